#include <plist/plist.h>
#include <stdlib.h>
