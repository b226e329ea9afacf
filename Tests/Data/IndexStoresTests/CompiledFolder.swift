import Codebase
import Foundation
import GitRepositories
import IndexStores
import Subprocess
import SystemPackage
import Testing

/// A folder in a git repository, whose modules were compiled one after the other into an index store
/// where debug builds leave it.
final class CompiledFolder {
    let root: String
    private var modules: [Module] = []

    /// - Parameter files: The sources of each module, each under `Sources/MODULE`.
    init() async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("strata-index-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        root = folder.resolvingSymlinksInPath().path
        try await run("git", ["init", "-q"])
        try write(".build\n", to: ".gitignore")
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: root)
        } catch {
            print("\(root) stays: \(error)")
        }
    }

    var codebase: Codebase { codebase(reading: NoContents()) }

    /// The codebase whose texts are in some contents.
    func codebase(reading contents: any SourceContents) -> Codebase {
        Codebase(root: root, contents: contents, modules: modules)
    }

    var store: String { root + "/.build/debug/index/store" }

    func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: root + "/" + path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Compiles a module of one file, which may import those before it.
    ///
    /// - Returns: The path of the file.
    @discardableResult
    func compile(_ name: String, _ text: String, options: [String] = []) async throws
        -> RelativePath
    {
        let file = RelativePath("Sources/\(name)/\(name).swift")
        try write(text, to: file.string)
        modules.append(
            Module(
                id: ModuleID(container: .root, target: name), name: name, moduleName: name,
                kind: .library, origin: .swiftpm, container: .root, manifest: nil,
                path: file.parent, sources: [file], dependencies: []))
        let objects = root + "/.build/debug"
        try FileManager.default.createDirectory(
            atPath: objects, withIntermediateDirectories: true)
        try await run(
            "swiftc",
            [
                "-c", "-parse-as-library", "-module-name", name, "-emit-module",
                "-emit-module-path", "\(objects)/\(name).swiftmodule", "-I", objects,
                "-o", "\(objects)/\(name).swift.o", "-index-store-path", store,
                root + "/" + file.string,
            ] + options)
        return file
    }

    func run(_ program: String, _ arguments: [String]) async throws {
        let result = try await Subprocess.run(
            .name(program), arguments: Arguments(arguments), workingDirectory: FilePath(root),
            output: .discarded, error: .string(limit: 1 << 20))
        guard result.terminationStatus.isSuccess else {
            throw Failure(description: "\(program): \(result.standardError)")
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// What the compiler says of one file.
    func answer(
        for file: RelativePath, environment: [String: String] = ProcessInfo.processInfo.environment,
        in codebase: Codebase? = nil
    ) async -> CompilerAnswer? {
        let reader = StoreIndexReader(
            environment: environment, tracked: GitTrackedFilesReader(),
            command: [Self.probe])
        return await reader.answers(for: [file], in: codebase ?? self.codebase)[file]
    }

    /// The same, where it must have said something.
    func compiled(_ file: RelativePath) async throws -> CompiledFile {
        let answer = try #require(await answer(for: file))
        guard case .compiled(let file) = answer else {
            throw Failure(description: "\(answer)")
        }
        return file
    }

    /// The program of the target IndexProbe, which is built where the tests are.
    static var probe: String {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("IndexProbe").path
    }
}

extension CompiledFile {
    /// The references to what a module declares, as `LINE NAME`, without accessors.
    func uses(of module: String) -> [String] {
        occurrences.compactMap { occurrence in
            let symbol = symbol(of: occurrence)
            guard symbol.module == module, occurrence.roles.contains(.reference),
                symbol.kind != .accessor, symbol.kind != .module
            else { return nil }
            return "\(occurrence.line) \(symbol.name)"
        }
    }

    /// The first occurrence of a symbol with a name.
    func first(_ name: String) -> Occurrence? {
        occurrences.first { symbol(of: $0).name == name }
    }
}
