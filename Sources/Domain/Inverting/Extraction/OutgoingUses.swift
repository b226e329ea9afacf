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

    /// A use of a file.
    struct Place: Hashable, Sendable {
        let file: RelativePath
        let number: Int
    }

    /// The uses that are certain, in the order of the files.
    private(set) var certain: [Use] = []
    /// The uses that may as well mean something else of the same name.
    private(set) var possible: [Use] = []
    /// What is used for sure and stays, with the number of a use of it in the file of that.
    private(set) var wanted: [Declared: Place] = [:]
    /// The same of what may be meant.
    private(set) var maybeWanted: [Declared: Place] = [:]
    let split: Split
    /// What staying files add to types that they do not declare, by name.
    let added: [String: [Declared]]
    /// The names that members of anything that moves have.
    let known: Set<String>
    /// The names of all that files name which move.
    let namedByMoved: Set<String>
    /// The files of each module that is divided, where there are several.
    private let owned: [Set<RelativePath>]
    /// The names of all that staying files declare.
    private let staying: Set<String>
    /// The number of the use that is looked at.
    private var current = 0

    init(_ split: Split) {
        self.split = split
        let staying = split.declarations(in: split.stayingFiles)
        var added: [String: [Declared]] = [:]
        for (declared, details) in staying where details.kind.isMember {
            guard let container = details.container,
                details.isSeenInModule || split.parts.isDivided(declared.file),
                split.outer.topLevel(container.outermostPart).isEmpty
            else { continue }
            added[details.name, default: []].append(declared)
        }
        self.added = added
        namedByMoved = Set(
            split.movedFiles.flatMap { path, file in
                file.details.uses.filter { split.moves($0, of: path) }.map(\.name)
            })
        let owners = split.sources.owners
        owned = owners.count > 1 ? owners.map { Set($0.sources) } : []
        self.staying = Set(staying.map(\.details.name))
        known = Set(split.declarations(in: split.movedFiles).map(\.details.name))
        for (path, file) in split.movedFiles {
            for number in file.details.uses.indices
            where split.moves(file.details.uses[number], of: path) {
                current = number
                note(number, in: path, file)
            }
        }
        noteImplementedOperators()
    }

    /// Notes the operators that functions implement which move: these are declared in the same module,
    /// or in one that it imports.
    private mutating func noteImplementedOperators() {
        for (declared, details, implemented) in split.implementedOperators {
            certain.append(
                Use(
                    file: declared.file, line: details.place.name.start.line, name: details.name,
                    target: implemented.file))
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
        if use.isPlaceholder(in: file) { return }
        if let compiled = split.types.compiledDeclarations(of: number, in: path) {
            for declared in compiled { add([declared], use, path, isCertain: true) }
            return
        }
        if split.sources.standsAlone(use, in: file, split.types) {
            if noteAlone(use, path, file) { return }
        } else {
            let meant = split.types.declarations(of: number, in: path)
            if !meant.isEmpty {
                let fitting = meant.filter { fits(use, $0) }
                // Types from elsewhere have functions of their own that are called so.
                if fitting.isEmpty, meant.allSatisfy(isAdded) { return }
                return add(fitting.isEmpty ? meant : fitting, use, path, isCertain: true)
            }
        }
        noteAdded(use, number: number, at: path, in: file)
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
        var staying = split.outer.topLevel(use.name)
        if use.role == .operator {
            let operands = OperatorUse(use, in: path, file, split)
            let isOwn = isOperator(staying) || isOperator(split.inner.topLevel(use.name))
            staying = staying.filter { isOperator([$0]) || operands.mayMean($0, isOwn: isOwn) }
            if isOwn, !staying.isEmpty {
                add(staying, use, path, isCertain: true)
                return true
            }
        }
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

    /// Notes what a name means, unless no module that compiles its file sees that.
    mutating func add(
        _ meant: [Declared], _ use: NameUse, _ path: RelativePath, isCertain: Bool
    ) {
        var meant = meant.filter { isSeen($0.file, from: path) }
        // What other files keep to themselves is not meant.
        if split.parts.isDivided(path) {
            meant.removeAll { declared in
                declared.file != path
                    && split.sources.declaration(declared)?.isSeenInModule == false
            }
        }
        let staying = meant.filter { declared in
            !split.moves(declared) && split.module.sources.contains(declared.file)
                && (declared.file == path
                    || split.sources.declaration(declared)?.isSeenInModule == true)
        }
        guard let target = staying.first?.file else { return }
        let isSure = isCertain && staying.count == meant.count
        let place = Place(file: path, number: current)
        for declared in staying {
            if isSure {
                wanted[declared] = wanted[declared] ?? place
            } else {
                maybeWanted[declared] = maybeWanted[declared] ?? place
            }
        }
        let found = Use(
            file: path, line: use.extent.start.line, name: use.name, target: target)
        if isSure {
            if certain.last != found { certain.append(found) }
        } else if possible.last != found {
            possible.append(found)
        }
    }

    /// Whether a module compiles both files, or a file imports the other's module.
    private func isSeen(_ file: RelativePath, from path: RelativePath) -> Bool {
        if owned.isEmpty || owned.contains(where: { $0.contains(path) && $0.contains(file) }) {
            return true
        }
        let imported = Set(split.sources.analysis.facts[path]?.imports.map(\.module) ?? [])
        return zip(split.sources.owners, owned).contains { owner, files in
            files.contains(file) && imported.contains(owner.moduleName)
        }
    }
}
