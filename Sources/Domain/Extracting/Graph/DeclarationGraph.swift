import Architecture
import Codebase

/// The declarations of a module's files that can move by themselves, each with what has to move with it.
///
/// A declaration at the top of a file is one; of an extension that makes its type conform to nothing each
/// member is one. What a name means that the text does not tell is left out: what is found is a lower bound.
package struct DeclarationGraph: Sendable {
    /// A declaration that moves as a whole.
    struct Unit: Sendable {
        /// The position of its file.
        let file: Int
        /// The number of lines; 1 or more.
        let lines: Int
    }

    /// An extension that makes a type conform to protocols of the module alone, which it needs only where
    /// these move, too.
    private struct Conformance: Sendable {
        let type: Int
        let protocols: [Int]
        let unit: Int
    }

    /// The declarations, by file, in the order of each.
    private(set) var units: [Unit] = []
    /// For each file the positions of its declarations.
    private(set) var ofFile: [[Int]]
    /// For each declaration what has to move with it, ascending.
    private var needs: [[Int]] = []
    private var allConformances: [Conformance] = []
    /// The positions of conformances by the type and by the protocols that they are about.
    private var conformances: [Int: [Int]] = [:]
    /// For each file what adds to types that the file does not declare.
    private(set) var additions: [Set<Int>]

    /// - Parameters:
    ///   - details: What each file says.
    ///   - resolver: What names mean in these files.
    init(_ details: [SourceDetails], _ resolver: NameResolver) {
        ofFile = [[Int]](repeating: [], count: details.count)
        additions = [Set<Int>](repeating: [], count: details.count)
        let units = noteUnits(details)
        let own = Set(
            details.lazy.flatMap(\.declarations).filter { $0.parent == nil && $0.kind.isNamedType }
                .map(\.name))
        var needed = [Set<Int>](repeating: [], count: self.units.count)
        for (file, details) in details.enumerated() {
            // What a file adds to types from elsewhere for itself alone is meant by its name there.
            var hidden: [String: [SymbolID]] = [:]
            for (number, declaration) in details.declarations.enumerated()
            where !declaration.isLocal && declaration.kind.isMember && !declaration.isSeenInModule {
                guard let container = declaration.container, !own.contains(container.outermostPart)
                else { continue }
                hidden[declaration.name, default: []].append(SymbolID(file: file, number: number))
            }
            for (number, use) in details.uses.enumerated() {
                guard let user = use.declaration, use.local == nil else { continue }
                var symbols = hidden[use.name] ?? []
                if case .symbols(let meant) = resolver.meaning(of: number, in: file) {
                    symbols = meant
                }
                let users = units.users(of: user, in: file)
                for symbol in symbols {
                    guard let unit = units[symbol] else { continue }
                    for user in users where user != unit { needed[user].insert(unit) }
                    // What a file keeps to itself is seen on one side alone.
                    let isHidden = !resolver.declaration(symbol).isSeenInModule
                    if isHidden { needed[unit].formUnion(users.filter { $0 != unit }) }
                }
            }
        }
        noteExtensions(details, units, &needed)
        needs = needed.map { $0.sorted() }
    }

    private mutating func noteUnits(_ details: [SourceDetails]) -> UnitNumbers {
        var numbers = UnitNumbers(details)
        for (file, details) in details.enumerated() {
            for (number, declaration) in details.declarations.enumerated() {
                guard numbers.isUnit(number, in: file) else { continue }
                numbers.note(units.count, for: number, in: file)
                ofFile[file].append(units.count)
                units.append(Unit(file: file, lines: declaration.place.statement.lines.count))
            }
        }
        return numbers
    }

    /// What extensions add to types that move: initializers, conformances and what answers a protocol move
    /// with these.
    private mutating func noteExtensions(
        _ details: [SourceDetails], _ numbers: UnitNumbers, _ needed: inout [Set<Int>]
    ) {
        let types = TypeUnits(details, numbers)
        for (file, details) in details.enumerated() {
            for (number, part) in details.declarations.enumerated()
            where part.kind == .extension && part.parent == nil {
                let extended = types.units[part.name.outermostPart] ?? []
                let parts = numbers.users(of: number, in: file)
                if !extended.contains(where: { units[$0].file == file }) {
                    additions[file].formUnion(parts)
                }
                for unit in parts { needed[unit].formUnion(extended) }
                for (member, declaration) in details.declarations.enumerated()
                where declaration.parent == number {
                    guard let unit = numbers[SymbolID(file: file, number: member)] else { continue }
                    for type in types.owners(of: declaration, in: part) {
                        needed[type].insert(unit)
                    }
                }
                if !part.inherited.isEmpty {
                    noteConformances(of: extended, by: parts, part, in: types, &needed)
                }
            }
        }
    }

    /// What makes types conform to protocols.
    private mutating func noteConformances(
        of extended: [Int], by parts: [Int], _ part: DeclarationDetails, in types: TypeUnits,
        _ needed: inout [Set<Int>]
    ) {
        let protocols = part.inherited.map { types.units[$0.name.outermostPart] ?? [] }
        // Whoever uses the protocol may use it by way of a type from elsewhere.
        if extended.isEmpty {
            for other in protocols.flatMap(\.self) { needed[other].formUnion(parts) }
        }
        for type in extended {
            if protocols.contains(where: \.isEmpty) {
                needed[type].formUnion(parts)
            } else {
                let named = protocols.flatMap(\.self)
                for unit in parts {
                    for one in [type] + named {
                        conformances[one, default: []].append(allConformances.count)
                    }
                    allConformances.append(
                        Conformance(type: type, protocols: named, unit: unit))
                }
            }
        }
    }

    /// Some declarations with all that has to move with them.
    ///
    /// - Parameters:
    ///   - gone: What was extracted before and is there for everybody.
    ///   - most: The most lines that may move.
    /// - Returns: Positions of declarations, without those that are gone; nil if more lines would move.
    func closure(of some: [Int], gone: Set<Int> = [], most: Int = .max) -> Set<Int>? {
        var isThere = [Bool](repeating: false, count: units.count)
        for unit in gone { isThere[unit] = true }
        var found: [Int] = []
        var queue = some
        var lines = 0
        while let unit = queue.popLast() {
            if isThere[unit] { continue }
            isThere[unit] = true
            found.append(unit)
            lines += units[unit].lines
            if lines > most { return nil }
            queue += needs[unit]
            for number in conformances[unit] ?? [] {
                let one = allConformances[number]
                if isThere[one.type], one.protocols.contains(where: { isThere[$0] }) {
                    queue.append(one.unit)
                }
            }
        }
        return Set(found)
    }

    /// Which declarations of a group files outside of it use: each time the file, and what it uses.
    func users(of group: Set<Int>, besides gone: Set<Int>) -> [(file: Int, used: Int)] {
        units.indices.filter { !group.contains($0) && !gone.contains($0) }.flatMap { user in
            needs[user].filter(group.contains).map { (units[user].file, $0) }
        }
    }

    /// The lines of some declarations.
    func lines(of some: some Sequence<Int>) -> Int {
        some.reduce(0) { $0 + units[$1].lines }
    }
}

/// Which declaration moves when one of a file does.
private struct UnitNumbers {
    private let details: [SourceDetails]
    /// For each file the position of what moves, by the number of the declaration.
    private var positions: [[Int: Int]]

    init(_ details: [SourceDetails]) {
        self.details = details
        positions = [[Int: Int]](repeating: [:], count: details.count)
    }

    mutating func note(_ unit: Int, for number: Int, in file: Int) {
        positions[file][number] = unit
    }

    /// What moves with a declaration; nil for an extension whose members move by themselves.
    subscript(_ symbol: SymbolID) -> Int? {
        var next: Int? = symbol.number
        while let number = next {
            if let unit = positions[symbol.file][number] { return unit }
            next = details[symbol.file].declarations[number].parent
        }
        return nil
    }

    /// What moves with what stands in a declaration: for what an extension begins with all its members.
    func users(of number: Int, in file: Int) -> [Int] {
        if let unit = self[SymbolID(file: file, number: number)] { return [unit] }
        return details[file].declarations.indices.compactMap { member in
            details[file].declarations[member].parent == number ? positions[file][member] : nil
        }
    }

    /// Whether a declaration moves by itself.
    func isUnit(_ number: Int, in file: Int) -> Bool {
        let all = details[file].declarations
        guard !all[number].isLocal else { return false }
        guard let parent = all[number].parent else { return !isByMember(number, in: file) }
        return all[number].kind.isMember && all[parent].parent == nil
            && isByMember(parent, in: file)
    }

    private func isByMember(_ number: Int, in file: Int) -> Bool {
        let all = details[file].declarations
        return all[number].kind == .extension && all[number].inherited.isEmpty
            && all.contains { $0.parent == number && $0.kind.isMember }
    }
}

/// The types and protocols of a module, with what these ask for.
private struct TypeUnits {
    /// The declarations of each type at the top of a file, by name.
    private(set) var units: [String: [Int]] = [:]
    /// The full names that each protocol asks for.
    private var requirements: [String: Set<String>] = [:]
    /// What each type is said to inherit, anywhere.
    private var inherited: [String: Set<String>] = [:]

    init(_ details: [SourceDetails], _ numbers: UnitNumbers) {
        for (file, details) in details.enumerated() {
            for (number, declaration) in details.declarations.enumerated() {
                if let parent = details.declaration(declaration.parent) {
                    guard parent.kind == .protocol else { continue }
                    requirements[parent.name, default: []].insert(declaration.fullName)
                } else if declaration.kind == .extension || declaration.kind.isNamedType {
                    inherited[declaration.name, default: []]
                        .formUnion(declaration.inherited.map(\.name))
                    guard declaration.kind.isNamedType,
                        let unit = numbers[SymbolID(file: file, number: number)]
                    else { continue }
                    units[declaration.name, default: []].append(unit)
                }
            }
        }
    }

    /// The types that need a member of an extension: the extended one for its initializers and for what
    /// answers a protocol, and a protocol for what answers it by way of types from elsewhere.
    func owners(of member: DeclarationDetails, in part: DeclarationDetails) -> [Int] {
        let extended = units[part.name.outermostPart] ?? []
        let isProtocol = requirements[part.name] != nil
        if extended.isEmpty {
            return requirements.filter { $0.value.contains(member.fullName) }
                .flatMap { units[$0.key] ?? [] }
        }
        if member.kind == .`init`, !isProtocol { return extended }
        let isAsked = (inherited[part.name] ?? []).union([part.name]).contains { name in
            if let asked = requirements[name] { return asked.contains(member.fullName) }
            if units[name.outermostPart] != nil { return false }
            // Of what is not known to ask for nothing, any member may be the answer.
            return Witnesses.names(of: name)?.contains(member.name) ?? true
        }
        return isAsked ? extended : []
    }
}
