import Codebase
import Extracting

extension SeamPlan {
    /// The type, where it stands, and how much of it is used, in a line.
    var summary: String {
        let used = uses.members.indices.count { !users(of: $0).isEmpty }
        return "\(uses.kind) in \(uses.moduleName), \(uses.file.string):\(uses.line): "
            + "\(used.grouped) of \(uses.members.count.counted("member")) "
            + "used by \(uses.users.count { !$0.sites.isEmpty }.counted("user"))" + through
    }

    /// The protocols through which uses count, too.
    private var through: String {
        if uses.protocols.isEmpty { return "" }
        let names = uses.protocols.joined(separator: ", ")
        return "; uses through \(names), which it conforms to, are counted"
    }

    /// How many groups share what, in a line; nil where nobody uses anything.
    var conceptWords: String? {
        if concepts < 2 { return nil }
        let most = isComplete ? "" : "more than "
        return "\(most)\(concepts.counted("group of users", "groups of users")) with members in "
            + "common (formal concepts); protocols: \(seams.count.grouped)."
    }

    /// What to do, step by step.
    var recipe: [String] {
        if seams.isEmpty { return [] }
        var steps: [String] = []
        if !types.isEmpty {
            steps.append(
                "Move what the protocols name below them: \(types.joined(separator: ", ")).")
        }
        switch place {
        case .existing(_, let name): steps.append("Declare the protocols in \(name).")
        case .new(let name):
            steps.append(
                "Make a module \(name) for the protocols. \(uses.moduleName) and all users "
                    + "depend on it.")
        }
        steps.append(
            "Let \(uses.type) conform to them beside its declaration in \(uses.file.name).")
        if !raisedMembers.isEmpty {
            steps.append(
                "Make as visible as \(uses.type): \(names(ofMembers: raisedMembers)).")
        }
        if !membersWithStandards.isEmpty {
            steps.append(
                "Where calls leave out standard values, add functions without them to the protocol "
                    + "in an extension: \(names(ofMembers: membersWithStandards)).")
        }
        steps.append(
            "Write new modules against the protocols, and hand them the \(uses.type) where it is "
                + "made. The old code stays as it is.")
        return steps
    }

    /// The Swift text: the protocols with their imports, and the conformances.
    var swift: [(file: String, text: String)] {
        if seams.isEmpty { return [] }
        let protocols = seams.map(\.text).joined(separator: "\n")
        let conformances = seams.map(\.conformance).joined()
        let module = place.name
        let imports = imports.filter { $0 != module }.map { "import \($0)\n" }.joined()
        return [
            ("in \(module)", imports + (imports.isEmpty ? "" : "\n") + protocols),
            ("in \(uses.moduleName), beside \(uses.type)", "import \(module)\n\n" + conformances),
        ]
    }

    /// What is in no protocol: a heading and what it is about, a line for each.
    var leftOut: [(heading: String, lines: [String])] {
        let refused = refusedMembers.map { number in
            let member = uses.members[number]
            return "\(member.name): \(names(of: number)). \(member.obstacle ?? "")"
        }
        let parts: [(String, [String])] = [
            ("No protocol can ask for these, which are used:", refused),
            ("Nothing was seen using these:", lines(of: unusedMembers)),
            ("Only unclear names may use these:", lines(of: unclearMembers)),
            ("Private:", lines(of: hiddenMembers)),
        ]
        return parts.filter { !$0.1.isEmpty }.map { (heading: $0.0, lines: $0.1) }
    }

    /// What cannot be seen, a sentence each.
    var unseen: [String] {
        var words: [String] = []
        let unclear = uses.users.reduce(0) { $0 + $1.unclear }
        if unclear > 0 {
            words.append(
                "\(unclear.counted("name of a member stands", "names of members stand")) behind "
                    + "something whose type the text does not tell, in files that name "
                    + "\(uses.type).")
        }
        if uses.unclearElsewhere > 0 {
            words.append(
                "\(uses.unclearElsewhere.grouped) more in files that do not name it; most mean "
                    + "something else.")
        }
        if uses.keyPaths > 0 {
            words.append(
                "\(uses.keyPaths.counted("key path")) may name a member; none is counted as a use.")
        }
        if uses.isDynamic {
            words.append("\(uses.type) looks members up dynamically; what is used so is not seen.")
        }
        if uses.testUses > 0 {
            words.append(
                "\(uses.testUses.counted("use")) in tests, which may keep the type itself.")
        }
        if !uses.unread.isEmpty {
            let names = uses.unread.prefix(3).map(\.string).joined(separator: ", ")
            words.append("\(uses.unread.count.counted("file")) could not be read fully: \(names).")
        }
        return words
    }

    /// The names of some users.
    func names(ofUsers numbers: [Int]) -> String {
        numbers.map { uses.users[$0].name }.joined(separator: ", ")
    }

    private func names(of member: Int) -> String { names(ofUsers: users(of: member)) }

    private func lines(of members: [Int]) -> [String] {
        members.isEmpty ? [] : [names(ofMembers: members)]
    }

    private func names(ofMembers numbers: [Int]) -> String {
        numbers.map { uses.members[$0].name }.joined(separator: ", ")
    }
}
