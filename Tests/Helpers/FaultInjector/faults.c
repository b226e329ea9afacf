// What stands before libc in a program under test: it counts the calls that change files below one
// folder, and lets one of them fail, write half, or be the last thing that the program does.
//
//   STRATA_FAULT_BELOW  the absolute path of the folder; without it nothing is counted
//   STRATA_FAULT_AT     the number of the call that falls, from 1; 0 for none
//   STRATA_FAULT_AS     a name of errno (ENOSPC …), `short`, `kill-before` or `kill-after`
//   STRATA_FAULT_STAYS  if set, the calls after it fail, too, as on a disk that is full
//   STRATA_FAULT_LOG    a file that gets a line for each call counted

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

enum way { NONE, FAILS, SHORTENS, KILLS_BEFORE, KILLS_AFTER };

static char below[PATH_MAX];
static size_t below_length;
static int fall_at;
static enum way way = NONE;
static int fall_errno;
static int stays;
static int log_file = -1;
static int count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static const struct { const char *name; int number; } numbers[] = {
    {"ENOSPC", ENOSPC}, {"EIO", EIO}, {"EDQUOT", EDQUOT}, {"EROFS", EROFS}, {"EINTR", EINTR},
    {"EACCES", EACCES}, {"EMFILE", EMFILE},
};

__attribute__((constructor)) static void read_settings(void) {
    const char *text = getenv("STRATA_FAULT_BELOW");
    if (!text || !realpath(text, below)) return;
    below_length = strlen(below);
    text = getenv("STRATA_FAULT_AT");
    fall_at = text ? atoi(text) : 0;
    stays = getenv("STRATA_FAULT_STAYS") != NULL;
    text = getenv("STRATA_FAULT_AS");
    if (text && !strcmp(text, "short")) way = SHORTENS;
    if (text && !strcmp(text, "kill-before")) way = KILLS_BEFORE;
    if (text && !strcmp(text, "kill-after")) way = KILLS_AFTER;
    for (size_t i = 0; text && i < sizeof numbers / sizeof *numbers; i++) {
        if (strcmp(text, numbers[i].name)) continue;
        way = FAILS;
        fall_errno = numbers[i].number;
    }
    text = getenv("STRATA_FAULT_LOG");
    if (text) log_file = (int)syscall(SYS_openat, AT_FDCWD, text,
                                      O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    // Programs that it starts are left alone.
    unsetenv("LD_PRELOAD");
}

/// The absolute path of what a call is about; links stay as they are.
static int absolute(char *room, int folder, const char *path) {
    char base[PATH_MAX];
    if (path && path[0] == '/') return snprintf(room, PATH_MAX, "%s", path) < PATH_MAX;
    if (folder == AT_FDCWD) {
        if (!getcwd(base, sizeof base)) return 0;
    } else {
        char link[64];
        snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
        ssize_t size = readlink(link, base, sizeof base - 1);
        if (size < 0) return 0;
        base[size] = 0;
    }
    if (!path) return snprintf(room, PATH_MAX, "%s", base) < PATH_MAX;
    return snprintf(room, 2 * PATH_MAX, "%s/%s", base, path) < PATH_MAX;
}

/// Whether a call falls, too, that comes after the one that fell: a full disk still forgets and moves.
static int falls_later(const char *call) {
    static const char *const growing[] = {"write", "pwrite", "open", "mkdir", "link", "fsync"};
    if (fall_errno != ENOSPC && fall_errno != EDQUOT) return 1;
    for (size_t i = 0; i < sizeof growing / sizeof *growing; i++)
        if (!strcmp(call, growing[i])) return 1;
    return 0;
}

/// What is to be done with a call; counts it where it is about a file below the folder.
static enum way next(const char *call, int folder, const char *path) {
    char place[2 * PATH_MAX];
    int before = errno;
    if (!below_length || !absolute(place, folder, path) || strncmp(place, below, below_length)
        || (place[below_length] != '/' && place[below_length] != 0)) {
        errno = before;
        return NONE;
    }
    pthread_mutex_lock(&lock);
    int number = ++count;
    pthread_mutex_unlock(&lock);
    if (log_file >= 0) {
        char line[2 * PATH_MAX + 64];
        int size = snprintf(line, sizeof line, "%d %s %s\n", number, call, place + below_length);
        syscall(SYS_write, log_file, line, size);
    }
    errno = before;
    int is_later = stays && fall_at > 0 && number > fall_at && falls_later(call);
    if (number != fall_at && !is_later) return NONE;
    if (way == KILLS_BEFORE) raise(SIGKILL);
    if (way == FAILS) errno = fall_errno;
    return way;
}

/// A call that may fall; `done` asks the system itself.
#define FALLING(type, call, folder, path, done) \
    enum way way = next(call, folder, path); \
    if (way == FAILS) return -1; \
    type result = (type)(done); \
    if (way == KILLS_AFTER) raise(SIGKILL); \
    return result

#define PART(size) (way == SHORTENS && size > 1 ? size / 2 : size)

ssize_t write(int file, const void *bytes, size_t size) {
    FALLING(ssize_t, "write", file, NULL, syscall(SYS_write, file, bytes, PART(size)));
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t at) {
    FALLING(ssize_t, "pwrite", file, NULL, syscall(SYS_pwrite64, file, bytes, PART(size), at));
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t at) {
    return pwrite(file, bytes, size, at);
}

static int opened(int folder, const char *path, int flags, mode_t mode) {
    if (!(flags & (O_CREAT | O_TRUNC))) return (int)syscall(SYS_openat, folder, path, flags, mode);
    FALLING(int, "open", folder, path, syscall(SYS_openat, folder, path, flags, mode));
}

#define OPEN(name, parameters, folder) \
    int name parameters { \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
        va_end(rest); \
        return opened(folder, path, flags, mode); \
    }

OPEN(open, (const char *path, int flags, ...), AT_FDCWD)
OPEN(open64, (const char *path, int flags, ...), AT_FDCWD)
OPEN(openat, (int folder, const char *path, int flags, ...), folder)
OPEN(openat64, (int folder, const char *path, int flags, ...), folder)

int renameat(int first, const char *from, int second, const char *to) {
    FALLING(int, "rename", second, to, syscall(SYS_renameat2, first, from, second, to, 0));
}

int rename(const char *from, const char *to) { return renameat(AT_FDCWD, from, AT_FDCWD, to); }

int renameat2(int first, const char *from, int second, const char *to, unsigned flags) {
    FALLING(int, "rename", second, to, syscall(SYS_renameat2, first, from, second, to, flags));
}

int linkat(int first, const char *from, int second, const char *to, int flags) {
    FALLING(int, "link", second, to, syscall(SYS_linkat, first, from, second, to, flags));
}

int link(const char *from, const char *to) { return linkat(AT_FDCWD, from, AT_FDCWD, to, 0); }

int unlinkat(int folder, const char *path, int flags) {
    FALLING(int, flags & AT_REMOVEDIR ? "rmdir" : "unlink", folder, path,
            syscall(SYS_unlinkat, folder, path, flags));
}

int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }

int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }

int mkdirat(int folder, const char *path, mode_t mode) {
    FALLING(int, "mkdir", folder, path, syscall(SYS_mkdirat, folder, path, mode));
}

int mkdir(const char *path, mode_t mode) { return mkdirat(AT_FDCWD, path, mode); }

int chmod(const char *path, mode_t mode) {
    FALLING(int, "chmod", AT_FDCWD, path, syscall(SYS_fchmodat, AT_FDCWD, path, mode));
}

int fchmod(int file, mode_t mode) {
    FALLING(int, "fchmod", file, NULL, syscall(SYS_fchmod, file, mode));
}

int fchown(int file, uid_t user, gid_t group) {
    FALLING(int, "fchown", file, NULL, syscall(SYS_fchown, file, user, group));
}

int fsync(int file) { FALLING(int, "fsync", file, NULL, syscall(SYS_fsync, file)); }

int fdatasync(int file) { FALLING(int, "fsync", file, NULL, syscall(SYS_fdatasync, file)); }

int ftruncate(int file, off_t size) {
    FALLING(int, "ftruncate", file, NULL, syscall(SYS_ftruncate, file, size));
}

int ftruncate64(int file, off64_t size) { return ftruncate(file, size); }
