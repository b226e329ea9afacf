import Foundation

/// The most memory that the process had at one moment.
enum PeakMemory {
    /// Starts anew, where the system can: on Linux.
    static func reset() {
        guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return }
        try? file.write(contentsOf: Data("5".utf8))
        try? file.close()
    }

    /// In millions of bytes.
    static var megabytes: Int {
        if let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
            let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        {
            return kilobytes * 1024 / 1_000_000
        }
        #if canImport(Darwin)
            var usage = rusage()
            getrusage(RUSAGE_SELF, &usage)
            return Int(usage.ru_maxrss) / 1_000_000
        #else
            return 0
        #endif
    }
}
