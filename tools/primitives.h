/* Included before every C file that mypyc makes (setup.py): what tools/primitives.py puts in place of calls of functions
   of the same names. Each does what its Python does for sets and places 0 … 62, but in a few steps of the processor,
   in every C file, and with one look at the ends of an array instead of one for every number in it. */

#include <Python.h>
#include <stdint.h>
#include <string.h>


__attribute__((cold, noinline, unused)) static int64_t Ludarium_outside(int64_t told) {
    PyErr_SetNone(PyExc_IndexError);
    return told;
}

/* whether `many` numbers from `at` on lie outside of an array */
static inline int Ludarium_beyond(int64_t size, int64_t at, int64_t many) {
    return __builtin_expect(at < 0 || many < 0 || at > size - many, 0);
}

/* --- ludarium.core.bits --- */

/* counted from the end where it is below zero, as Python does */
static inline int64_t Ludarium_bit(int64_t n) { return (int64_t)1 << (n + (n >> 63 & 63)); }

static inline int64_t Ludarium_lowest(int64_t mask) { return mask ? __builtin_ctzll((uint64_t)mask) : 0; }

static inline int64_t Ludarium_count(int64_t mask) {
    uint64_t x = (uint64_t)mask - ((uint64_t)mask >> 1 & 0x5555555555555555u);
    x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return (int64_t)(x * 0x0101010101010101u >> 56);
}

static inline int64_t Ludarium_nth(int64_t mask, int64_t k) {
    uint64_t rest = (uint64_t)mask;
    for (; k > 0; k--) rest &= rest - 1;
    return Ludarium_lowest((int64_t)rest);
}

static inline int64_t Ludarium_put_spaced_(int64_t *out, int64_t size, int64_t n, int64_t first, int64_t chosen, int64_t space) {
    if (Ludarium_beyond(size, n, 63) && Ludarium_beyond(size, n, Ludarium_count(chosen))) return Ludarium_outside(-113);
    for (uint64_t rest = (uint64_t)chosen; rest; rest &= rest - 1) out[n++] = first + __builtin_ctzll(rest) * space;
    return n;
}
#define Ludarium_put(out, n, first, chosen) Ludarium_put_spaced_((out).items, (out).len, n, first, chosen, 1)
#define Ludarium_put_spaced(out, n, first, chosen, space) \
    Ludarium_put_spaced_((out).items, (out).len, n, first, chosen, space)

/* --- ludarium.core.kept --- */

/* The collector passes by lists, tuples and dictionaries, and what is in them. Structs it never looks at; those that
   somebody else holds, too, are old, and what they hold was passed by when they were new. */
static int Ludarium_pass_by(PyObject *thing, void *all) {
    traverseproc each = Py_TYPE(thing)->tp_traverse;
    if (!each) return 0;
    if (PyObject_IS_GC(thing)) {
        int holds = PyList_CheckExact(thing) || PyTuple_CheckExact(thing) || PyDict_CheckExact(thing);
        if (!holds || !PyObject_GC_IsTracked(thing)) return 0;
        PyObject_GC_UnTrack(thing);
    } else if (!all && Py_REFCNT(thing) > 1)
        return 0;
    return each(thing, Ludarium_pass_by, NULL);
}
__attribute__((unused)) static char Ludarium_let_be(PyObject *thing) {
    Ludarium_pass_by(thing, thing);
    return 1;
}

/* --- ludarium.core.features --- */

static inline char Ludarium_put_number_(int16_t *out, int64_t size, int64_t at, int64_t number) {
    if (Ludarium_beyond(size, at, 1)) return (char)Ludarium_outside(2);
    out[at] = (int16_t)(number > 32767 ? 32767 : number < -32767 ? -32767 : number);
    return 1;
}
#define Ludarium_put_number(out, at, number) Ludarium_put_number_((out).items, (out).len, at, number)

#define Ludarium_put_flag(out, at, flag) Ludarium_put_number_((out).items, (out).len, at, (flag) != 0)

static inline char Ludarium_put_change_(int16_t *out, int64_t size, int64_t at, int64_t before, int64_t now) {
    uint64_t rest = (uint64_t)(before ^ now);
    if (rest && Ludarium_beyond(size, at, 64 - __builtin_clzll(rest))) return (char)Ludarium_outside(2);
    for (; rest; rest &= rest - 1) {
        int member = __builtin_ctzll(rest);
        out[at + member] = (int16_t)(now >> member & 1);
    }
    return 1;
}
#define Ludarium_put_change(out, at, before, now) Ludarium_put_change_((out).items, (out).len, at, before, now)

static inline char Ludarium_put_row_(int16_t *out, int64_t size, int64_t at, int64_t *memory, int64_t places, int64_t place, int64_t now) {
    if (Ludarium_beyond(places, place, 1)) return (char)Ludarium_outside(2);
    int64_t before = memory[place];
    if (before == now) return 1;
    memory[place] = now;
    return Ludarium_put_change_(out, size, at, before, now);
}
#define Ludarium_put_row(out, at, memory, place, now) \
    Ludarium_put_row_((out).items, (out).len, at, (memory).items, (memory).len, place, now)

/* few numbers one by one, since old processors compare no pairs of 64 bits; next to never one of them has to be cut */
static inline char Ludarium_put_numbers_(int16_t *out, int64_t size, int64_t at, int64_t *numbers, int64_t places, int64_t first, int64_t many) {
    if (Ludarium_beyond(size, at, many) || Ludarium_beyond(places, first, many)) return (char)Ludarium_outside(2);
    int64_t all = 0;
    out += at, numbers += first;
    for (int64_t k = 0; k < many; k++) {
        int64_t number = numbers[k];
        __asm__("" : "+r"(number));
        all |= number;
        out[k] = (int16_t)number;
    }
    if (__builtin_expect((uint64_t)all > 32767, 0))
        for (int64_t k = 0; k < many; k++) Ludarium_put_number_(out, many, k, numbers[k]);
    return 1;
}
#define Ludarium_put_numbers(out, at, numbers, first, many) \
    Ludarium_put_numbers_((out).items, (out).len, at, (numbers).items, (numbers).len, first, many)

static inline char Ludarium_put_four_(int16_t *out, int64_t size, int64_t at, int64_t a, int64_t b, int64_t c, int64_t d) {
    if (Ludarium_beyond(size, at, 4)) return (char)Ludarium_outside(2);
    out[at] = (int16_t)a, out[at + 1] = (int16_t)b, out[at + 2] = (int16_t)c, out[at + 3] = (int16_t)d;
    return 1;
}
#define Ludarium_put_four(out, at, a, b, c, d) Ludarium_put_four_((out).items, (out).len, at, a, b, c, d)

__attribute__((noinline, unused)) static char Ludarium_put_news_(int16_t *out, int64_t size, int64_t at, int64_t space, int64_t *memory, int64_t *now) {
    for (int k = 0; k < 4; k++) {
        if (Ludarium_put_change_(out, size, at + k * space, memory[k], now[k]) == 2) return 2;
        memory[k] = now[k];
    }
    return 1;
}

static inline char Ludarium_put_rows_(int16_t *out, int64_t size, int64_t at, int64_t space, int64_t *memory, int64_t places, int64_t place, int64_t a, int64_t b, int64_t c, int64_t d) {
    if (Ludarium_beyond(places, place, 4)) return (char)Ludarium_outside(2);
    int64_t *before = memory + place;
    if (!((before[0] ^ a) | (before[1] ^ b) | (before[2] ^ c) | (before[3] ^ d))) return 1;
    int64_t now[4] = {a, b, c, d};
    return Ludarium_put_news_(out, size, at, space, before, now);
}
#define Ludarium_put_rows(out, at, space, memory, place, a, b, c, d) \
    Ludarium_put_rows_((out).items, (out).len, at, space, (memory).items, (memory).len, place, a, b, c, d)

__attribute__((unused)) static char Ludarium_put_depths_(int16_t *out, int64_t size, int64_t at, int64_t *pile, int64_t cards, int64_t first, int64_t height, int64_t *memory, int64_t places, int64_t place, int64_t split) {
    if (Ludarium_beyond(cards, first, height) || Ludarium_beyond(places, place, 2) || Ludarium_beyond(size, at, 0))
        return (char)Ludarium_outside(2);
    uint64_t lies[2] = {0, 0}, columns = (uint64_t)(size - at);
    for (int64_t k = 0; k < height; k++) {
        int64_t card = pile[first + k], high = card >= split;
        if (__builtin_expect((uint64_t)card >= columns, 0)) return (char)Ludarium_outside(2);
        out[at + card] = (int16_t)(height - k);
        lies[high] |= (uint64_t)1 << ((high ? card - split : card) & 63);
    }
    for (int k = 0; k < 2; k++) {
        int64_t left = (int64_t)((uint64_t)memory[place + k] & ~lies[k]);
        if (Ludarium_put_change_(out, size, at + k * split, left, 0) == 2) return 2;
        memory[place + k] = (int64_t)lies[k];
    }
    return 1;
}
#define Ludarium_put_depths(out, at, pile, first, height, memory, place, split)                              \
    Ludarium_put_depths_((out).items, (out).len, at, (pile).items, (pile).len, first, height, (memory).items, \
                         (memory).len, place, split)

/* --- ludarium.core.batch --- */

static inline char Ludarium_lay_columns_(int16_t *out, int64_t size, int64_t at, int16_t *row, int64_t places, int64_t first, int64_t many) {
    if (Ludarium_beyond(size, at, many) || Ludarium_beyond(places, first, many)) return (char)Ludarium_outside(2);
    memcpy(out + at, row + first, (size_t)many * sizeof *out);
    return 1;
}
#define Ludarium_lay_columns(out, at, row, first, many) \
    Ludarium_lay_columns_((out).items, (out).len, at, (row).items, (row).len, first, many)

static inline char Ludarium_lay_pieces_(int16_t *out, int64_t size, int64_t at, int16_t *row, int64_t places, int64_t first, int64_t *pieces, int64_t known, int64_t piece) {
    for (;; piece += 2) {
        if (Ludarium_beyond(known, piece, 2)) return (char)Ludarium_outside(2);
        int64_t columns = pieces[piece + 1];
        if (columns == 0) return 1;
        if (Ludarium_lay_columns_(out, size, at, row, places, first + pieces[piece], columns) == 2) return 2;
        at += columns;
    }
}
#define Ludarium_lay_pieces(out, at, row, first, pieces, piece)                                                  \
    Ludarium_lay_pieces_((out).items, (out).len, at, (row).items, (row).len, first, (pieces).items, (pieces).len, \
                         piece)

static inline char Ludarium_lay_actions_(int32_t *out, int64_t size, int64_t at, int64_t *actions, int64_t places, int64_t many) {
    if (Ludarium_beyond(size, at, many) || Ludarium_beyond(places, 0, many)) return (char)Ludarium_outside(2);
    for (int64_t k = 0; k < many; k++) out[at + k] = (int32_t)actions[k];
    return 1;
}
#define Ludarium_lay_actions(out, at, actions, many) \
    Ludarium_lay_actions_((out).items, (out).len, at, (actions).items, (actions).len, many)

/* room that is there becomes places; what is in them is written later */
#define Ludarium_stretched(room, size)                                                        \
    ({                                                                                        \
        __typeof__(room) stretched = (room);                                                  \
        int64_t places = (size);                                                              \
        if (places > 0 && places > (stretched.items ? VEC_BUF_SIZE(VEC_I16_BUF(stretched)) : 0)) \
            Ludarium_outside(0), places = -1;                                                 \
        stretched.len = places;                                                               \
        stretched;                                                                            \
    })
