#include "text_shaping.h"

#include <hb.h>
#include <stdlib.h>

struct ts_font {
    hb_font_t *font;
};

enum { UNITS_PER_EM = 10000 };

ts_font *ts_font_open(const char *path, unsigned index) {
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

void ts_free(void *memory) { free(memory); }
