import Architecture
import Codebase

/// What files that move use of files that stay.
struct OutgoingUses: Sendable {
    /// A place in a file that moves, with what it means.
    struct Use: Hashable, Sendable {
        let file: RelativePath
        let line: Int
        let name: String
        /// The file that declares it and stays.
        let target: RelativePath
    }

    /// The uses that are certain, in the order of the files.
    private(set) var certain: [Use] = []
    /// The uses that may as well mean something else of the same name.
    private(set) var possible: [Use] = []
    private let split: Split
    /// What staying files add to types that they do not declare, by name.
    private let added: [String: [Declared]]
    /// The names that members of anything that moves have.
    private let known: Set<String>
    /// The names of all that staying files declare.
    private let staying: Set<String>

    init(_ split: Split) {
        self.split = split
        let staying = split.declarations(in: split.stayingFiles)
        var added: [String: [Declared]] = [:]
        for (declared, details) in staying where details.kind.isMember {
            guard let container = details.container, Split.isSeenInModule(details),
                split.outer.topLevel(container.outermostPart).isEmpty
            else { continue }
            added[details.name, default: []].append(declared)
        }
        self.added = added
        self.staying = Set(staying.map(\.details.name))
        known = Set(split.declarations(in: split.movedFiles).map(\.details.name))
        for (path, file) in split.movedFiles {
            for number in file.details.uses.indices { note(number, in: path, file) }
        }
    }

    /// The files that stay and are used, in path order.
    var targets: [RelativePath] { Set(certain.map(\.target)).sorted() }

    private mutating func note(_ number: Int, in path: RelativePath, _ file: ReadFile) {
        let use = file.details.uses[number]
        if use.local != nil || use.role == .precedence { return }
        // Most names are none of those, and following them takes long.
        guard staying.contains(use.name) || use.role == .construction && added["init"] != nil else {
            return
        }
        if split.sources.standsAlone(use, in: file, split.types) {
            if noteAlone(use, path, file) { return }
        } else {
            let meant = split.types.declarations(of: number, in: path)
            if !meant.isEmpty { return add(meant, use, path, isCertain: true) }
        }
        noteAdded(use, path, file)
    }

    /// Whether a name that stands alone was understood.
    private mutating func noteAlone(
        _ use: NameUse, _ path: RelativePath, _ file: ReadFile
    ) -> Bool {
        // An operator is found by what it stands between, wherever it is used.
        if use.base == nil, use.role != .operator {
            for type in split.typesAround(use, in: file) {
                if !split.inner.members(of: type, named: use.name).isEmpty { return true }
                let outer = split.outer.members(of: type, named: use.name)
                if !outer.isEmpty {
                    add(outer, use, path, isCertain: true)
                    return true
                }
            }
        }
        let staying = split.outer.topLevel(use.name)
        if !split.inner.topLevel(use.name).isEmpty {
            // A type under conditions is one, in however many files it is declared.
            let types = staying.filter { split.sources.declaration($0)?.kind.isNamedType == true }
            if use.role != .operator, !types.isEmpty {
                add(types, use, path, isCertain: true)
                return true
            }
            // Functions of one name on both sides: which is meant is for the compiler to say.
            if use.role != .operator { add(staying, use, path, isCertain: false) }
            return true
        }
        if staying.isEmpty { return false }
        let isAnyones = use.role == .operator && !isOperator(staying)
        add(staying, use, path, isCertain: !isAnyones)
        return true
    }

    private func isOperator(_ declared: [Declared]) -> Bool {
        declared.contains { split.sources.declaration($0)?.kind == .operator }
    }

    /// A name that may be a member which a staying file adds to a type of another one.
    private mutating func noteAdded(_ use: NameUse, _ path: RelativePath, _ file: ReadFile) {
        switch use.role {
        case .inheritance, .extended, .attribute, .macro, .precedence: return
        case .operator: return noteOperator(use, path)
        default: break
        }
        let isMade = use.role == .construction
        let members = (added[isMade ? "init" : use.name] ?? []).filter { member in
            guard let details = split.sources.declaration(member) else { return false }
            if isMade, details.container?.lastPart != use.name { return false }
            guard let signature = details.signature, let call = use.call,
                // The first closure behind the parentheses has no label, whatever its parameter's.
                call.trailingClosures == 0
            else { return true }
            return ProtocolDraft.omitted(call.labels, of: signature) != nil
        }
        if members.isEmpty { return }
        if isMade || use.name == "init" || use.name == "subscript" {
            let isLabelled = use.call?.labels.contains { $0 != "_" } == true
            if isLabelled { add(members, use, path, isCertain: isMade) }
            return
        }
        let isBare = use.base == nil
        if isBare, !isIn(members, use, file) { return }
        let isOwn =
            !known.contains(use.name) && !Self.common.contains(use.name)
            && !members.allSatisfy(mayBeAsked)
            || isBehind(members, use, file)
        add(members, use, path, isCertain: isOwn)
    }

    /// An operator that staying files give to a type that moves; what it stands between is not known.
    private mutating func noteOperator(_ use: NameUse, _ path: RelativePath) {
        let members = (added[use.name] ?? []).filter { member in
            split.sources.declaration(member)?.container.map {
                !split.inner.topLevel($0.outermostPart).isEmpty
            } == true
        }
        add(members, use, path, isCertain: false)
    }

    /// Whether a member stands where a type is made to conform to a protocol from elsewhere, which may
    /// ask for it: then a value of any other type may have one of that name.
    private func mayBeAsked(_ member: Declared) -> Bool {
        guard let parent = split.sources.declaration(member)?.parent,
            let around = split.sources.declaration(
                Declared(file: member.file, number: parent))
        else { return false }
        return around.inherited.contains { inherited in
            split.outer.topLevel(inherited.name.outermostPart).isEmpty
                && split.inner.topLevel(inherited.name.outermostPart).isEmpty
        }
    }

    /// Whether a name stands behind that of the type which a staying file gives a member of that
    /// name, and moving files do not.
    private func isBehind(_ members: [Declared], _ use: NameUse, _ file: ReadFile) -> Bool {
        guard case .use(let base) = use.base?.kind else { return false }
        let type = file.details.uses[base].name
        return members.contains { member in
            guard let container = split.sources.declaration(member)?.container else { return false }
            return container.lastPart == type
                && split.inner.members(of: container, named: use.name).isEmpty
        }
    }

    /// Whether a bare name may be a member of the type around it, where that conforms to what a
    /// staying file extends.
    private func isIn(_ members: [Declared], _ use: NameUse, _ file: ReadFile) -> Bool {
        let around = split.typesAround(use, in: file)
        if around.isEmpty { return false }
        return members.contains { member in
            guard let container = split.sources.declaration(member)?.container else { return false }
            return around.contains { type in
                type == container || Self.conforms(type, to: container, split)
            }
        }
    }

    private static func conforms(_ type: String, to name: String, _ split: Split) -> Bool {
        (split.inner.topLevel(type) + split.inner.extensions(of: type)).contains { declared in
            split.sources.declaration(declared)?.inherited.contains { $0.name == name } == true
        }
    }

    /// Members of the standard library and Foundation, which a name alone does not tell from those of
    /// extensions.
    private static let common: Set<String> = [
        "append", "baseAddress", "capacity", "compactMap", "contains", "count", "data", "date",
        "description", "distance", "dropFirst", "dropLast", "elements", "end", "endIndex",
        "enumerated", "filter", "first", "firstIndex", "flatMap", "forEach", "hasPrefix",
        "hasSuffix", "hash", "hashValue", "id", "index", "indices", "insert", "isEmpty",
        "joined", "key", "keys", "last", "length", "lowerBound", "map", "matches", "max", "min",
        "name",
        "path", "prefix", "rawValue", "reduce", "remove", "removeAll", "removeFirst",
        "removeLast", "replacing", "resume", "reversed", "shuffled", "sort", "sorted", "split",
        "start", "startIndex", "string", "suffix", "text", "title", "type", "union", "update",
        "upperBound", "url", "utf8", "value", "values", "write", "zip",
    ]

    private mutating func add(
        _ meant: [Declared], _ use: NameUse, _ path: RelativePath, isCertain: Bool
    ) {
        let staying = meant.filter { declared in
            !split.moved.contains(declared.file) && split.module.sources.contains(declared.file)
                && split.sources.declaration(declared).map(Split.isSeenInModule) == true
        }
        guard let target = staying.first?.file else { return }
        let found = Use(
            file: path, line: use.extent.start.line, name: use.name, target: target)
        if isCertain, staying.count == meant.count {
            if certain.last != found { certain.append(found) }
        } else if possible.last != found {
            possible.append(found)
        }
    }
}
