import Architecture
import Codebase

/// What a declaration that is written for the near end may name.
struct VisibleNames: Sendable {
    let sources: EdgeSources
    /// The names that move to a module that both ends may use, with its name in imports.
    let moved: [String: String]

    init(_ sources: EdgeSources, moved: [String: String] = [:]) {
        self.sources = sources
        self.moved = moved
    }

    /// Whether a name stays unknown to the near end when the edge is gone.
    ///
    /// - Parameters:
    ///   - container: A type of the far end whose members may be meant; nil if none may.
    ///   - subject: What names it, for people.
    /// - Throws: ``PlanStop/needed(_:_:)`` if the far end declares it, else an obstacle.
    func check(
        _ name: String, inside container: String? = nil, for subject: String
    ) throws(PlanStop) {
        if moved[name] != nil { return }
        let far = sources.declarations(of: sources.to.id)
        let reason =
            "\(subject) names \(name), which \(sources.to.name) declares. Move \(name) to a module "
            + "that both may use first."
        if !far.topLevel(name).isEmpty { throw .needed(name, reason) }
        let isMember = container.map { !far.members(of: $0, named: name).isEmpty } ?? false
        if isMember || name == "Self" { throw .obstacle(reason) }
        let others = sources.analysis.codebase.modules.filter { module in
            module.id != sources.from.id && module.id != sources.to.id
                && module.sources.contains { source in
                    sources.analysis.facts[source]?.declarations.contains {
                        $0.name == name && $0.container == nil && $0.kind.isType
                            && $0.access.rank >= AccessLevel.package.rank
                    } == true
                }
        }
        if let other = others.first, !others.contains(where: isKnown) {
            throw .obstacle(
                "\(subject) names \(name) of \(other.name), which \(sources.from.name) does not "
                    + "import.")
        }
    }

    /// Checks all names in some stretches of a file.
    ///
    /// - Parameter own: Names that the stretches declare themselves.
    func check(
        _ extents: [TextExtent], of path: RelativePath, except own: Set<String> = [],
        inside container: String? = nil, for subject: String
    ) throws(PlanStop) {
        for use in uses(in: extents, of: path) where !own.contains(use.name) {
            try check(use.name, inside: container, for: subject)
        }
    }

    /// The modules that a file has to import so that it can name what some stretches name.
    ///
    /// A name that a module of the codebase declares is that module's. For any other one that is not of
    /// the standard library, all that the file of the stretches imports from outside comes along.
    func imports(
        for extents: [TextExtent], of path: RelativePath, except own: Set<String> = []
    ) -> Set<String> {
        let names = Set(uses(in: extents, of: path, any: true).map(\.name)).subtracting(own)
        if names.isSubset(of: Self.standard) { return [] }
        var found = Set(names.compactMap { moved[$0] })
        var rest = names.subtracting(moved.keys).subtracting(Self.standard)
        if rest.isEmpty { return found }
        let analysis = sources.analysis
        var others: Set<String> = []
        for statement in analysis.facts[path]?.imports ?? []
        where statement.conditions.isEmpty && statement.module != sources.to.moduleName {
            let own = analysis.codebase.modules.first { $0.moduleName == statement.module }
            guard let own else {
                others.insert(statement.module)
                continue
            }
            let named = isKnown(own) ? names.filter { declares($0, in: own) } : []
            if named.isEmpty { continue }
            found.insert(statement.module)
            rest.subtract(named)
        }
        for (module, names) in Self.frameworks where others.contains(module) {
            if rest.isDisjoint(with: names) { continue }
            rest.subtract(names)
            found.insert(module)
        }
        return rest.isEmpty ? found : found.union(others)
    }

    private func declares(_ name: String, in module: Module) -> Bool {
        module.sources.contains { source in
            sources.analysis.facts[source]?.declarations.contains {
                $0.name == name && $0.container == nil && $0.access.rank >= AccessLevel.package.rank
            } == true
        }
    }

    /// The places in some stretches that name types or values, each alone.
    private func uses(
        in extents: [TextExtent], of path: RelativePath, any: Bool = false
    ) -> [NameUse] {
        (sources.files[path]?.details.uses ?? []).filter { use in
            guard extents.contains(where: { $0.contains(use.extent) }) else { return false }
            if any { return true }
            return (use.role == .type || use.role == .value) && use.local == nil && use.base == nil
        }
    }

    /// Whether the near end depends on a module.
    func isKnown(_ module: Module) -> Bool {
        sources.analysis.graph.edge(EdgeID(from: sources.from.id, to: module.id)) != nil
            && module.id != sources.to.id
    }

    /// What is of one framework for sure; the first that a file imports is taken.
    private static let frameworks: [(String, Set<String>)] = [
        (
            "SwiftUI",
            ["View", "AnyView", "Binding", "NavigationPath", "Color", "Image", "Text", "State"]
        ),
        (
            "Foundation",
            ["URL", "Data", "Date", "UUID", "Decimal", "TimeInterval", "Locale", "URLRequest"]
        ),
        ("UIKit", ["UIViewController", "UIView", "UINavigationController", "UIImage", "UIColor"]),
    ]

    private static let standard: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "String", "Bool", "Double", "Float", "Character", "Substring", "Array", "Dictionary", "Set",
        "Optional", "Void", "Error", "Never", "Any", "AnyObject", "Result", "Range", "ClosedRange",
        "Sendable", "Hashable", "Equatable", "Comparable", "Codable", "Decodable", "Encodable",
        "Sequence", "Collection", "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "Duration",
        "Identifiable", "MainActor",
    ]
}
