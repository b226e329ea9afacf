import ArgumentParser
import Reports

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// For whom a command prints.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json
}

extension Paint {
    /// Colours if standard output is a terminal that wants them.
    static var forStandardOutput: Paint {
        let refused = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
        let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
        return Paint(isOn: isatty(STDOUT_FILENO) == 1 && !refused && !isDumb)
    }
}
