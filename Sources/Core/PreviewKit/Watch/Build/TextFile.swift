import OperatingSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Small files of our own.
enum TextFile {
    /// The text of a file; `nil` if it cannot be read.
    static func read(_ path: String) -> String? {
        OpenFile.text(of: path)
    }

    /// Replaces a file at once; a reader sees the old or the new text, never a part.
    ///
    /// - Returns: Whether that worked.
    @discardableResult
    static func write(_ text: String, to path: String) -> Bool {
        let draft = "\(path).\(getpid())"
        do {
            try Console.save(text, to: draft)
        } catch {
            return false
        }
        return rename(draft, path) == 0
    }
}
