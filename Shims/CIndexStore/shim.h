// The C interface of libIndexStore in declarations of our own, as far as it is used. The library
// comes with the toolchain and is opened at run time: nothing here links it.
#ifndef STRATA_CINDEXSTORE_SHIM_H
#define STRATA_CINDEXSTORE_SHIM_H

#include <dlfcn.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

/// Text that the library owns.
typedef struct {
    const char *data;
    size_t length;
} IXText;

/// Called for each element; false ends the listing.
typedef bool (*IXTextVisitor)(void *context, IXText text);
typedef bool (*IXVisitor)(void *context, void *element);

/// The functions of the library. Handles are opaque and belong to the library.
typedef struct {
    const char *(*error_get_description)(void *error);
    void (*error_dispose)(void *error);
    void *(*store_create)(const char *path, void **error);
    void (*store_dispose)(void *store);
    bool (*store_units_apply_f)(void *store, unsigned sorted, void *context, IXTextVisitor visit);
    bool (*store_get_unit_modification_time)(
        void *store, const char *unit, int64_t *seconds, int64_t *nanoseconds, void **error);
    void *(*unit_reader_create)(void *store, const char *unit, void **error);
    void (*unit_reader_dispose)(void *reader);
    IXText (*unit_reader_get_main_file)(void *reader);
    IXText (*unit_reader_get_module_name)(void *reader);
    bool (*unit_reader_dependencies_apply_f)(void *reader, void *context, IXVisitor visit);
    int (*unit_dependency_get_kind)(void *dependency);
    IXText (*unit_dependency_get_name)(void *dependency);
    IXText (*unit_dependency_get_filepath)(void *dependency);
    void *(*record_reader_create)(void *store, const char *record, void **error);
    void (*record_reader_dispose)(void *reader);
    bool (*record_reader_occurrences_apply_f)(void *reader, void *context, IXVisitor visit);
    void *(*occurrence_get_symbol)(void *occurrence);
    uint64_t (*occurrence_get_roles)(void *occurrence);
    void (*occurrence_get_line_col)(void *occurrence, unsigned *line, unsigned *column);
    bool (*occurrence_relations_apply_f)(void *occurrence, void *context, IXVisitor visit);
    uint64_t (*symbol_relation_get_roles)(void *relation);
    void *(*symbol_relation_get_symbol)(void *relation);
    int (*symbol_get_kind)(void *symbol);
    int (*symbol_get_subkind)(void *symbol);
    IXText (*symbol_get_name)(void *symbol);
    IXText (*symbol_get_usr)(void *symbol);
} IXLibrary;

static inline bool ix_resolve(void *image, const char *name, void *slot) {
    void *symbol = dlsym(image, name);
    *(void **)slot = symbol;
    return symbol != NULL;
}

/// Opens the library; it stays open until the process ends.
///
/// \returns false if there is none at the path, or one that lacks a function.
static inline bool ix_open(const char *path, IXLibrary *library) {
    void *image = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (image == NULL) return false;
#define IX(name) ix_resolve(image, "indexstore_" #name, &library->name)
    return IX(error_get_description) && IX(error_dispose)
        && IX(store_create) && IX(store_dispose) && IX(store_units_apply_f)
        && IX(store_get_unit_modification_time)
        && IX(unit_reader_create) && IX(unit_reader_dispose)
        && IX(unit_reader_get_main_file) && IX(unit_reader_get_module_name)
        && IX(unit_reader_dependencies_apply_f)
        && IX(unit_dependency_get_kind) && IX(unit_dependency_get_name)
        && IX(unit_dependency_get_filepath)
        && IX(record_reader_create) && IX(record_reader_dispose)
        && IX(record_reader_occurrences_apply_f)
        && IX(occurrence_get_symbol) && IX(occurrence_get_roles)
        && IX(occurrence_get_line_col) && IX(occurrence_relations_apply_f)
        && IX(symbol_relation_get_roles) && IX(symbol_relation_get_symbol)
        && IX(symbol_get_kind) && IX(symbol_get_subkind)
        && IX(symbol_get_name) && IX(symbol_get_usr);
#undef IX
}

static inline void ix_limit(int resource, rlim_t most) {
    struct rlimit limit = {most, most};
    setrlimit(resource, &limit);
}

/// Takes from this process what reading needs not: writing files, starting programs, leaving a core or
/// a report when it crashes, and computing for longer than some seconds.
static inline void ix_confine(unsigned seconds) {
    static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
    for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) signal(crashes[i], SIG_DFL);
    ix_limit(RLIMIT_CPU, seconds);
    ix_limit(RLIMIT_FSIZE, 0);
    ix_limit(RLIMIT_CORE, 0);
#ifdef RLIMIT_NPROC
    ix_limit(RLIMIT_NPROC, 0);
#endif
}

/// The demangler of the Swift runtime.
///
/// \returns NULL if the name is none of Swift's; otherwise text to be freed.
char *swift_demangle(
    const char *name, size_t length, char *output, size_t *size, uint32_t flags);

#endif
