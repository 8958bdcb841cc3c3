#include "text_shaping.h"

#include <fontconfig/fontconfig.h>
#include <stdlib.h>
#include <string.h>

static int weight_from_opentype(int weight) { return FcWeightFromOpenType(weight); }

static FcPattern *pattern_for(const char *family, uint32_t scalar, int weight, bool italic) {
    FcPattern *pattern = FcPatternCreate();
    if (pattern == NULL) return NULL;
    if (family != NULL) FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)family);
    FcPatternAddInteger(pattern, FC_WEIGHT, weight_from_opentype(weight));
    FcPatternAddInteger(pattern, FC_SLANT, italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN);
    FcPatternAddBool(pattern, FC_SCALABLE, FcTrue);
    // Else the language of the user's locale would choose between fonts.
    FcPatternAddString(pattern, FC_LANG, (const FcChar8 *)"en");
    if (scalar != 0) {
        FcCharSet *characters = FcCharSetCreate();
        FcCharSetAddChar(characters, scalar);
        FcPatternAddCharSet(pattern, FC_CHARSET, characters);
        FcCharSetDestroy(characters);
    }
    FcConfigSubstitute(NULL, pattern, FcMatchPattern);
    FcDefaultSubstitute(pattern);
    return pattern;
}

static bool fits(FcPattern *match, const char *family, uint32_t scalar, bool exact) {
    FcChar8 *name = NULL;
    FcCharSet *characters = NULL;
    if (scalar != 0 && (FcPatternGetCharSet(match, FC_CHARSET, 0, &characters) != FcResultMatch ||
                        !FcCharSetHasChar(characters, scalar))) {
        return false;
    }
    if (!exact || family == NULL) return true;
    for (int i = 0; FcPatternGetString(match, FC_FAMILY, i, &name) == FcResultMatch; i++) {
        if (FcStrCmpIgnoreCase(name, (const FcChar8 *)family) == 0) return true;
    }
    return false;
}

char *ts_find_font(const char *family, uint32_t scalar, int weight, bool italic, bool exact, unsigned *index) {
    *index = 0;
    if (!FcInit()) return NULL;
    FcPattern *pattern = pattern_for(family, scalar, weight, italic);
    if (pattern == NULL) return NULL;
    FcResult result;
    FcPattern *match = FcFontMatch(NULL, pattern, &result);
    FcPatternDestroy(pattern);
    if (match == NULL) return NULL;
    FcChar8 *file = NULL;
    int face = 0;
    char *path = NULL;
    if (fits(match, family, scalar, exact) && FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch) {
        path = strdup((const char *)file);
        if (FcPatternGetInteger(match, FC_INDEX, 0, &face) == FcResultMatch) *index = (unsigned)face & 0xFFFF;
    }
    FcPatternDestroy(match);
    return path;
}
