/// The names that one module declares, and who may see them.
package struct DeclaredNames: Sendable {
    /// How far the widest declaration of each name can be seen.
    private var access: [String: AccessLevel] = [:]
    /// For the names of members the outermost types that declare them.
    private var owners: [String: Set<String>] = [:]
    /// The types at the top level that others see.
    private var types: Set<String> = []

    package init(of files: some Sequence<SourceFacts>) {
        for file in files {
            for declaration in file.declarations { add(declaration) }
        }
    }

    private mutating func add(_ declaration: Declaration) {
        if declaration.isTypical { return }
        let name = declaration.name
        if declaration.container == nil, declaration.kind.isType,
            declaration.access.rank >= AccessLevel.package.rank
        {
            types.insert(name)
        }
        if (access[name]?.rank ?? -1) < declaration.access.rank {
            access[name] = declaration.access
        }
        let owner = declaration.container?.split(separator: ".").first.map(String.init) ?? name
        owners[name, default: []].insert(owner)
    }

    /// Whether the module declares the name at all.
    package func declares(_ name: String) -> Bool { access[name] != nil }

    /// Whether it is a type at the top level that other modules can see.
    package func isType(_ name: String) -> Bool { types.contains(name) }

    /// Whether a declaration of the name can be seen from another module.
    ///
    /// - Parameters:
    ///   - least: The narrowest access level that the other module sees.
    ///   - owner: What a scoped import names, with its members; nil for a whole module.
    package func shows(_ name: String, least: AccessLevel, owner: String?) -> Bool {
        guard let widest = access[name], widest.rank >= least.rank else { return false }
        return owner.map { owners[name]?.contains($0) == true } ?? true
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
    /// Whether the name says nothing about who declares it: extensions bring no name of their own,
    /// and members such as `count` are everywhere.
    fileprivate var isTypical: Bool {
        switch kind {
        case .extension, .`init`, .subscript, .associatedtype: true
        default: container != nil && Self.typicalMembers.contains(name)
        }
    }

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
        """.split(whereSeparator: \.isWhitespace).map(String.init))
}
