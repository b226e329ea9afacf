import Codebase
import Editing
import Foundation

/// Compiles the files that a plan creates in one module, over modules that stand for others.
struct CompiledFeature {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("strata-compiled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// What the compiler says about the created files of a folder; empty if it has no objection.
    ///
    /// - Parameter stubs: Texts of modules by name; they are compiled in this order.
    func errors(
        of plan: FeaturePlan, in part: String, stubs: [(name: String, text: String)] = []
    ) throws -> String {
        defer { remove() }
        for stub in stubs {
            let file = folder.appendingPathComponent(stub.name + ".swift")
            try Data(stub.text.utf8).write(to: file)
            let said = try compile(
                ["-emit-module", "-module-name", stub.name, "-parse-as-library", file.path])
            guard said.isEmpty else { return said }
        }
        let files = plan.changes.changes.filter {
            $0.kind == .created && $0.path.string.hasPrefix(part)
                && $0.path.fileExtension == "swift"
        }
        let paths = try files.map { change in
            let file = folder.appendingPathComponent("new-" + change.path.name)
            try Data((change.after ?? "").utf8).write(to: file)
            return file.path
        }
        guard !paths.isEmpty else { return "nothing was created in \(part)" }
        return try compile(["-typecheck", "-module-name", "Created", "-parse-as-library"] + paths)
    }

    private func compile(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-swift-version", "6", "-I", folder.path] + arguments
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardError = output
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? "" : String(decoding: bytes, as: UTF8.self)
    }

    private func remove() {
        do { try FileManager.default.removeItem(at: folder) } catch {
            print("\(folder.path) stays: \(error)")
        }
    }
}
