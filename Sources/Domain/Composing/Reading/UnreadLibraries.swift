import Architecture
import Codebase

/// The containers of libraries that are known by name alone: what they are told is not read, and that is said.
struct UnreadLibraries {
    /// The modules that bring such a container.
    static let names: Set<String> = [
        "Cleanse", "DIKit", "DITranquillity", "Deli", "Dependiject", "EasyDi", "Knit", "Macaroni",
        "Pilgrim", "Typhoon", "WhoopDIKit",
    ]

    /// For each library the places of its imports.
    private var imports: [String: [CompositionPlace]] = [:]

    /// - Parameter files: The files that are part of what is put together.
    init(of analysis: Analysis, in files: some Sequence<RelativePath>) {
        let own = Set(analysis.codebase.modules.map(\.id.targetName))
        for file in files {
            for statement in analysis.facts[file]?.imports ?? []
            where Self.names.contains(statement.module) && !own.contains(statement.module) {
                imports[statement.module, default: []].append(
                    CompositionPlace(file: file, line: statement.line))
            }
        }
    }

    /// One place for each library.
    var unreached: [UnreachedPlace] {
        imports.compactMap { name, places in
            places.min().map { first in
                UnreachedPlace(
                    place: first,
                    reason: "\(name) puts objects together in \(places.count.counted("file")), and "
                        + "what it is told is not read.",
                    isResolution: true)
            }
        }
    }
}
