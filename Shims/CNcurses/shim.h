// What Swift cannot import from <curses.h> by itself: macros, globals, and names hidden by feature
// macros. No `link` lines in the module map: each one would be honoured, on every platform.
#ifndef STRATA_CNCURSES_SHIM_H
#define STRATA_CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1
#define NCURSES_ENABLE_STDBOOL_H 1

#include <errno.h>
#include <locale.h>
#include <langinfo.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>
#if defined(__APPLE__) || defined(__GLIBC__)
#include <execinfo.h>
#endif
#include <curses.h>
#include <term.h>

// MARK: attributes

static const attr_t CN_NORMAL = A_NORMAL;
static const attr_t CN_BOLD = A_BOLD;
static const attr_t CN_DIM = A_DIM;
static const attr_t CN_REVERSE = A_REVERSE;
static const attr_t CN_UNDERLINE = A_UNDERLINE;
#ifdef A_ITALIC
static const attr_t CN_ITALIC = A_ITALIC;
#else
static const attr_t CN_ITALIC = 0;
#endif

// MARK: the screen

extern int wcwidth(wchar_t);

static inline WINDOW *cn_stdscr(void) { return stdscr; }
static inline WINDOW *cn_curscr(void) { return curscr; }

/// Puts a glyph of `width` columns, or a replacement where the C library thinks it has another width.
static inline int cn_put(WINDOW *window, int y, int x, const wchar_t *glyph, int width,
                         attr_t attributes, int pair) {
    static const wchar_t replacement[] = {0xFFFD, 0};
    const wchar_t *text = glyph;
    cchar_t cell;
    if (glyph[0] > 0x7E && wcwidth(glyph[0]) != width) {
        text = replacement;
        if (width == 2 && cn_put(window, y, x + 1, L" ", 1, attributes, pair) == ERR) return ERR;
    }
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS
    if (setcchar(&cell, text, attributes, 0, &pair) == ERR) return ERR;
#else
    if (setcchar(&cell, text, attributes, (short)pair, NULL) == ERR) return ERR;
#endif
    return mvwadd_wch(window, y, x, &cell);
}

/// A pair of these two colours, -1 for the terminal's own; 0 where the library cannot do it.
static inline int cn_pair(int foreground, int background) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS && NCURSES_VERSION_PATCH >= 20180101
    int pair = alloc_pair(foreground, background);
    return pair < 0 ? 0 : pair;
#else
    static short next = 1;
    short candidate, f, b;
    for (candidate = 1; candidate < next; candidate++)
        if (pair_content(candidate, &f, &b) == OK && f == foreground && b == background)
            return candidate;
    if (next >= COLOR_PAIRS || next >= 255) return 0;
    if (init_pair(next, (short)foreground, (short)background) == ERR) return 0;
    return next++;
#endif
}

/// Whether terminfo entries may be handed over in a variable, and colours may be direct.
static inline int cn_can_take_entries(void) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS && NCURSES_VERSION_PATCH >= 20180101
    return 1;
#else
    return 0;
#endif
}

static inline int cn_colors(void) { return COLORS; }

// MARK: terminfo, by index in the order of the compiled format

static inline const char *cn_boolean_name(int index) { return boolnames[index]; }
static inline const char *cn_number_name(int index) { return numnames[index]; }
static inline const char *cn_string_name(int index) { return strnames[index]; }

static inline int cn_boolean(const char *name) { return tigetflag((char *)name); }
static inline int cn_number(const char *name) { return tigetnum((char *)name); }

/// The capability, or NULL where the terminal has none.
static inline const char *cn_string(const char *name) {
    char *value = tigetstr((char *)name);
    return value == (char *)-1 ? NULL : value;
}

// MARK: libc that Swift does not see

#ifdef __linux__
extern int memfd_create(const char *, unsigned int);
#endif
extern int posix_openpt(int);
extern int grantpt(int);
extern int unlockpt(int);
extern char *ptsname(int);

/// Calls `handler` for a signal; one that is ignored stays so if `keeps_ignored`.
static inline int cn_handle(int signal, void (*handler)(int, siginfo_t *, void *), int keeps_ignored,
                            struct sigaction *previous) {
    struct sigaction action;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER | SA_RESTART;
    action.sa_sigaction = handler;
    if (sigaction(signal, &action, previous) != 0) return -1;
    if (keeps_ignored && previous->sa_handler == SIG_IGN) sigaction(signal, previous, NULL);
    return 0;
}

static inline void cn_handle_by_default(int signal) {
    struct sigaction action;
    sigemptyset(&action.sa_mask);
    action.sa_flags = 0;
    action.sa_handler = SIG_DFL;
    sigaction(signal, &action, NULL);
}

/// Whether somebody sent the signal, as opposed to a fault of this program.
static inline int cn_was_sent(const siginfo_t *info) { return info->si_code <= 0; }

/// Writes the calls that led here; the first call prepares what later ones, in handlers, need.
static inline void cn_write_calls(int descriptor) {
#if defined(__APPLE__) || defined(__GLIBC__)
    void *calls[128];
    int count = backtrace(calls, 128);
    if (descriptor >= 0) backtrace_symbols_fd(calls, count, descriptor);
#else
    (void)descriptor;
#endif
}

/// Lets handlers run where the stack has come to its end; 0 on success.
static inline int cn_use_stack(void *start, size_t size) {
    stack_t stack = {0};
    stack.ss_sp = start;
    stack.ss_size = size;
    return sigaltstack(&stack, NULL);
}

static inline const char *cn_codeset(void) { return nl_langinfo(CODESET); }

/// A file without a name, read and written by its descriptor; -1 on failure.
static inline int cn_anonymous_file(void) {
#ifdef __linux__
    return memfd_create("strata", 1 /* MFD_CLOEXEC */);
#else
    char path[] = "/tmp/strata.XXXXXX";
    int descriptor = mkstemp(path);
    if (descriptor >= 0) unlink(path);
    return descriptor;
#endif
}

/// The size of the terminal behind a descriptor; 0 where it is none.
static inline int cn_window_size(int descriptor, int *wide, int *high) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
    *wide = size.ws_col;
    *high = size.ws_row;
    return size.ws_col > 0 && size.ws_row > 0;
}

/// The terminal behind a descriptor, opened once more to write to it without waiting; -1 where it
/// cannot be.
static inline int cn_reopen_terminal(int descriptor) {
    char path[256];
    struct stat there, opened;
    if (ttyname_r(descriptor, path, sizeof path) != 0) return -1;
    int own = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (own < 0) return -1;
    if (fstat(descriptor, &there) == 0 && fstat(own, &opened) == 0 &&
        there.st_rdev == opened.st_rdev)
        return own;
    close(own);
    return -1;
}

/// Writes all bytes unless the receiver takes none of them for so long; 1 if it took them all.
///
/// Fit for signal handlers. Whatever the descriptor was opened with, this does not wait longer.
static inline int cn_write_within(int descriptor, const char *bytes, size_t count,
                                  int milliseconds) {
    int flags = fcntl(descriptor, F_GETFL);
    if (flags < 0) return 0;
    int changes = !(flags & O_NONBLOCK);
    if (changes) fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
    int is_ready = 1;
    while (count > 0 && is_ready) {
        ssize_t written = write(descriptor, bytes, count);
        if (written > 0) {
            bytes += written;
            count -= (size_t)written;
        } else if (written < 0 && errno == EAGAIN) {
            struct pollfd request = {descriptor, POLLOUT, 0};
            is_ready = poll(&request, 1, milliseconds) > 0;
        } else if (written == 0 || errno != EINTR) {
            break;
        }
    }
    if (changes) fcntl(descriptor, F_SETFL, flags);
    return count == 0;
}

static inline int cn_set_window_size(int descriptor, int wide, int high) {
    struct winsize size = {(unsigned short)high, (unsigned short)wide, 0, 0};
    return ioctl(descriptor, TIOCSWINSZ, &size);
}

#endif
