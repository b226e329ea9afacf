import Foundation

/// Runs git so that nothing that the repository or a configuration names is run.
enum GitCommand {
    /// Settings that turn off the filters that any configuration names: `git status` runs them over
    /// files that look changed.
    static func filters(in root: String) -> [(key: String, value: String)]? {
        let names = ["config", "--includes", "--name-only", "--list", "-z"]
        guard let output = run(names, in: root) else { return nil }
        let drivers = output.split(separator: 0).compactMap(driver(of:))
        return Set(drivers).sorted().flatMap { driver in
            [".clean", ".smudge", ".process"].map { (driver + $0, "") }
                + [(driver + ".required", "false")]
        }
    }

    /// `filter.NAME` of a key; compared byte by byte, as a mark after a dot would hide it.
    private static func driver(of key: Data) -> String? {
        guard key.starts(with: "filter.".utf8), let dot = key.lastIndex(of: UInt8(ascii: "."))
        else {
            return nil
        }
        return String(decoding: key[..<dot], as: UTF8.self)
    }

    /// The output of git; nil if it could not be run or ended with an error.
    static func run(
        _ arguments: [String], in root: String, settings: [(key: String, value: String)] = []
    ) -> Data? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "--no-optional-locks", "-C", root] + arguments
        process.environment = environment(with: settings + [("core.fsmonitor", "false")])
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return process.terminationStatus == 0 ? data : nil
        } catch {
            return nil
        }
    }

    /// Settings in variables may hold any name; on the command line the first `=` would end it.
    /// Nothing that is missing is fetched, by whatever program.
    private static func environment(
        with settings: [(key: String, value: String)]
    ) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["GIT_ALLOW_PROTOCOL"] = ""
        environment["GIT_TERMINAL_PROMPT"] = "0"
        environment["GIT_CONFIG_COUNT"] = "\(settings.count)"
        for (index, setting) in settings.enumerated() {
            environment["GIT_CONFIG_KEY_\(index)"] = setting.key
            environment["GIT_CONFIG_VALUE_\(index)"] = setting.value
        }
        return environment
    }
}
