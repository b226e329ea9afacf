import Codebase

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Paths as the operating system resolves them.
enum AbsolutePath {
    /// The absolute path that a person's text means, without links.
    ///
    /// - Throws: ``AnalysisError`` if there is no folder, or a file.
    static func resolve(_ text: String) throws(AnalysisError) -> String {
        guard let resolved = realpath(text, nil) else { throw .noFolder(path: text) }
        defer { free(resolved) }
        var status = stat()
        guard stat(resolved, &status) == 0 else { throw .noFolder(path: text) }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw .isFile(path: text) }
        return String(cString: resolved)
    }
}
