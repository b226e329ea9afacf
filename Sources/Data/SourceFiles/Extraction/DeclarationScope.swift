import Codebase

/// What a place in a file means for the declarations that stand there.
struct DeclarationScope {
    /// The types around it, joined by dots.
    var container: String?
    /// The level of what states none.
    var standard: AccessLevel = .internal
    /// The widest level that anything in here can have.
    var limit: AccessLevel = .open
    /// Whether this is inside a body, where nothing can be named from outside.
    var isLocal = false

    /// The level that a declaration here has in the end; a case has that of its enum.
    func access(written: AccessLevel?, of kind: Declaration.Kind) -> AccessLevel {
        if kind == .case, container != nil { return limit }
        let own = written ?? standard
        return own.rank < limit.rank ? own : limit
    }

    /// The scope between the braces of a type declared here.
    ///
    /// - Parameter sharesAccess: Whether members have the type's level, as in protocols.
    func inside(_ name: String, access: AccessLevel, sharesAccess: Bool) -> DeclarationScope {
        let standard: AccessLevel =
            sharesAccess || access.rank < AccessLevel.internal.rank
            ? access : .internal
        return DeclarationScope(
            container: path(to: name), standard: standard, limit: access, isLocal: isLocal)
    }

    /// The scope between the braces of an extension found here.
    func inside(extensionOf name: String, written: AccessLevel?) -> DeclarationScope {
        let isHidden = (written ?? .internal).rank < AccessLevel.internal.rank
        return DeclarationScope(
            container: name, standard: written ?? .internal,
            limit: isHidden ? .fileprivate : .open, isLocal: isLocal)
    }

    private func path(to name: String) -> String {
        container.map { $0 + "." + name } ?? name
    }
}

extension AccessLevel {
    /// How wide the level is; the widest has the largest number.
    var rank: Int {
        switch self {
        case .private: 0
        case .fileprivate: 1
        case .internal: 2
        case .package: 3
        case .public: 4
        case .open: 5
        }
    }

    /// The level that a modifier's text stands for.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard (4...11).contains(text.count),
            let level = AccessLevel(rawValue: String(decoding: text, as: UTF8.self))
        else { return nil }
        self = level
    }
}
