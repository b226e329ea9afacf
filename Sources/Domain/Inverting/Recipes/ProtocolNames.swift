import Architecture
import Codebase

/// Names protocols as the codebase does.
struct ProtocolNames: Sendable {
    private let index: DeclarationIndex
    private let suffix: String?

    init(_ index: DeclarationIndex) {
        self.index = index
        let counts = Self.suffixes.map { suffix in
            (suffix, index.protocols.count { $0.hasSuffix(suffix) })
        }
        suffix = counts.max { $0.1 < $1.1 }.flatMap { $0.1 > 0 ? $0.0 : nil }
    }

    /// A name for the protocol of a type that nothing has yet.
    func name(for type: String) -> String {
        let plain = Self.plain(type)
        var names = suffix.map { [plain + $0, type + $0] } ?? []
        if plain != type { names.append(plain) }
        names += [type + "Protocol", type + "Interface"]
        return names.first { !index.isTypeAtTop($0) } ?? type + "ProtocolForInversion"
    }

    /// A type's name without what says that it is an implementation.
    private static func plain(_ type: String) -> String {
        for prefix in prefixes where type.hasPrefix(prefix) {
            let rest = type.dropFirst(prefix.count)
            if rest.first?.isUppercase == true { return String(rest) }
        }
        for suffix in ["Implementation", "Impl", "Imp"] where type.hasSuffix(suffix) {
            return String(type.dropLast(suffix.count))
        }
        return type
    }

    private static let prefixes = [
        "Default", "Live", "Real", "Concrete", "Standard", "File", "Memory", "InMemory", "Remote",
        "Local", "Network", "Disk", "SQLite", "HTTP", "URLSession", "UserDefaults", "Keychain",
    ]
    private static let suffixes = ["Protocol", "Type", "Interface", "Providing"]

    /// A name as a property has it: `URLStore` is `urlStore`.
    static func property(_ type: String) -> String {
        let capitals = type.prefix { $0.isUppercase || $0.isNumber }
        if capitals.count == type.count { return type.lowercased() }
        let count = max(1, capitals.count - 1)
        return type.prefix(count).lowercased() + type.dropFirst(count)
    }
}
