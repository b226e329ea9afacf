import Codebase

/// The uses in a file as read, beside the references that a compiler resolved there.
struct UseComparison {
    /// How many of what, by the words of docs/DETAILS.md.
    private(set) var counts: [String: Int] = [:]
    /// What is not the same, a line each.
    private(set) var differences: [String] = []

    private struct Place: Hashable {
        let line: Int
        let column: Int
    }

    /// What a compiler says of one place.
    private struct Truth {
        let symbol: CompiledSymbol
        let occurrence: Occurrence
    }

    init(_ index: [RelativePath: CompiledFile], _ details: [RelativePath: SourceDetails]) {
        for (file, compiled) in index.sorted(by: { $0.key < $1.key }) {
            guard let found = details[file] else { continue }
            compare(file, compiled, found)
        }
    }

    private mutating func compare(
        _ file: RelativePath, _ compiled: CompiledFile, _ found: SourceDetails
    ) {
        var truths: [Place: [Truth]] = [:]
        for occurrence in compiled.occurrences {
            let symbol = compiled.symbol(of: occurrence)
            guard occurrence.roles.contains(.reference), !occurrence.roles.contains(.implicit),
                symbol.kind != .accessor
            else { continue }
            truths[Place(line: occurrence.line, column: occurrence.column), default: []]
                .append(Truth(symbol: symbol, occurrence: occurrence))
        }
        var seen: Set<Place> = []
        for use in found.uses {
            let place = Place(line: use.extent.start.line, column: use.extent.start.column)
            seen.insert(place)
            let here = truths[place, default: []]
            let fitting = here.filter { use.isFitting($0.symbol) }
            if let local = use.local {
                counts["local", default: 0] += 1
                compareLocal(file, use, found.declaration(local), fitting)
                continue
            }
            if fitting.isEmpty, use.name == "Self" {
                // In protocols and their extensions it is no type's name.
                count("Self of protocols")
                continue
            }
            if fitting.isEmpty {
                use.conditions.isEmpty
                    ? note("invented", file, use, "\(use.role) \(here.map(\.symbol.name))")
                    : count("under #if")
                continue
            }
            count("uses")
            compareRoles(file, compiled, found, use, fitting)
        }
        let labels = found.uses.flatMap { $0.call?.arguments ?? [] }.compactMap(\.labelExtent)
        let labelled = Set(labels.map { Place(line: $0.start.line, column: $0.start.column) })
        for (place, here) in truths where !seen.contains(place) {
            for truth in here where truth.symbol.kind != .module {
                // Memberwise initialisers have their properties as labels.
                if labelled.contains(place) {
                    count("labels of properties")
                    continue
                }
                counts["≠ missing", default: 0] += 1
                differences.append(
                    "missing \(file):\(place.line):\(place.column) \(truth.symbol.kind) "
                        + truth.symbol.name)
            }
        }
    }

    /// A local name is local for compilers, too. In `if let a` they take the new name for the old.
    private mutating func compareLocal(
        _ file: RelativePath, _ use: NameUse, _ local: DeclarationDetails?, _ truths: [Truth]
    ) {
        let isShort = local.map { $0.value?.expression == $0.place.name } ?? false
        // `T(…)` names the initialiser of what T conforms to.
        let isGeneric = local?.kind == .genericParameter
        for truth in truths where !truth.symbol.isLocal && !isShort && !isGeneric {
            note("local", file, use, "\(local?.kind.rawValue ?? "nil"), not \(truth.symbol.usr)")
        }
    }

    private mutating func compareRoles(
        _ file: RelativePath, _ compiled: CompiledFile, _ found: SourceDetails, _ use: NameUse,
        _ truths: [Truth]
    ) {
        let roles = truths.reduce(into: OccurrenceRoles()) { $0.formUnion($1.occurrence.roles) }
        let symbol = truths[0].symbol
        if [.variable, .property, .staticProperty].contains(symbol.kind) {
            count("variables")
            if use.role == .mutation, !roles.contains(.write) {
                note("mutation", file, use, "\(use.role)")
            } else if use.role != .mutation, roles.contains(.write) {
                count("changed through members")
            }
        }
        let isFunction = [.function, .method, .staticMethod, .initializer].contains(symbol.kind)
        // Compilers do not say that `[A]()` calls something.
        let isBracket = use.name == "init" && use.base?.kind == .other
        if isFunction, use.role != .operator, use.role != .attribute, !isBracket {
            count("functions")
            let calls = use.call != nil
            if roles.contains(.call) != calls { note("call", file, use, "\(use.role) \(roles)") }
        }
        let isType = [.struct, .class, .enum, .protocol, .typealias, .associatedType]
            .contains(symbol.kind)
        if isType, use.role == .call || use.role == .mutation || use.role == .operator {
            note("type", file, use, "\(use.role)")
        }
        if let call = use.call, use.role != .attribute {
            for truth in truths where truth.symbol.name.contains("(") {
                count("calls")
                if !truth.symbol.takes(call) { note("labels", file, use, truth.symbol.name) }
            }
        }
        compareContainer(file, compiled, found, use, truths)
    }

    /// What the use stands in; an accessor stands in its variable.
    private mutating func compareContainer(
        _ file: RelativePath, _ compiled: CompiledFile, _ found: SourceDetails, _ use: NameUse,
        _ truths: [Truth]
    ) {
        let relation = truths.lazy.flatMap(\.occurrence.relations).first {
            $0.roles.contains(.containedBy) || $0.roles.contains(.calledBy)
        }
        guard let relation else { return }
        var name = compiled.symbols[relation.symbol].baseName
        if let colon = name.firstIndex(of: ":"), compiled.symbols[relation.symbol].kind == .accessor
        {
            name = String(name[name.index(after: colon)...].prefix { $0 != "(" })
        }
        if name.isEmpty { return }
        count("contained")
        var around = found.declaration(use.declaration)
        while let inner = around, inner.isLocal, inner.name != name {
            around = found.declaration(inner.parent)
        }
        if around?.name != name {
            note("container", file, use, "\(around?.name ?? "nil"), not \(name)")
        }
    }

    private mutating func count(_ what: String) { counts[what, default: 0] += 1 }

    private mutating func note(
        _ what: String, _ file: RelativePath, _ use: NameUse, _ text: String
    ) {
        count("≠ " + what)
        let start = use.extent.start
        differences.append("\(what) \(file):\(start.line):\(start.column) \(use.name) \(text)")
    }

    /// The counts on one line.
    var summary: String {
        counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
}

extension NameUse {
    /// Whether a symbol can be what is named; making a value names the type and its initialiser.
    fileprivate func isFitting(_ symbol: CompiledSymbol) -> Bool {
        if symbol.baseName == name { return true }
        let isMade = role == .construction || role == .pattern || role == .attribute
        let isType = [.struct, .class, .enum].contains(symbol.kind)
        return symbol.kind == .initializer ? isMade : isType && name == "Self"
    }
}

extension CompiledSymbol {
    /// Whether only its own scope can name it.
    fileprivate var isLocal: Bool {
        kind == .parameter || kind == .genericParameter || usr.contains("L_")
    }

    /// Whether something of this name can be called with the labels: in their order, where others
    /// may be left out; the first closure behind the parentheses has none.
    fileprivate func takes(_ call: CallDetails) -> Bool {
        let labels = name.drop { $0 != "(" }.dropFirst().dropLast()
            .split(separator: ":", omittingEmptySubsequences: true).map(String.init)
        var rest = labels[...]
        var isFirstClosure = true
        for argument in call.arguments {
            if argument.isTrailing, isFirstClosure, argument.label == nil {
                isFirstClosure = false
                if rest.isEmpty { return false }
                continue
            }
            let label = argument.label ?? "_"
            guard let found = rest.firstIndex(of: label) else {
                // One more value of a parameter that takes several.
                if label == "_", !labels.isEmpty { continue }
                return false
            }
            rest = rest[(found + 1)...]
        }
        return true
    }
}
