/// HarfBuzz, ICU and fontconfig behind a few plain functions. Handles are opaque; every function takes NULL
/// handles and answers as if nothing were there.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// A face of a font file opened for shaping.
typedef struct ts_font ts_font;

/// How many faces a font file holds; 0 where it is none.
unsigned ts_font_count(const char *path);
/// Opens face `index` of a font file; NULL where there is no usable font. A variable font is set to `weight`, 100 to
/// 900.
ts_font *ts_font_open(const char *path, unsigned index, int weight);
void ts_font_close(ts_font *font);
/// Whether the font has a glyph for a code point.
bool ts_font_covers(const ts_font *font, uint32_t scalar);
/// The height of a line, ascent and descent and gap together, in 1/10,000 em; the ascent alone in `ascent`.
int32_t ts_font_line_height(const ts_font *font, int32_t *ascent);
/// Shapes `length` bytes of UTF-8 in one direction and script. For each byte that a cluster begins at, `advances`
/// gets the cluster's advance in 1/10,000 em; the other bytes get 0.
void ts_font_shape(const ts_font *font, const char *text, int32_t length, int32_t *advances);

enum ts_font_name { TS_FAMILY = 1, TS_POSTSCRIPT = 6, TS_TYPOGRAPHIC_FAMILY = 16 };
/// A name in the font, to be freed with `ts_free`; NULL where there is none.
char *ts_font_name(const ts_font *font, enum ts_font_name name);
/// 100 to 900, by what the font says of itself.
int ts_font_weight(const ts_font *font);
bool ts_font_is_italic(const ts_font *font);

/// Finds a font file by fontconfig: one of a family where `family` is not NULL, and one that has `scalar` where that is
/// not 0. `weight` is 100 to 900. With `exact`, only a font of that very family. The path is to be freed with
/// `ts_free`; NULL where there is none.
char *ts_find_font(const char *family, uint32_t scalar, int weight, bool italic, bool exact, unsigned *index);
void ts_free(void *memory);

/// Finds places where lines may break (UAX 14, root locale).
typedef struct ts_breaker ts_breaker;

ts_breaker *ts_breaker_open(void);
void ts_breaker_close(ts_breaker *breaker);
/// Writes the offsets of the break opportunities in `length` bytes of UTF-8, the end included and the start not, in rising
/// order. Returns how many there are, at most `capacity`; -1 on failure.
int32_t ts_breaker_find(ts_breaker *breaker, const char *text, int32_t length, int32_t *offsets, int32_t capacity);

/// Which way a character makes a paragraph run that begins with it: 1 left to right, -1 right to left, 0 neither.
int ts_direction(uint32_t scalar);
