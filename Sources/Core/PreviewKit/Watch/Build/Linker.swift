#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Which linker links.
enum Linker {
    /// The same link with the fastest linker that the toolchain has: on Linux LLVM's.
    static func fastest(_ arguments: [String]) -> [String] {
        guard let compiler = arguments.first,
            !arguments.contains(where: { $0.hasPrefix("-use-ld") }),
            access(compiler.folder + "/ld.lld", X_OK) == 0
        else { return arguments }
        #if os(Linux)
            return arguments + ["-use-ld=lld"]
        #else
            return arguments
        #endif
    }
}
