import Codebase
import Foundation
import Testing
import Tiers

/// The cases that are compiled against a small container with Swinject's interface.
@Suite struct RunningCompositionTests {
    /// One build of all cases; the findings are compared by the suite of the whole corpus.
    @Test(.real) func `what is said to end the app does, and what is not runs`() throws {
        let cases = try CompositionCorpus.cases("Running")
        let folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "end-to-end/composing")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let stub = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Corpus/Running/Swinject.swift.txt")
        try FileManager.default.copyItem(at: stub, to: folder.appending(path: "Swinject.swift"))
        for one in cases {
            let text = one.files["App/Case.swift"] ?? ""
            try Data(text.utf8).write(to: folder.appending(path: one.name + ".swift"))
        }
        let calls = cases.map { "case \"\($0.name)\": \($0.name).run()" }
        let main =
            "switch CommandLine.arguments[1] {\n\(calls.joined(separator: "\n"))\ndefault: break\n}"
        try Data(main.utf8).write(to: folder.appending(path: "main.swift"))
        let output = try shell(
            """
            swiftc -parse-as-library -emit-module -emit-object -module-name Swinject \
            Swinject.swift -o Swinject.o && \
            swiftc -I . main.swift \(cases.map { $0.name + ".swift" }.joined(separator: " ")) \
            Swinject.o -o cases
            """, in: folder)
        #expect(!output.contains("error:"), "\(output)")
        let script = cases.map { "./cases \($0.name) >/dev/null 2>&1; echo \($0.name) $?" }
        let ended = try shell(script.joined(separator: "\n"), in: folder)
            .split(separator: "\n").map { $0.split(separator: " ") }
        #expect(ended.count == cases.count)
        for line in ended {
            #expect((line.last == "0") == line[0].hasSuffix("Runs"), "\(line)")
        }
        for one in cases {
            #expect(one.announced("!").isEmpty == one.name.hasSuffix("Runs"), "\(one)")
        }
    }

    func shell(_ command: String, in folder: URL) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command + " 2>&1"]
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { _, new in new })
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
