import Codebase
import Foundation
import GitRepositories
import IndexStores
import Testing

/// A module of a checkout that the installed compiler looks through on its own.
struct CompiledModule: Sendable, CustomTestStringConvertible {
    let name: String
    /// Below the checkouts.
    let folder: String
    var flags: [String] = []
    /// Folders with headers of C, below the checkouts.
    var headers: [String] = []

    /// Whether modules behind it import it.
    var isImported = false
    /// How many of what differ in declarations from what the compiler says.
    let differences: [String: Int]
    /// The same in uses.
    let useDifferences: [String: Int]

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

    /// The symbol graphs of a module; what it imports must have been asked about before.
    func graphs(of module: CompiledModule) async throws -> [SymbolGraph] {
        let symbols = folder.appending(path: module.name)
        try FileManager.default.createDirectory(at: symbols, withIntermediateDirectories: true)
        try await compile(
            module,
            ["-wmo", "-emit-module", "-emit-module-path", modulePath(module)]
                + ["-emit-symbol-graph", "-emit-symbol-graph-dir", symbols.path]
                + ["-symbol-graph-minimum-access-level", "private"]
                + ["-symbol-graph-skip-synthesized-members", "-symbol-graph-skip-inherited-docs"])
        return try SymbolGraph.read(from: symbols)
    }

    /// What the index says of the files of a module, by their places below its folder.
    func index(of module: CompiledModule) async throws -> [RelativePath: CompiledFile] {
        let store = folder.appending(path: "index").path
        let root = checkouts + "/" + module.folder
        // Units are found by the names that SwiftPM gives to objects.
        let objects = Checkouts.swiftFiles(in: root).map { file in
            (root + "/" + file.string, ["object": "\(folder.path)/\(file.name).o"])
        }
        let map = folder.appending(path: module.name + ".json")
        try JSONEncoder().encode(Dictionary(uniqueKeysWithValues: objects)).write(to: map)
        try await compile(
            module,
            ["-c", "-enable-batch-mode", "-j2", "-output-file-map", map.path]
                + ["-index-store-path", store, "-index-ignore-system-modules"])
        var environment = ProcessInfo.processInfo.environment
        environment["STRATA_INDEX_STORE"] = store
        let reader = StoreIndexReader(
            environment: environment, tracked: GitTrackedFilesReader(),
            command: [Self.probe])
        let answers = await reader.answers(
            for: Checkouts.swiftFiles(in: root), in: Codebase(root: root, modules: []))
        return try answers.mapValues {
            guard case .compiled(let file) = $0 else {
                throw CompilerFailure(description: "\($0)")
            }
            return file
        }
    }

    /// Compiles a module so that others can import it.
    func emit(_ module: CompiledModule) async throws {
        try await compile(
            module, ["-wmo", "-emit-module", "-emit-module-path", modulePath(module)])
    }

    private func modulePath(_ module: CompiledModule) -> String {
        folder.path + "/" + module.name + ".swiftmodule"
    }

    private func compile(_ module: CompiledModule, _ options: [String]) async throws {
        let root = checkouts + "/" + module.folder
        let files = Checkouts.swiftFiles(in: root).map { root + "/" + $0.string }
        try await run(
            ["swiftc", "-module-name", module.name, "-parse-as-library"]
                + ["-suppress-warnings", "-package-name", "checkouts", "-I", folder.path] + options
                + module.flags + module.headers.flatMap { ["-I", checkouts + "/" + $0] } + files)
    }

    /// The program that reads index stores, which is built where the tests are.
    private static var probe: String {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("IndexProbe").path
    }

    /// Runs a program without holding up a thread that other tests need.
    private func run(_ arguments: [String]) async throws {
        let log = folder.appending(path: "errors.txt")
        _ = FileManager.default.createFile(atPath: log.path, contents: nil)
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
