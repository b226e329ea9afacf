import Codebase

/// Declarations that leave files of which the rest stays.
///
/// A declaration at the top of a file moves as a whole; of an extension that makes its type conform to
/// nothing each member moves by itself.
struct MovingParts: Sendable {
    /// What moves of each file, by number: declarations at the top, and members of extensions.
    private var units: [RelativePath: Set<Int>] = [:]
    /// All declarations in these.
    private var inside: [RelativePath: Set<Int>] = [:]
    /// The extensions of which members move.
    private var around: [RelativePath: Set<Int>] = [:]
    /// The bytes of what moves.
    private var ranges: [RelativePath: [Range<Int>]] = [:]
    /// The bytes that are written on both sides: what extensions begin with.
    private var heads: [RelativePath: [Range<Int>]] = [:]
    /// Whether what is named stays, and the rest of its files moves.
    private var isReversed = false

    /// The files that are divided, in path order.
    var files: [RelativePath] { units.keys.sorted() }

    /// What moves of a file, in its order.
    func numbers(of file: RelativePath) -> [Int] { (units[file] ?? []).sorted() }

    /// Whether some of a file moves and some stays.
    func isDivided(_ file: RelativePath) -> Bool { units[file] != nil }

    /// Whether a declaration moves, by itself or with what is around it.
    func contains(_ declared: Declared) -> Bool {
        guard let inside = inside[declared.file] else { return isReversed }
        return inside.contains(declared.number) != isReversed
    }

    /// Whether a use in a file that is divided moves; what an extension begins with stands on both
    /// sides.
    func contains(_ use: NameUse, of file: RelativePath) -> Bool {
        let offset = use.extent.start.offset
        if heads[file]?.contains(where: { $0.contains(offset) }) == true { return true }
        return (ranges[file] ?? []).contains { $0.contains(offset) } != isReversed
    }

    /// Lets the declaration move that something is part of.
    ///
    /// - Returns: Whether that is new.
    @discardableResult
    mutating func add(_ declared: Declared, in file: ReadFile) -> Bool {
        let path = declared.file
        let unit = Self.unit(of: declared.number, in: file)
        guard units[path]?.contains(unit) != true else { return false }
        let all = file.details.declarations
        // Several variables of one statement move together.
        let together = all.indices.filter {
            all[$0].parent == all[unit].parent
                && all[$0].place.statement == all[unit].place.statement
        }
        units[path, default: []].formUnion(together)
        var found = inside[path] ?? []
        found.formUnion(together)
        for number in all.indices {
            if let parent = all[number].parent, found.contains(parent) { found.insert(number) }
        }
        inside[path] = found
        ranges[path, default: []].append(all[unit].place.statement.bytes)
        if let parent = all[unit].parent, around[path, default: []].insert(parent).inserted {
            let place = all[parent].place
            let end = place.body?.start.offset ?? place.whole.end.offset
            heads[path, default: []].append(place.statement.start.offset..<end)
        }
        return true
    }

    /// Lets a declaration at the top of a file move, of an extension all members.
    mutating func addAll(of number: Int, _ path: RelativePath, in file: ReadFile) {
        let all = file.details.declarations
        let members = Self.members(of: number, in: file)
        let isByMember = all[number].kind == .extension && all[number].inherited.isEmpty
        for unit in isByMember && !members.isEmpty ? members : [number] {
            add(Declared(file: path, number: unit), in: file)
        }
    }

    /// Forgets what moves of a file by itself.
    mutating func remove(_ file: RelativePath) {
        units[file] = nil
        inside[file] = nil
        around[file] = nil
        ranges[file] = nil
        heads[file] = nil
    }

    /// Whether all that a file declares moves.
    func isWhole(_ path: RelativePath, _ file: ReadFile) -> Bool {
        let all = file.details.declarations
        return all.indices.allSatisfy { number in
            if all[number].parent != nil || all[number].isLocal { return true }
            if contains(Declared(file: path, number: number)) { return true }
            return all[number].kind == .extension && movesAllMembers(of: number, path, file)
        }
    }

    /// Whether an extension has members, and all of them move.
    func movesAllMembers(of number: Int, _ path: RelativePath, _ file: ReadFile) -> Bool {
        let members = Self.members(of: number, in: file)
        return !members.isEmpty
            && members.allSatisfy { inside[path]?.contains($0) == true }
    }

    /// The numbers of the members of a declaration.
    static func members(of number: Int, in file: ReadFile) -> [Int] {
        let all = file.details.declarations
        return all.indices.filter { all[$0].parent == number && all[$0].kind.isMember }
    }

    /// The same parts as what stays of their files.
    var reversed: MovingParts {
        var copy = self
        copy.isReversed.toggle()
        return copy
    }

    /// A file with nothing but what moves of it by itself; nil if nothing does.
    func moving(of path: RelativePath, _ file: ReadFile) -> ReadFile? {
        guard let inside = inside[path] else { return nil }
        let shown = inside.union(around[path] ?? [])
        return file.hiding { !shown.contains($0) }
    }

    /// A file without what moves of it by itself.
    func staying(of path: RelativePath, _ file: ReadFile) -> ReadFile {
        guard let inside = inside[path] else { return file }
        return file.hiding { number in
            inside.contains(number)
                || around[path]?.contains(number) == true
                    && movesAllMembers(of: number, path, file)
        }
    }

    /// The number of the declaration that moves as a whole when one does.
    static func unit(of number: Int, in file: ReadFile) -> Int {
        var chain = [number]
        while let parent = file.details.declarations[chain[chain.count - 1]].parent {
            chain.append(parent)
        }
        let top = file.details.declarations[chain[chain.count - 1]]
        let isByMember = top.kind == .extension && top.inherited.isEmpty && chain.count > 1
        return isByMember ? chain[chain.count - 2] : chain[chain.count - 1]
    }
}

extension ReadFile {
    /// The same file, in which some declarations are none that others can name. All keep their numbers.
    fileprivate func hiding(_ isHidden: (Int) -> Bool) -> ReadFile {
        let declarations = details.declarations.enumerated().map { number, declaration in
            guard isHidden(number) else { return declaration }
            var hidden = DeclarationDetails(
                kind: .parameter, name: declaration.name, place: declaration.place)
            hidden.parent = declaration.parent
            hidden.isLocal = true
            return hidden
        }
        return ReadFile(
            details: SourceDetails(
                declarations: declarations, uses: details.uses, problems: details.problems),
            bytes: bytes, compiled: compiled)
    }
}
