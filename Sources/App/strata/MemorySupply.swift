#if canImport(Glibc)
    import Glibc
#endif

/// How the program gets its memory from the system.
enum MemorySupply {
    /// Has the heap of each thread grow in one piece; what is not used of it takes no memory.
    ///
    /// glibc asks the kernel for a few pages at a time: over 5,000 times in a check of 4,000
    /// files, while other threads wait for the same lock. Swift does not see `mallopt`.
    static func takeLargePieces() {
        #if canImport(Glibc)
            typealias Option = @convention(c) (_ name: Int32, _ value: Int32) -> Int32
            let topPad: Int32 = -2
            guard let entry = dlsym(nil, "mallopt") else { return }
            _ = unsafeBitCast(entry, to: Option.self)(topPad, 64 << 20)
        #endif
    }
}
