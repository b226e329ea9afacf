// When files came to be, which Swift's libraries do not tell on Linux.
#ifndef STRATA_CFILETIMES_SHIM_H
#define STRATA_CFILETIMES_SHIM_H

#include <stdint.h>
#if defined(__APPLE__)
#include <sys/stat.h>
#else
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

/// When a file or a folder came to be, in nanoseconds since 1970; links are not followed.
///
/// \returns -1 if there is none at the path, or the system does not tell.
static inline int64_t ft_birth(const char *path) {
#if defined(__APPLE__)
    struct stat status;
    if (lstat(path, &status) != 0) return -1;
    return (int64_t)status.st_birthtimespec.tv_sec * 1000000000
        + status.st_birthtimespec.tv_nsec;
#elif defined(SYS_statx)
    // struct statx of linux/stat.h, which older headers lack: 256 bytes, the birth at the 80th.
    const int current_folder = -100, no_follow = 0x100;
    const unsigned birth = 0x800;
    uint64_t room[32] = {0};
    uint32_t mask, nanoseconds;
    int64_t seconds;
    if (syscall(SYS_statx, current_folder, path, no_follow, birth, room) != 0) return -1;
    memcpy(&mask, room, sizeof mask);
    memcpy(&seconds, (char *)room + 80, sizeof seconds);
    memcpy(&nanoseconds, (char *)room + 88, sizeof nanoseconds);
    return mask & birth ? seconds * 1000000000 + nanoseconds : -1;
#else
    (void)path;
    return -1;
#endif
}

#endif
