/// The names that one module declares, and who may see them.
package struct DeclaredNames: Sendable {
    private struct Entry {
        /// How far the widest declaration can be seen.
        var access: AccessLevel
        /// For members the outermost type that declares it first, else the name.
        let owner: String
        /// Those of further declarations, in any order.
        var otherOwners: [String] = []
        /// Whether it is a type at the top level that others see.
        var isType = false

        /// Takes in one more declaration of the name.
        mutating func widen(to level: AccessLevel, owner other: String, isType: Bool) {
            if access.rank < level.rank { access = level }
            if other != owner, !otherOwners.contains(other) { otherOwners.append(other) }
            if isType { self.isType = true }
        }
    }

    private var entries: [String: Entry] = [:]

    package init(of files: some Sequence<SourceFacts>) {
        let files = Array(files)
        // About half of all declarations bring a name of their own.
        entries.reserveCapacity(files.reduce(0) { $0 + $1.declarations.count } / 2)
        for file in files {
            for declaration in file.declarations where !declaration.isTypical { add(declaration) }
        }
    }

    /// The names after some files of a module came and went, in a part of the time.
    ///
    /// - Parameters:
    ///   - known: The names before.
    ///   - gone: What the files said that are gone or that say something else now.
    ///   - files: What all files say now.
    init(
        after known: DeclaredNames, without gone: [SourceFacts],
        of files: some Sequence<SourceFacts>, new: [SourceFacts]
    ) {
        entries = known.entries
        var touched: Set<String> = []
        for file in gone {
            for declaration in file.declarations where !declaration.isTypical {
                touched.insert(declaration.name)
                entries[declaration.name] = nil
            }
        }
        if !touched.isEmpty {
            for file in files {
                for declaration in file.declarations
                where touched.contains(declaration.name) && !declaration.isTypical {
                    add(declaration)
                }
            }
        }
        for file in new {
            for declaration in file.declarations
            where !declaration.isTypical && !touched.contains(declaration.name) {
                add(declaration)
            }
        }
    }

    private mutating func add(_ declaration: Declaration) {
        let name = declaration.name
        let owner = declaration.owner ?? name
        let isType =
            declaration.container == nil && declaration.kind.isType
            && declaration.access.rank >= AccessLevel.package.rank
        entries[name, default: Entry(access: declaration.access, owner: owner, isType: isType)]
            .widen(to: declaration.access, owner: owner, isType: isType)
    }

    /// Whether the module declares the name at all.
    package func declares(_ name: String) -> Bool { entries[name] != nil }

    /// Whether it is a type at the top level that other modules can see.
    package func isType(_ name: String) -> Bool { entries[name]?.isType == true }

    /// Whether a declaration of the name can be seen from another module.
    ///
    /// - Parameters:
    ///   - least: The narrowest access level that the other module sees.
    ///   - owner: What a scoped import names, with its members; nil for a whole module.
    package func shows(_ name: String, least: AccessLevel, owner: String?) -> Bool {
        guard let entry = entries[name], entry.access.rank >= least.rank else { return false }
        return owner.map { entry.owner == $0 || entry.otherOwners.contains($0) } ?? true
    }
}

extension AccessLevel {
    /// The position from narrow to wide.
    package var rank: Int {
        switch self {
        case .private: 0
        case .fileprivate: 1
        case .internal: 2
        case .package: 3
        case .public: 4
        case .open: 5
        }
    }
}

extension Declaration {
    /// The outermost type around it; nil at the top level.
    package var owner: String? {
        guard let container, let dot = container.utf8.firstIndex(of: UInt8(ascii: ".")) else {
            return container
        }
        return String(container[..<dot])
    }

    /// Whether the name says nothing about who declares it: extensions bring no name of their own,
    /// and members such as `count` are everywhere.
    fileprivate var isTypical: Bool {
        switch kind {
        case .extension, .`init`, .subscript, .associatedtype: true
        default:
            container != nil && name.utf8.count <= Self.longestTypicalMember
                && Self.typicalMembers.contains(name)
        }
    }

    /// In bytes; asked of every member, so that most are told apart without a hash.
    private static let longestTypicalMember = typicalMembers.map(\.utf8.count).max() ?? 0

    private static let typicalMembers: Set<String> = Set(
        """
        add all allCases allSatisfy append base body bool buffer build bytes callAsFunction cancel
        cases children clear close code color compactMap configure contains content context copy
        count create data date debugDescription decode default delegate delete description
        dictionary disabled domain done double dropFirst dropLast element elements enabled encode
        end endIndex enumerated error errorDescription execute failed failure file fileName filter
        find finish first firstIndex flatMap forEach format frame from get handle handler hash
        hashValue header headers height id identifier index indices info input insert instance int
        isEmpty items iterator item join joined key keys kind label last lastIndex left length level
        line lines list load loaded loading lock logger lowercased make makeBody makeIterator map
        max message method min mode model name names next none notify object offset open options
        output padding parameters parent parse path position prefix print priority process
        properties randomElement range rawValue read reduce register reload remove removeAll
        removeFirst removeLast replace request reserveCapacity reset response result resume return
        reversed right root row rows run save send set setUp setup shared shuffled size sleep some
        sort sorted source split standard start startIndex state status stop store string style
        subscript success suffix sum swap symbol tag tearDown text title toggle top trailing type
        unknown update uppercased url userInfo uuid value values version view wait width with
        withLock wrappedValue write x y zip
        """.listed)
}
