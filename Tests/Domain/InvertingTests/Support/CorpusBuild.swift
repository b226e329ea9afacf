import Codebase
import Foundation

/// A folder beside the tests in which packages are built, and which stays from run to run.
struct CorpusBuild {
    private let folder: URL

    init() throws {
        folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "end-to-end/inverting")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// What the program Main of a package prints, or what the compiler says.
    func run(_ files: [RelativePath: String]) throws -> String {
        try hold(files)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "run", "--quiet", "--disable-index-store", "-Xswiftc", "-suppress-warnings",
            "Main",
        ]
        process.currentDirectoryURL = folder
        let output = folder.appending(path: "output.txt")
        FileManager.default.createFile(atPath: output.path, contents: nil)
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try handle.close()
        return try String(contentsOf: output, encoding: .utf8)
    }

    /// Makes the folder hold these files and no others; what was built stays.
    private func hold(_ files: [RelativePath: String]) throws {
        let sources = folder.appending(path: "Sources")
        let old = FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []
        for case let name as String in old where name.hasSuffix(".swift") {
            if files[RelativePath("Sources/" + name)] == nil {
                try FileManager.default.removeItem(at: sources.appending(path: name))
            }
        }
        for (file, text) in files {
            let url = folder.appending(path: file.string)
            if (try? String(contentsOf: url, encoding: .utf8)) == text { continue }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
    }
}
