import Architecture
import Codebase
import Editing

/// Removes the imports of a module of the SDK whose names begin alike, where no file has such a name.
///
/// What the SDK adds to types of others has other names, so that only a build shows the rest; where
/// the names are not known at all, nothing is offered.
struct RemoveImport: Sendable {
    private let edge: EdgeID
    private let analysis: Analysis

    init(_ edge: EdgeID, in analysis: Analysis) {
        self.edge = edge
        self.analysis = analysis
    }

    /// The recipe, or one that says why there is none.
    var recipe: Recipe {
        let name = edge.to.targetName
        guard let prefixes = Self.prefixes[name] else {
            return Recipe(
                .interface, title: "A protocol for \(name)",
                obstacle: "\(name) is no module of this codebase, so Strata does not know what is "
                    + "used of it.")
        }
        let title = "Remove the import of \(name)"
        do throws(PlanStop) {
            let changes = try self.changes(title, prefixes)
            return Recipe(
                .remove, title: title, changes: changes,
                steps: [
                    "Build \(edge.from.targetName). No name of \(name) is written there; nothing was "
                        + "built that would show that no member of it is used either."
                ])
        } catch {
            guard case .obstacle(let reason) = error else {
                return Recipe(.remove, title: title, obstacle: "Nothing is known of \(name).")
            }
            return Recipe(.remove, title: title, obstacle: reason)
        }
    }

    private func changes(
        _ title: String, _ prefixes: [String]
    ) throws(PlanStop) -> ChangeSet {
        var changes: [FileChange] = []
        let imports = analysis.graph.edge(edge)?.imports ?? []
        for (path, sites) in Dictionary(grouping: imports, by: \.file).sorted(by: {
            $0.key < $1.key
        }) {
            guard let facts = analysis.facts[path], facts.problems.isEmpty else {
                throw .obstacle("\(path) was not understood. Correct it first.")
            }
            if let used = Self.used(in: facts, prefixes) {
                throw .obstacle(
                    "\(path):\(used.line) names \(used.name), which may be of \(edge.to.targetName)."
                )
            }
            let lines = Set(sites.map(\.statement.line))
            guard sites.allSatisfy({ Self.isPlain($0.statement) }),
                let change = change(path, without: lines, facts)
            else {
                throw .obstacle(
                    "The import in \(path) is re-exported, inside an #if, or shares its line. Remove "
                        + "it by hand.")
            }
            changes.append(change)
        }
        if changes.isEmpty { throw .obstacle("No file imports \(edge.to.targetName).") }
        return ChangeSet(title, changes: changes)
    }

    private static func isPlain(_ statement: ImportStatement) -> Bool {
        !statement.isExported && statement.conditions.isEmpty && statement.kind == .module
            && statement.path == statement.module
    }

    /// The first name that may be one of the module.
    private static func used(
        in facts: SourceFacts, _ prefixes: [String]
    ) -> (name: String, line: Int)? {
        let exposed = facts.inheritances.flatMap(\.names)
        func isOfModule(_ name: String) -> Bool {
            membersOfOthers.contains(name)
                || prefixes.contains { prefix in
                    name.hasPrefix(prefix)
                        && name.dropFirst(prefix.count).first?.isUppercase == true
                }
        }
        if let index = facts.uses.names.firstIndex(where: isOfModule) {
            return (facts.uses.names[index], facts.uses.lines(at: index).first.map(Int.init) ?? 1)
        }
        return exposed.first(where: isOfModule).map { ($0, 1) }
    }

    /// The file without the import; Foundation, which a toolkit brings along, stays.
    private func change(
        _ path: RelativePath, without lines: Set<Int>, _ facts: SourceFacts
    ) -> FileChange? {
        guard let bytes = try? analysis.codebase.contents.bytes(of: path, upTo: 16 << 20),
            !bytes.isCut
        else { return nil }
        let text = String(decoding: bytes.bytes, as: UTF8.self)
        var kept = text.split(separator: "\n", omittingEmptySubsequences: false)
        var hasFoundation = facts.imports.contains { $0.module == "Foundation" }
        for line in lines.sorted(by: >) {
            guard let statement = edge.to.targetName.importStatement,
                kept.indices.contains(line - 1), kept[line - 1] == statement
            else { return nil }
            if hasFoundation {
                kept.remove(at: line - 1)
            } else {
                kept[line - 1] = "import Foundation"
                hasFoundation = true
            }
        }
        return FileChange(path, from: text, to: kept.joined(separator: "\n"))
    }

    /// How the names of toolkits begin, with those of what they bring along besides Foundation.
    private static let prefixes: [String: [String]] = {
        let drawing = ["CG", "CA", "CI", "CT", "UT", "AX", "NS"]
        return [
            "UIKit": ["UI"] + drawing, "AppKit": drawing, "Cocoa": drawing,
            "WebKit": ["WK", "UI"] + drawing, "MapKit": ["MK", "CL", "UI"] + drawing,
            "SafariServices": ["SF", "UI"] + drawing, "MessageUI": ["MF", "UI"] + drawing,
            "PhotosUI": ["PH", "PhotosPicker", "UI"] + drawing, "CoreData": ["NS"],
            "CloudKit": ["CK"], "SpriteKit": ["SK", "UI"] + drawing,
            "PDFKit": ["PDF", "UI"] + drawing,
        ]
    }()

    /// What toolkits add to types of Foundation and of the standard library.
    private static let membersOfOthers: Set<String> = [
        "IndexPath", "boundingRect", "inset", "draw", "attributes", "withAttributes",
    ]
}
