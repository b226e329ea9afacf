import Architecture
import Codebase
import Composing
import Configuration
import Foundation
import SwiftManifests
import SourceFiles

/// Small codebases with containers; comments say what is found in them.
///
///     //: Name
///     //= 2 registrations, 3 resolutions
///     //- App/File.swift
///     let cat = container.resolve(Cat.self)!  // ! unregistered
///     container.register(kinds[0]) { _ in Cat() }  // ? what is said to be out of reach
///
/// Each folder is a module; App depends on all others.
struct CompositionCorpus: Sendable {
    struct Case: Sendable, CustomStringConvertible {
        let name: String
        /// How many registrations and resolutions there are; nil if that is not said.
        let counts: String?
        /// The files below `Sources`.
        let files: [RelativePath: String]

        var description: String { name }

        /// What comments announce behind a mark: the word, the file and the line.
        func announced(_ mark: String) -> Set<String> {
            var found: Set<String> = []
            for (file, text) in files {
                for (line, text) in text.split(separator: "\n", omittingEmptySubsequences: false)
                    .enumerated()
                {
                    guard let range = text.range(of: "// \(mark) ") else { continue }
                    for word in text[range.upperBound...].split(separator: " ") {
                        found.insert("\(word) \(file):\(line + 1)")
                    }
                }
            }
            return found
        }
    }

    /// All cases of the files whose names begin so.
    static func cases(_ prefix: String = "") throws -> [Case] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Corpus")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasPrefix(prefix) && $0.hasSuffix(".txt") }
            .flatMap { name in
                try String(contentsOf: folder.appending(path: name), encoding: .utf8)
                    .components(separatedBy: "//: ").dropFirst().map(read)
            }
    }

    private static func read(_ text: String) -> Case {
        var lines = text.components(separatedBy: "\n")
        let name = lines.removeFirst()
        var counts: String?
        var files: [RelativePath: [String]] = [:]
        var file: RelativePath?
        for line in lines {
            if line.hasPrefix("//= ") {
                counts = String(line.dropFirst(4))
            } else if line.hasPrefix("//- ") {
                file = RelativePath(String(line.dropFirst(4)))
            } else if let file {
                files[file, default: []].append(line)
            }
        }
        return Case(
            name: name, counts: counts, files: files.mapValues { $0.joined(separator: "\n") })
    }
}

extension CompositionCorpus.Case {
    /// What is read in the case.
    func composition() async throws -> Composition {
        await ReadComposition(
            outlines: ParsingSourceOutlineReader(), trees: MemoryTrees(files: package)
        ).composition(
            of: try await analysis())
    }

    /// The analysis of the package that the files are.
    ///
    /// - Parameter rules: The rules that read more than facts.
    func analysis(
        _ rules: (any FurtherRules)? = nil, configuration: String? = nil
    ) async throws -> Analysis {
        var all = package
        all[".strata.yml"] = configuration
        let analyze = AnalyzeCodebase(
            trees: MemoryTrees(files: all), readers: [SwiftPackageReader(dumper: NoDumper())],
            facts: ParsingSourceFactsReader(), configuration: YAMLConfigurationReader(),
            further: rules)
        for await state in analyze.states(root: "/memory", trust: .untrusted) {
            switch state {
            case .complete(let analysis): return analysis
            case .failed(let error): throw error
            case .starting, .partial: continue
            }
        }
        throw AnalysisError.unreadable(path: "/memory", reason: "the analysis ended early")
    }

    /// The package that the files are.
    private var package: [RelativePath: String] {
        let modules = Set(files.keys.map { String($0.components[0]) }).sorted()
        func isProgram(_ name: String) -> Bool {
            name == "App" || files[RelativePath(name + "/main.swift")] != nil
        }
        let others = modules.filter { !isProgram($0) }
        let targets = modules.map { name in
            isProgram(name)
                ? ".executableTarget(name: \"\(name)\", dependencies: \(others))"
                : ".target(name: \"\(name)\")"
        }
        var all: [RelativePath: String] = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Case", targets: [\(targets.joined(separator: ", "))])
            """
        ]
        for (file, text) in files { all[RelativePath("Sources/" + file.string)] = text }
        return all
    }
}

struct MemoryTrees: SourceTreeReader {
    let files: [RelativePath: String]

    func tree(at root: String) async throws(AnalysisError) -> SourceTree {
        SourceTree(root: root, files: []).patched(files.mapValues { Array($0.utf8) })
    }
}

private struct NoDumper: ManifestDumper {
    func dump(packageAt folder: String) async throws(ManifestDumpError) -> String {
        throw ManifestDumpError("Nothing is run.")
    }
}
