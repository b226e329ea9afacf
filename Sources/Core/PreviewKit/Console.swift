import OperatingSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Standard output, standard error, files and the end of the program.
enum Console {
    /// Whether a person sits in front of it.
    static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Writes to standard output.
    static func print(_ text: String) {
        // Nobody is left to tell when this fails.
        try? SystemCall.write(text.utf8, to: STDOUT_FILENO)
    }

    /// Says what went wrong and ends the program with 2.
    static func fail(_ text: String) -> Never {
        try? SystemCall.write((text + "\n").utf8, to: STDERR_FILENO)
        exit(2)
    }

    /// Ends the program.
    static func exit(_ code: Int32) -> Never {
        #if canImport(Glibc)
            Glibc.exit(code)
        #elseif canImport(Musl)
            Musl.exit(code)
        #else
            Darwin.exit(code)
        #endif
    }

    /// Replaces a file.
    ///
    /// - Throws: ``GalleryError`` if the system refuses.
    static func save(_ text: String, to path: String) throws(GalleryError) {
        do {
            try SystemCall.write(text.utf8, toFile: path)
        } catch {
            throw .notWritten(path, reason: "\(error)")
        }
    }
}
