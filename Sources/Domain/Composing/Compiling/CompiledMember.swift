import Codebase

/// A registration on its way to a member of a root.
struct CompiledMember {
    /// Its number in the composition.
    let number: Int
    let registration: Registration
    let factory: FactoryText?
    /// What the root calls it.
    var name = ""
    /// What a caller hands over, `name: Type`.
    var parameters: [(name: String, type: String)] = []
    /// The type that it gives, as it is written.
    var type = ""
    /// Why it cannot be made; nil if it can.
    var question: String?

    /// Whether one object is made for all.
    var isShared: Bool {
        [.app, .container].contains(registration.lifetime) && parameters.isEmpty
    }

    /// Whether one object is made while somebody holds it.
    var isWeak: Bool { registration.lifetime == .weak && parameters.isEmpty }

    /// The function that makes it.
    var maker: String { "make" + name.prefix(1).uppercased() + name.dropFirst() }

    /// How the root asks for it.
    func call(_ arguments: [String]) -> String {
        if isShared || isWeak { return name }
        let given = zip(parameters, arguments).map { "\($0.name): \($1)" }
        return "\(maker)(\(given.joined(separator: ", ")))"
    }

    /// The names of members, none of them twice.
    static func named(_ members: [CompiledMember]) -> [CompiledMember] {
        var taken: Set<String> = []
        return members.map { member in
            var member = member
            let plain = Self.name(of: member.registration)
            var name = plain
            var count = 1
            while !taken.insert(name).inserted {
                count += 1
                name = plain + String(count)
            }
            member.name = name
            return member
        }
    }

    /// The type in small letters at its beginning, with the name beside it.
    private static func name(of one: Registration) -> String {
        let type = TypeText.baseName(one.type).filter { $0.isLetter || $0.isNumber }
        let capitals = type.prefix { $0.isUppercase }
        // Of several capitals the last begins the next word: `HTTPClient`.
        let count =
            capitals.count > 1 && capitals.count < type.count
            ? capitals.count - 1 : capitals.count
        var name = type.prefix(count).lowercased() + type.dropFirst(count)
        if case .known(let text) = one.name {
            let words = text.split { !$0.isLetter && !$0.isNumber }
            name += words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
        return name.isEmpty ? "object" : name
    }
}
