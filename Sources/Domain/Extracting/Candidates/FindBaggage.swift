import Architecture
import Codebase

/// Finds what a group takes along besides plain Swift files, and what has to be divided first.
struct FindBaggage {
    private let graph: FileGraph
    private let contents: any SourceContents
    /// For each file that other modules compile, too, these.
    private let sharers: [RelativePath: [Module]]
    /// The resources by the folder that they stand in.
    private let resources: [RelativePath: [RelativePath]]
    /// The folders that hold Swift files of the module directly.
    private let folders: Set<RelativePath>
    /// What tools write for the module alone.
    private let written: GeneratedTypes
    /// What files of the module declare at their top.
    private let declared: Set<String>

    /// - Parameter files: All files of the codebase; none where resources do not matter.
    init(of graph: FileGraph, in analysis: Analysis, files: [RelativePath]) {
        self.graph = graph
        contents = analysis.codebase.contents
        sharers = otherCompilers(of: graph.files, besides: graph.module, in: analysis)
        let found = Set(files.compactMap(\.resource))
        resources = Dictionary(grouping: found, by: \.parent)
        folders = Set(graph.files.map(\.parent))
        written = GeneratedTypes(of: graph.module, in: analysis.codebase, files: files)
        declared = Set(
            graph.facts.lazy.flatMap(\.declarations)
                .filter { $0.container == nil && $0.kind != .extension }.map(\.name))
    }

    func baggage(of group: [Int]) -> ExtractionBaggage {
        var baggage = ExtractionBaggage()
        for number in group {
            let file = graph.files[number]
            if isGenerated(file) {
                baggage.generated.append(file)
                baggage.generatedLines += graph.lines(of: number)
            }
            if let type = writtenType(namedBy: number) {
                baggage.bound.append(file)
                baggage.writtenType = baggage.writtenType ?? type
            }
            if let others = sharers[file] {
                baggage.shared.append(file)
                baggage.sharers += others.map(\.name)
                let strangers = others.filter { !$0.canShareNewModule(with: graph.module) }
                if !strangers.isEmpty { baggage.divided.append(file) }
                baggage.dividers += strangers.map(\.name)
            }
        }
        baggage.sharers = Set(baggage.sharers).sorted()
        baggage.dividers = Set(baggage.dividers).sorted()
        baggage.resources = resources(beside: group)
        return baggage
    }

    private func writtenType(namedBy number: Int) -> GeneratedType? {
        let facts = graph.facts[number]
        let extended = facts.declarations.lazy.filter { $0.kind == .extension }.map(\.name)
        let names = (facts.uses.names + extended).filter { !declared.contains($0) }
        return written.first(among: names)
    }

    /// Whether the name or the head of a file says that a tool writes it.
    func isGenerated(_ file: RelativePath) -> Bool {
        contents.saysGenerated(file)
    }

    /// The resources in folders of which all Swift files move, and in folders without Swift below them.
    private func resources(beside group: [Int]) -> [RelativePath] {
        if resources.isEmpty { return [] }
        let moving = Set(group)
        let kept = Set(
            graph.files.indices.filter { !moving.contains($0) }.map { graph.files[$0].parent })
        let left = Set(group.map { graph.files[$0].parent }).subtracting(kept)
        return resources.filter { folder, _ in
            var folder = folder
            while !folder.isRoot {
                if folders.contains(folder) { return left.contains(folder) }
                folder = folder.parent
            }
            return false
        }.values.joined().sorted()
    }
}

/// For each of some files that modules besides one compile these, by their names.
func otherCompilers(
    of files: [RelativePath], besides module: Module, in analysis: Analysis
) -> [RelativePath: [Module]] {
    let own = Set(files)
    var found: [RelativePath: [Module]] = [:]
    for other in analysis.codebase.modules where other.id != module.id && other.inside == nil {
        for file in other.sources where own.contains(file) {
            found[file, default: []].append(other)
        }
    }
    return found.mapValues { $0.sorted { $0.name < $1.name } }
}

extension RelativePath {
    /// The resource that the file is, or is a part of: the outermost bundle around it.
    fileprivate var resource: RelativePath? {
        var found: RelativePath?
        var path = self
        while !path.isRoot {
            if Self.bundles.contains(path.fileExtension) { found = path }
            path = path.parent
        }
        return found ?? (Self.resources.contains(fileExtension) ? self : nil)
    }

    private static let bundles: Set<String> = [
        "xcassets", "xcdatamodeld", "xcstickers", "bundle", "scnassets", "lproj",
    ]

    private static let resources: Set<String> = [
        "storyboard", "xib", "strings", "stringsdict", "xcstrings", "xcdatamodel", "png", "jpg",
        "jpeg", "pdf", "svg", "json", "plist", "ttf", "otf", "mp3", "wav", "caf", "m4a", "mp4",
        "lottie", "metal", "html", "css", "js", "xcmappingmodel",
    ]
}
