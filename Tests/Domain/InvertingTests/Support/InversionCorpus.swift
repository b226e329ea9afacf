import Architecture
import LocalFiles
import Codebase
import Configuration
import Editing
import Foundation
import Inverting
import ManifestEditing
import SourceTrees
import SwiftManifests
import SourceFiles

/// Small codebases of three modules and more, of which Feature must not know Store.
///
///     //: Name
///     //! why no recipe fits, if none does
///     //? duplicate         the recipe that is meant, if it is not the best
///     //- Store/File.swift
///
/// All of them are one package: the module Store of a case Name is NameStore.
struct InversionCorpus: Sendable {
    struct Case: Sendable, CustomStringConvertible {
        let name: String
        /// A part of the reason why no recipe fits; nil if one does.
        let obstacle: String?
        /// The recipe that is meant; nil for the best one.
        let recipe: Recipe.Name?
        /// The files below `Sources`.
        let files: [RelativePath: String]

        var description: String { name }

        /// The recipe that is meant, if it fits.
        func best(of inversion: Inversion) -> Recipe? {
            guard let recipe else { return inversion.best }
            return inversion.recipes.first { $0.name == recipe && $0.fits }
        }
    }

    let cases: [Case]

    /// Reads the files of the folder `Corpus`.
    init() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Corpus")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".txt") }.sorted()
        let all = try names.flatMap { name in
            try String(contentsOf: folder.appending(path: name), encoding: .utf8)
                .split(separator: "//: ").compactMap { Self.read(String($0)) }
        }
        let wanted = Self.wanted
        cases = wanted.isEmpty ? all : all.filter { wanted.contains($0.name) }
    }

    /// The cases that a developer looks at alone, by `STRATA_CASES=Name,Name`; empty for all.
    static var wanted: [String] {
        (ProcessInfo.processInfo.environment["STRATA_CASES"] ?? "").split(separator: ",")
            .map(String.init)
    }

    private static func read(_ text: String) -> Case? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard !lines.isEmpty else { return nil }
        let name = lines.removeFirst()
        var obstacle: String?
        var recipe: Recipe.Name?
        var files: [RelativePath: String] = [:]
        var file: RelativePath?
        for line in lines {
            if line.hasPrefix("//! ") {
                obstacle = String(line.dropFirst(4))
            } else if line.hasPrefix("//? ") {
                recipe = Recipe.Name(rawValue: String(line.dropFirst(4)))
            } else if line.hasPrefix("//- ") {
                file = RelativePath(name + line.dropFirst(4))
            } else if let file {
                let module = Self.modules.first { line.hasSuffix("import " + $0) }
                let written = module.map { line.dropLast($0.count) + name + $0 } ?? line
                files[file, default: ""] += written + "\n"
            }
        }
        for (file, text) in files {
            files[file] = text.trimmingCharacters(in: .newlines) + "\n"
        }
        return Case(name: name, obstacle: obstacle, recipe: recipe, files: files)
    }

    /// One package of some cases, with the files that they have now.
    ///
    /// - Parameter files: The files of each case below `Sources`, by its name; its own if missing.
    func package(
        of cases: [Case], with files: [String: [RelativePath: String]] = [:]
    ) -> [RelativePath: String] {
        var all: [RelativePath: String] = [".strata.yml": Self.layers]
        var targets: [String] = []
        for one in cases {
            let own = files[one.name] ?? one.files
            for (file, text) in own { all[RelativePath("Sources").appending(file)] = text }
            let modules = Set(own.keys.compactMap { $0.components.first.map(String.init) })
            targets += modules.sorted().map { Self.target($0, of: modules, own) }
        }
        let roots = cases.map { "\"\($0.name)Root\"" }.joined(separator: ", ")
        all["Package.swift"] =
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Corpus",
                targets: [
                    .executableTarget(name: "Main", dependencies: [\(roots)]),

            """ + targets.joined() + "    ]\n)\n"
        all["Sources/Main/main.swift"] =
            cases.map { "import \($0.name)Root\n" }.joined() + "\n"
            + cases.map { "print(\"\($0.name):\", try await \($0.name)Root.run())\n" }.joined()
        return all
    }

    private static let modules = [
        "Feature", "Store", "Root", "Middle", "Base", "Top", "Floor", "Bridge",
    ]

    private static func target(
        _ module: String, of modules: Set<String>, _ files: [RelativePath: String]
    ) -> String {
        let imported = modules.subtracting([module]).sorted().filter { other in
            files.contains {
                $0.key.components.first.map(String.init) == module
                    && ($0.value.contains("import \(other)\n")
                        || $0.value.contains(" \(other)."))
            }
        }
        let names = imported.map { "\"\($0)\"" }.joined(separator: ", ")
        return "        .target(name: \"\(module)\", dependencies: [\(names)]),\n"
    }

    private static let layers = """
        layers:
          - name: App
            modules: [Main, "*Root"]
          - name: Screens
            modules: ["*Top"]
          - name: Features
            modules: ["*Feature", "*Store", "*Middle", "*Bridge"]
            peers: features
          - name: Core
            modules: ["*Base", "*Interface"]
          - name: Ground
            modules: ["*Floor"]
        exclude:
          - from: "*Middle"
            reason: the chain of three
          - from: "*Root"
            reason: the composition root
          - from: "*Bridge"
            reason: both ends know it
          - to: "*Bridge"
            reason: both ends know it

        """
}
