// Debian's libxml2 headers include ICU's, which clash with Foundation's own copy: switch that part off
// before anything else is read.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/dict.h>
#include <libxml/encoding.h>
#include <libxml/relaxng.h>
