import Foundation

/// A folder with scripts in it, gone when the test is.
final class ScriptFolder: Sendable {
    /// Without links in it.
    let path: String

    init() throws {
        let parent = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
        path = parent.appending(path: "strata-scripts-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a program that does what the shell is told.
    ///
    /// Another program writes it: a file that this one holds open for writing is held by each
    /// program that other tests start in that moment, and none can run it so long (`ETXTBSY`).
    func script(_ text: String) throws -> String {
        let file = path + "/swift-script"
        let writer = Process()
        writer.executableURL = URL(filePath: "/bin/sh")
        writer.arguments = [
            "-c", #"printf '#!/bin/sh\n%s\n' "$1" > "$2" && chmod 700 "$2""#, "sh", text, file,
        ]
        try writer.run()
        writer.waitUntilExit()
        guard writer.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
        return file
    }

    func makeFolder(_ name: String) throws -> String {
        let folder = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Whether the script has noted the process it started, in the file `child`.
    var hasChild: Bool { child != nil }

    /// Whether that process has ended, or does so soon.
    func childIsGone() async throws -> Bool {
        guard let child else { return false }
        for _ in 0..<200 {
            if kill(child, 0) != 0 || isZombie(child) { return true }
            try await Task.sleep(for: .milliseconds(20))
        }
        return false
    }

    private var child: pid_t? {
        let text = try? String(contentsOfFile: path + "/child", encoding: .utf8)
        return text?.split(separator: "\n").first.flatMap { pid_t($0) }
    }

    /// Ended, and only waiting for its parent to take notice.
    private func isZombie(_ process: pid_t) -> Bool {
        let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return stat?.contains(") Z ") == true
    }
}
