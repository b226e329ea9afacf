import Foundation
import Testing

/// A small app without UIKit that only a project describes.
///
/// Nothing here can build such a project, so that the compiler is called as it would be: the new
/// module first, by its package where it has one, then what stays with it.
struct DescribedApp {
    /// Who describes it.
    enum Kind: CaseIterable {
        case xcodeGen, tuist, xcode

        /// The file that does.
        var file: String {
            switch self {
            case .xcodeGen: "project.yml"
            case .tuist: "Project.swift"
            case .xcode: "Shop.xcodeproj/project.pbxproj"
            }
        }

        /// Where a new module Models stands.
        var folder: String { self == .tuist ? "Models" : "Packages/Models" }
    }

    let folder: ScratchFolder

    /// Commits all there is.
    func commit() async throws {
        for arguments in [["init", "--quiet"], ["add", "--all"], ["commit", "-qm", "a"]] {
            try await BuiltProgram.git(arguments, in: folder.path)
        }
    }

    /// What `strata extract` says of it.
    func extract(_ arguments: String...) async throws {
        let outcome = try await BuiltProgram.run(
            BuiltProgram.strata, ["extract", folder.path] + arguments)
        #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
    }

    /// Builds the module Models.
    ///
    /// - Parameters:
    ///   - module: The folder that it stands in.
    ///   - built: Where it is built.
    /// - Returns: What the compiler has to know to use it.
    func build(_ module: String, in built: ScratchFolder) async throws -> [String] {
        let place = folder.path + "/" + module
        if FileManager.default.fileExists(atPath: place + "/Package.swift") {
            try await run(
                "swift", ["build", "--package-path", place, "--scratch-path", built.path])
        }
        try await run(
            "swiftc",
            [
                "-emit-module", "-emit-library", "-static", "-o", built.path + "/libModels.a",
                "-module-name", "Models", "-parse-as-library",
            ] + sources(in: [module]))
        return ["-I", built.path, "-L", built.path, "-lModels"]
    }

    /// What a program of some files prints.
    func said(by sources: [String], _ arguments: [String], in built: ScratchFolder) async throws
        -> String
    {
        let program = built.path + "/program"
        try await run("swiftc", sources + ["-o", program] + arguments)
        return try await run(program, [])
    }

    /// What git says is different of some paths; of all without any.
    func status(of paths: String...) async throws -> String {
        try await BuiltProgram.git(["status", "--short", "--"] + paths, in: folder.path)
    }

    /// The Swift files of folders, without manifests.
    func sources(in folders: [String]) -> [String] {
        folders.flatMap { name in
            let names = FileManager.default.enumerator(atPath: folder.path + "/" + name)
            return (names?.compactMap { $0 as? String } ?? []).sorted()
                .filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
                .map { "\(folder.path)/\(name)/\($0)" }
        }
    }

    @discardableResult
    private func run(_ program: String, _ arguments: [String]) async throws -> String {
        let outcome = try await BuiltProgram.run(program, arguments, in: folder.path)
        #expect(outcome.status == 0, "\(outcome.errors)\(outcome.output)")
        return outcome.output
    }
}
