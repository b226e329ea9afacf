import Codebase

/// What a team's template for resources adds to types of the platform, as `UIFont.title`.
///
/// https://docs.tuist.dev/en/guides/features/projects/synthesized-files
struct ResourceTemplate {
    let file: RelativePath
    private var members: [(type: String, name: String)] = []

    init(at file: RelativePath, _ text: String) {
        self.file = file
        var extended: String?
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split { !($0.isPartOfIdentifier || $0 == ".") }
                .map(String.init)
            if let place = words.firstIndex(of: "extension"), place + 1 < words.count {
                extended = words[place + 1].lastPart
            } else if line.first == "}" {
                extended = nil
            }
            guard let extended, let place = words.firstIndex(of: "static"),
                place + 2 < words.count, ["let", "var", "func"].contains(words[place + 1]),
                !line.contains("\(words[place + 1]) {{")
            else { continue }
            members.append((extended, words[place + 2]))
        }
    }

    /// The first member that a text names; nil if it names none for certain.
    func name(in text: String) -> String? {
        members.first { member in
            text.mentions(wholeName: "\(member.type).\(member.name)")
                || member.name.isTelling && text.mentions(wholeName: ".\(member.name)")
        }.map { "\($0.type).\($0.name)" }
    }
}

extension String {
    /// Whether the platform hardly has a member of the same name: there are several words or a number.
    fileprivate var isTelling: Bool {
        dropFirst().contains { $0.isUppercase } || contains(where: \.isNumber)
    }
}
