#include "text_shaping.h"

#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>

struct ts_font {
    hb_font_t *font;
};

enum { UNITS_PER_EM = 10000 };

unsigned ts_font_count(const char *path) {
    if (path == NULL) return 0;
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (blob == NULL) return 0;
    unsigned count = hb_face_count(blob);
    hb_blob_destroy(blob);
    return count;
}

static void set_weight(hb_font_t *font, int weight) {
    hb_ot_var_axis_info_t axis;
    if (!hb_ot_var_find_axis_info(hb_font_get_face(font), HB_OT_TAG_VAR_AXIS_WEIGHT, &axis)) return;
    hb_variation_t variation = {HB_OT_TAG_VAR_AXIS_WEIGHT, (float)weight};
    hb_font_set_variations(font, &variation, 1);
}

ts_font *ts_font_open(const char *path, unsigned index, int weight) {
    if (path == NULL) return NULL;
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
    if (blob == NULL) return NULL;
    hb_face_t *face = hb_face_create(blob, index);
    hb_blob_destroy(blob);
    ts_font *font = malloc(sizeof *font);
    if (font == NULL || hb_face_get_glyph_count(face) == 0) {
        free(font);
        hb_face_destroy(face);
        return NULL;
    }
    font->font = hb_font_create(face);
    hb_face_destroy(face);
    hb_font_set_scale(font->font, UNITS_PER_EM, UNITS_PER_EM);
    set_weight(font->font, weight);
    return font;
}

void ts_font_close(ts_font *font) {
    if (font == NULL) return;
    hb_font_destroy(font->font);
    free(font);
}

bool ts_font_covers(const ts_font *font, uint32_t scalar) {
    hb_codepoint_t glyph;
    return font != NULL && hb_font_get_nominal_glyph(font->font, scalar, &glyph);
}

int32_t ts_font_line_height(const ts_font *font, int32_t *ascent) {
    hb_font_extents_t extents;
    *ascent = 0;
    if (font == NULL || !hb_font_get_h_extents(font->font, &extents)) return 0;
    *ascent = extents.ascender;
    return extents.ascender - extents.descender + extents.line_gap;
}

void ts_font_shape(const ts_font *font, const char *text, int32_t length, int32_t *advances) {
    for (int32_t i = 0; i < length; i++) advances[i] = 0;
    if (font == NULL || length <= 0) return;
    hb_buffer_t *buffer = hb_buffer_create();
    hb_buffer_add_utf8(buffer, text, length, 0, length);
    hb_buffer_guess_segment_properties(buffer);
    hb_buffer_set_language(buffer, hb_language_from_string("und", -1));
    hb_shape(font->font, buffer, NULL, 0);
    unsigned count = 0;
    const hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(buffer, &count);
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
    for (unsigned i = 0; i < count; i++) {
        if (glyphs[i].cluster < (uint32_t)length) advances[glyphs[i].cluster] += positions[i].x_advance;
    }
    hb_buffer_destroy(buffer);
}

char *ts_font_name(const ts_font *font, enum ts_font_name name) {
    if (font == NULL) return NULL;
    enum { LONGEST_NAME = 256 };
    unsigned size = LONGEST_NAME;
    char *text = malloc(size);
    if (text == NULL) return NULL;
    hb_language_t language = hb_language_from_string("en", -1);
    if (hb_ot_name_get_utf8(hb_font_get_face(font->font), (hb_ot_name_id_t)name, language, &size, text) > 0) {
        return text;
    }
    free(text);
    return NULL;
}

int ts_font_weight(const ts_font *font) {
    return font == NULL ? 400 : (int)hb_style_get_value(font->font, HB_STYLE_TAG_WEIGHT);
}

bool ts_font_is_italic(const ts_font *font) {
    return font != NULL && hb_style_get_value(font->font, HB_STYLE_TAG_ITALIC) > 0;
}

void ts_free(void *memory) { free(memory); }
