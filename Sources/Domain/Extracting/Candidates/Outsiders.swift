import Architecture
import Codebase

/// The files of other modules that name what one module declares.
struct Outsiders {
    /// One such file.
    struct File {
        let path: RelativePath
        let facts: SourceFacts
        let isTest: Bool
        /// For each file of the module that declares something it names: the names and the lines.
        let uses: [Int: [(name: String, sites: Int)]]
    }

    let files: [File]

    init(of graph: FileGraph, in analysis: Analysis) {
        var found: [File] = []
        var seen = Set(graph.files)
        for edge in analysis.graph.edges where edge.to == graph.module.id {
            let isTest = analysis.codebase.module(edge.from)?.role == .tests
            for site in edge.imports {
                guard seen.insert(site.file).inserted, let facts = analysis.facts[site.file] else {
                    continue
                }
                let least: AccessLevel = site.statement.isTestable ? .internal : .package
                let uses = Self.uses(in: facts, of: graph, least: least)
                if uses.isEmpty { continue }
                found.append(
                    File(path: site.file, facts: facts, isTest: isTest, uses: uses))
            }
        }
        found += Self.besides(graph, in: analysis, &seen)
        files = found.sorted { $0.path < $1.path }
    }

    /// The files that stand beside shared ones in other targets, where nothing has to be imported.
    private static func besides(
        _ graph: FileGraph, in analysis: Analysis, _ seen: inout Set<RelativePath>
    ) -> [File] {
        var found: [File] = []
        for other in analysis.codebase.modules
        where other.id != graph.module.id && other.inside == nil
            && other.canShareNewModule(with: graph.module)
        {
            let own = Set(other.sources)
            let shared = Set(graph.files.indices.filter { own.contains(graph.files[$0]) })
            if shared.isEmpty { continue }
            for file in other.sources {
                guard !seen.contains(file), let facts = analysis.facts[file] else { continue }
                let uses = uses(in: facts, of: graph, least: .internal)
                    .filter { shared.contains($0.key) }
                if uses.isEmpty { continue }
                seen.insert(file)
                found.append(
                    File(path: file, facts: facts, isTest: other.role == .tests, uses: uses))
            }
        }
        return found
    }

    private static func uses(
        in facts: SourceFacts, of graph: FileGraph, least: AccessLevel
    ) -> [Int: [(name: String, sites: Int)]] {
        var uses: [Int: [(name: String, sites: Int)]] = [:]
        for (index, name) in facts.uses.names.enumerated() {
            guard let file = graph.home(of: name, in: facts, least: least) else { continue }
            uses[file, default: []].append((name, facts.uses.lines(at: index).count))
        }
        return uses
    }
}

extension FileGraph {
    /// The file that declares what a name means in a file of another module.
    func home(of name: String, in facts: SourceFacts, least: AccessLevel) -> Int? {
        switch types.meaning(of: name, least: least) {
        case .folder(let file): file
        case .nothing: values.home(of: name, in: facts, least: least)
        case .own, .unclear: nil
        }
    }
}
