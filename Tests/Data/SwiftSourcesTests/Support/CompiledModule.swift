import Codebase
import Foundation
import Testing

/// A module of a checkout that the installed compiler looks through on its own.
struct CompiledModule: Sendable, CustomTestStringConvertible {
    let name: String
    /// Below the checkouts.
    let folder: String
    var flags: [String] = []
    /// Folders with headers of C, below the checkouts.
    var headers: [String] = []

    /// How many of what differ from what the compiler says.
    let differences: [String: Int]

    var testDescription: String { name }
}

/// What a compiler says of modules, in a folder that is gone when nobody needs it any more.
final class CompilerAnswers: Sendable {
    private let folder: URL
    private let checkouts: String

    init(about checkouts: String) throws {
        self.checkouts = checkouts
        folder = FileManager.default.temporaryDirectory
            .appending(path: "strata-truth-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Where the index store of all modules is.
    var index: String { folder.appending(path: "index").path }

    /// The symbol graphs of a module; what it imports must have been asked about before.
    func graphs(of module: CompiledModule) async throws -> [SymbolGraph] {
        let symbols = folder.appending(path: module.name)
        try FileManager.default.createDirectory(at: symbols, withIntermediateDirectories: true)
        try await run(arguments(for: module, symbols: symbols.path))
        return try SymbolGraph.read(from: symbols)
    }

    private func arguments(for module: CompiledModule, symbols: String) -> [String] {
        let root = checkouts + "/" + module.folder
        let files = Checkouts.swiftFiles(in: root).map { root + "/" + $0.string }
        return ["swiftc", "-emit-module", "-wmo", "-module-name", module.name]
            + ["-parse-as-library", "-suppress-warnings", "-package-name", "checkouts"]
            + ["-emit-module-path", folder.path + "/" + module.name + ".swiftmodule"]
            + ["-I", folder.path]
            + ["-emit-symbol-graph", "-emit-symbol-graph-dir", symbols]
            + ["-symbol-graph-minimum-access-level", "private"]
            + ["-symbol-graph-skip-synthesized-members", "-symbol-graph-skip-inherited-docs"]
            + module.flags + module.headers.flatMap { ["-I", checkouts + "/" + $0] } + files
    }

    /// Runs a program without holding up a thread that other tests need.
    private func run(_ arguments: [String]) async throws {
        let log = folder.appending(path: "errors.txt")
        FileManager.default.createFile(atPath: log.path, contents: nil)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: log)
        let status = try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<Int32, any Error>) in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
        if status != 0 {
            let said = try String(contentsOf: log, encoding: .utf8)
            throw CompilerFailure(description: String(said.prefix(2_000)))
        }
    }
}

/// A compiler that did not like what it was given.
struct CompilerFailure: Error, CustomStringConvertible {
    let description: String
}
