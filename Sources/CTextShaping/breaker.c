#include "text_shaping.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>

struct ts_breaker {
    UBreakIterator *iterator;
    UText text;
};

ts_breaker *ts_breaker_open(void) {
    ts_breaker *breaker = malloc(sizeof *breaker);
    if (breaker == NULL) return NULL;
    UErrorCode status = U_ZERO_ERROR;
    breaker->iterator = ubrk_open(UBRK_LINE, "", NULL, 0, &status);
    breaker->text = (UText)UTEXT_INITIALIZER;
    if (U_FAILURE(status)) {
        free(breaker);
        return NULL;
    }
    return breaker;
}

void ts_breaker_close(ts_breaker *breaker) {
    if (breaker == NULL) return;
    ubrk_close(breaker->iterator);
    utext_close(&breaker->text);
    free(breaker);
}

int32_t ts_breaker_find(ts_breaker *breaker, const char *text, int32_t length, int32_t *offsets, int32_t capacity) {
    if (breaker == NULL) return -1;
    UErrorCode status = U_ZERO_ERROR;
    utext_openUTF8(&breaker->text, text, length, &status);
    ubrk_setUText(breaker->iterator, &breaker->text, &status);
    if (U_FAILURE(status)) return -1;
    int32_t count = 0;
    for (int32_t offset = ubrk_next(breaker->iterator); offset != UBRK_DONE && count < capacity;
         offset = ubrk_next(breaker->iterator)) {
        offsets[count++] = offset;
    }
    return count;
}

int ts_direction(uint32_t scalar) {
    switch (u_charDirection((UChar32)scalar)) {
        case U_LEFT_TO_RIGHT: return 1;
        case U_RIGHT_TO_LEFT:
        case U_RIGHT_TO_LEFT_ARABIC: return -1;
        default: return 0;
    }
}
