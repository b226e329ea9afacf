import Architecture
import Codebase
import Extracting
import Foundation
import Testing
import Tiers

@testable import strata

/// Edges between files that names tell, against those that the compiler resolved.
///
/// docs/EVIDENCE.md holds the table that this prints.
@Suite(.real) struct FileEdgeAccuracyTests {
    @Test func `edges by name are as good as their documentation says`() async throws {
        let build = try #require(MeasuredFolder.build, "No .build folder was found.")
        let folder = MeasuredFolder.named ?? build + "/checkouts/swift-argument-parser"
        let services = MeasuredFolder.services(for: folder, builtIn: build)
        let analysis = try await services.complete(root: folder)
        var total = EdgeFigures()
        for module in analysis.codebase.modules where module.sources.count > 1 {
            let read = await services.readModuleRecords.records(of: module, in: analysis.codebase)
            let compiled = await services.written(in: module, of: analysis.codebase)
            let records = ModuleRecords(history: nil, compiled: compiled)
            let byText = ModuleRecords(history: nil, details: read.details)
            let figures = EdgeFigures(
                named: FileGraph(of: module, in: analysis, records: byText),
                exact: FileGraph(of: module, in: analysis, records: records),
                built: try BuiltParts(of: module, compiled, in: folder))
            if figures.exact > 0 { print(figures.row(module.name)) }
            total += figures
        }
        print(total.row("all"))
        #expect(total.exact > 40)
        #expect(total.precision > 0.7)
        #expect(total.recall > 0.25)
    }
}

extension Services {
    /// What the compiler resolved of what is written in a module's files; what it added itself, such as
    /// the result builder that a protocol asks for, no text tells.
    fileprivate func written(
        in module: Module, of codebase: Codebase
    ) async -> [RelativePath: ModuleRecords.Answer] {
        let answers = await index?.answers(for: module.sources, in: codebase) ?? [:]
        return answers.mapValues { answer in
            switch answer {
            case .silent(let silence): .silent(silence)
            case .compiled(let file):
                .names(
                    CompiledNames(
                        CompiledFile(
                            symbols: file.symbols,
                            occurrences: file.occurrences.filter { !$0.roles.contains(.implicit) }))
                )
            }
        }
    }
}

/// How many edges each of two tellers knows.
private struct EdgeFigures {
    private(set) var files = 0
    private(set) var exact = 0
    private(set) var named = 0
    private(set) var both = 0

    init() {}

    /// Compares the edges that begin in files of which the compiler told.
    ///
    /// With `STRATA_MEASURED_DIFFERENCES=1` it prints what only one of the two tells.
    init(named: FileGraph, exact: FileGraph, built: BuiltParts) {
        let showsDifferences =
            ProcessInfo.processInfo.environment["STRATA_MEASURED_DIFFERENCES"] != nil
        for (from, teller) in exact.tellers.enumerated() where teller.isExact {
            let told = Self.targets(of: from, in: exact, built)
            let found = Self.targets(of: from, in: named, built)
            files += 1
            self.exact += told.count
            self.named += found.count
            both += found.keys.count { told[$0] != nil }
            guard showsDifferences else { continue }
            for (to, uses) in found where told[to] == nil {
                print("only by name: \(exact.files[from]) → \(exact.files[to]) \(uses)")
            }
            for (to, uses) in told where found[to] == nil {
                print("only exact: \(exact.files[from]) → \(exact.files[to]) \(uses)")
            }
        }
    }

    /// What a file names in each other one, as far as it was built.
    private static func targets(
        of file: Int, in graph: FileGraph, _ built: BuiltParts
    ) -> [Int: [String]] {
        var targets: [Int: [String]] = [:]
        for edge in graph.outgoing[file].map({ graph.edges[$0] }) where built.wasBuilt(edge) {
            targets[edge.to] = edge.uses.map(\.name)
        }
        return targets
    }

    var precision: Double { named == 0 ? 1 : Double(both) / Double(named) }
    var recall: Double { exact == 0 ? 1 : Double(both) / Double(exact) }

    func row(_ name: String) -> String {
        let shares = [precision, recall].map { String(format: "%.1f %%", $0 * 100) }
        return "| \(name) | \(files) | \(exact) | \(named) | \(both) | "
            + shares.joined(separator: " | ") + " |"
    }

    static func += (left: inout EdgeFigures, right: EdgeFigures) {
        left.files += right.files
        left.exact += right.exact
        left.named += right.named
        left.both += right.both
    }
}

/// What of a module was built: not what stands in an `#if`, as that may be for another system.
private struct BuiltParts {
    /// The lines of each file between `#if` and `#endif`.
    private let conditional: [IndexSet]
    /// Whether the compiler found something declared in each file.
    private let declares: [Bool]

    init(
        of module: Module, _ compiled: [RelativePath: ModuleRecords.Answer], in folder: String
    ) throws {
        conditional = try module.sources.map { file in
            let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            var (lines, depth) = (IndexSet(), 0)
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
                .enumerated()
            {
                let words = line.drop { $0 == " " }
                if words.hasPrefix("#if") { depth += 1 }
                if depth > 0 { lines.insert(index + 1) }
                if words.hasPrefix("#endif") { depth -= 1 }
            }
            return lines
        }
        declares = module.sources.map {
            guard case .names(let names) = compiled[$0] else { return false }
            return !names.defined.isEmpty
        }
    }

    /// Whether some of the lines that make an edge were built, and what they name.
    func wasBuilt(_ edge: FileEdge) -> Bool {
        let lines = edge.uses.flatMap(\.lines)
        return declares[edge.to] && lines.contains { !conditional[edge.from].contains($0) }
    }
}
