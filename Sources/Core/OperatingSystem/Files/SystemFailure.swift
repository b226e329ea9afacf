#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Why the operating system refused a call.
package struct SystemFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The error number, as `errno` has it.
    package let code: Int32

    package init(code: Int32) { self.code = code }

    /// The failure of the call that was just made.
    package static var last: SystemFailure { SystemFailure(code: errno) }

    /// The system's words for it.
    package var description: String { String(cString: strerror(code)) }

    /// Whether nothing is there.
    package var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether a folder is there that is no file.
    package var isFolder: Bool { code == EISDIR }

    /// Whether a symbolic link is there that was not to be followed.
    package var isLink: Bool { code == ELOOP }
}
