import Codebase
import Foundation

/// The declarations of a module as read, beside those that a compiler says it has.
struct DeclarationComparison {
    /// Where a name stands.
    struct Place: Hashable, Comparable, CustomStringConvertible {
        let file: String
        let line: Int
        let column: Int

        var description: String { "\(file):\(line):\(column)" }

        static func < (left: Place, right: Place) -> Bool {
            (left.file, left.line, left.column) < (right.file, right.line, right.column)
        }
    }

    /// How many of what, by the words of docs/DETAILS.md.
    private(set) var counts: [String: Int] = [:]
    /// What is not the same, a line each.
    private(set) var differences: [String] = []

    private let said: [Place: [SymbolGraph.Symbol]]
    private let read: [Place: DeclarationDetails]

    init(_ graphs: [SymbolGraph], _ details: [RelativePath: SourceDetails], in root: String) {
        said = Dictionary(
            grouping: graphs.flatMap(\.symbols).filter { $0.place(in: root) != nil }
        ) { $0.place(in: root) ?? Place(file: "", line: 0, column: 0) }
        var read: [Place: DeclarationDetails] = [:]
        for (file, found) in details {
            for declaration in found.declarations where declaration.isInGraphs {
                let start = declaration.place.name.start
                read[Place(file: file.string, line: start.line, column: start.column)] = declaration
            }
        }
        self.read = read
        compareAll()
        compareDefaults(graphs, details)
        compareIdentities(details)
    }

    /// The counts on one line.
    var summary: String {
        counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }

    /// Which members of extensions stand in for requirements of protocols, by their names.
    private mutating func compareDefaults(
        _ graphs: [SymbolGraph], _ details: [RelativePath: SourceDetails]
    ) {
        let symbols = Dictionary(
            graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0) },
            uniquingKeysWith: { first, _ in first })
        let truth = graphs.flatMap(\.relationships).filter { $0.kind == "defaultImplementationOf" }
            .map { relationship in
                let target = symbols[relationship.target]?.path
                return (symbols[relationship.source]?.path ?? "") + " for "
                    + (target ?? relationship.targetFallback ?? "")
            }
        let requirements = ProtocolRequirements(of: details)
        counts["requirements"] = requirements.requirements.count
        func path(_ member: ProtocolRequirements.Member) -> String {
            details[member.file]?.declaration(member.number)?.path ?? ""
        }
        let found = requirements.defaults.flatMap { requirement, members in
            members.map { path($0) + " for " + path(requirement) }
        }
        counts["defaults"] = found.count
        var left = found
        for pair in truth {
            if let index = left.firstIndex(of: pair) {
                left.remove(at: index)
            } else {
                noteDifference("default", "missing: " + pair)
            }
        }
        for pair in left { noteDifference("default", "invented: " + pair) }
    }

    /// No two declarations of a file have the same identity.
    private mutating func compareIdentities(_ details: [RelativePath: SourceDetails]) {
        for (file, found) in details {
            var seen: Set<DeclarationIdentity> = []
            for number in found.declarations.indices {
                guard let identity = found.identity(of: number) else { continue }
                if !seen.insert(identity).inserted {
                    noteDifference("identity", "\(file): \(identity.path)")
                }
            }
        }
    }

    private mutating func compareAll() {
        for (place, symbols) in said.sorted(by: { $0.key < $1.key }) {
            // Memberwise initialisers have the place of their type.
            let written = symbols.filter { $0.plainKind != "init" || read[place]?.kind == .`init` }
            counts["unwritten", default: 0] += symbols.count - written.count
            guard let truth = written.first, truth.plainKind != "extension" else { continue }
            guard let found = read[place] else {
                note("missing", place, truth.path)
                continue
            }
            found.isLocal ? compareLocal(place, found, truth) : compare(place, found, truth)
        }
        for (place, found) in read.sorted(by: { $0.key < $1.key })
        where said[place] == nil && !found.isLocal {
            if !found.conditions.isEmpty {
                counts["under #if", default: 0] += 1
            } else if found.isUnavailable {
                counts["unavailable", default: 0] += 1
            } else {
                note("invented", place, found.path)
            }
        }
    }

    private mutating func compare(
        _ place: Place, _ found: DeclarationDetails, _ truth: SymbolGraph.Symbol
    ) {
        counts["declarations", default: 0] += 1
        expect("kind", place, found.graphKind, truth.plainKind)
        expect("path", place, found.path, truth.path)
        expect("access", place, found.access?.formal.rawValue ?? "none", truth.accessLevel)
        compareType(place, found, truth)
        guard let signature = found.signature, found.kind != .case else { return }
        let effects = truth.effects
        expect("async", place, String(signature.effects.isAsync), String(effects.isAsync))
        expect(
            "throws", place, String(signature.effects.throwing != .never),
            String(effects.isThrowing))
        guard let parameters = truth.functionSignature?.parameters else { return }
        counts["parameters", default: 0] += parameters.count
        expect(
            "parameters", place, signature.parameters.map { $0.name ?? "_" }.joined(separator: " "),
            parameters.map { $0.internalName ?? $0.name }.joined(separator: " "))
    }

    private mutating func compareLocal(
        _ place: Place, _ found: DeclarationDetails, _ truth: SymbolGraph.Symbol
    ) {
        counts["local", default: 0] += 1
        expect("name", place, found.fullName, truth.pathComponents.last)
        compareType(place, found, truth)
    }

    private mutating func compareType(
        _ place: Place, _ found: DeclarationDetails, _ truth: SymbolGraph.Symbol
    ) {
        guard let type = truth.type, let value = found.value else { return }
        if let own = value.type?.text {
            counts["types written", default: 0] += 1
            expect("type", place, own.plain, type.plain)
        } else if let own = value.inferredType {
            counts["types inferred", default: 0] += 1
            if !own.isAsGood(as: type, in: found.container) {
                note("inferred type", place, "\(own), not \(type)")
            }
        } else {
            counts["types unknown", default: 0] += 1
        }
    }

    private mutating func expect(
        _ what: String, _ place: Place, _ found: String, _ truth: String?
    ) {
        if found != truth { note(what, place, "\(found), not \(truth ?? "nil")") }
    }

    private mutating func note(_ what: String, _ place: Place, _ text: String) {
        noteDifference(what, "\(place) \(text)")
    }

    private mutating func noteDifference(_ what: String, _ text: String) {
        counts["≠ " + what, default: 0] += 1
        differences.append(what + " " + text)
    }
}

extension String {
    /// Without blanks and backticks, which compilers write elsewhere.
    fileprivate var plain: String { filter { !$0.isWhitespace && $0 != "`" } }

    /// Whether the text of an expression shows this type where a compiler knows another name of it:
    /// with the types around it, and with the generic arguments that it infers.
    fileprivate func isAsGood(as type: String, in container: String?) -> Bool {
        let own = self == "Self" ? container ?? self : plain
        let known = type.plain
        if known == own || known.hasSuffix("." + own) || own.hasSuffix("." + known) { return true }
        if own.hasPrefix("Array"), known.hasPrefix("[") { return true }
        return !own.contains("<") && known.prefix { $0 != "<" } == own
    }
}

extension DeclarationDetails {
    /// Whether nobody can use it, so that compilers leave it out.
    fileprivate var isUnavailable: Bool {
        attributes.contains {
            $0.name == "available" && $0.arguments?.contains("unavailable") == true
        }
    }
}

extension DeclarationDetails {
    fileprivate var isInGraphs: Bool {
        switch kind {
        case .parameter, .genericParameter, .deinit, .extension, .operator, .precedencegroup: false
        default: true
        }
    }

    fileprivate var graphKind: String {
        let isMember = container != nil
        return switch kind {
        case .let, .var: isMember ? (isStatic ? "type.property" : "property") : "var"
        case .actor: "class"
        case .case: "enum.case"
        case .subscript: isStatic ? "type.subscript" : "subscript"
        case .func: isMember ? (isStatic ? "type.method" : "method") : "func"
        default: kind.rawValue
        }
    }
}

extension SymbolGraph.Symbol {
    fileprivate func place(in root: String) -> DeclarationComparison.Place? {
        guard let location, let path = URL(string: location.uri)?.path(percentEncoded: false),
            path.hasPrefix(root + "/")
        else { return nil }
        return .init(
            file: String(path.dropFirst(root.count + 1)), line: location.position.line + 1,
            column: location.position.character + 1)
    }

    fileprivate var path: String { pathComponents.joined(separator: ".") }

    fileprivate var text: String { (declarationFragments ?? []).map(\.spelling).joined() }

    /// The kind; an operator is a function.
    fileprivate var plainKind: String {
        let plain = String(kind.identifier.dropFirst("swift.".count))
        return plain == "func.op" ? (pathComponents.count > 1 ? "type.method" : "func") : plain
    }

    /// What is said between the parameters and the result.
    fileprivate var effects: (isAsync: Bool, isThrowing: Bool) {
        var depth = 0
        var words = ""
        for fragment in declarationFragments ?? [] {
            for character in fragment.spelling {
                if "([".contains(character) { depth += 1 }
                if depth == 0 { words.append(character) }
                if ")]".contains(character) { depth -= 1 }
            }
        }
        let before = words.replacing("->", with: "\u{0}").prefix { $0 != "\u{0}" }
        let parts = before.split(whereSeparator: \.isWhitespace)
        return (parts.contains("async"), parts.contains("throws") || parts.contains("rethrows"))
    }

    /// The type of a property.
    fileprivate var type: String? {
        guard kind.identifier.hasSuffix("property") || kind.identifier.hasSuffix("var") else {
            return nil
        }
        guard let colon = text.range(of: ": ") else { return nil }
        let type = text[colon.upperBound...]
        guard let brace = type.range(of: " { ") else { return String(type) }
        return String(type[..<brace.lowerBound])
    }
}
