import Codebase

/// What a CODEOWNERS file says: of each section the last line that is about a file counts.
struct OwnersFile: FileOwners, Equatable {
    private struct Rule: Equatable {
        let pattern: OwnerPattern
        let owners: [String]
    }

    private var sections: [[Rule]] = [[]]
    /// The folder that patterns begin in, from the codebase's folder on; what stands before its paths.
    private let prefix: String

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - prefix: The path from the folder that patterns begin in to that of the codebase.
    ///   - isOfGitLab: Whether a slash in the middle of a pattern ties it to nothing; sections say so,
    ///     too.
    init(_ text: String, prefix: String = "", isOfGitLab: Bool = false) {
        self.prefix = prefix.isEmpty ? "" : prefix + "/"
        let lines = text.split(whereSeparator: \.isNewline).map { OwnersLine(String($0)) }
        let hasSections = lines.contains { if case .section = $0 { true } else { false } }
        var defaults: [String] = []
        for line in lines {
            switch line {
            case .nothing: continue
            case .section(let owners):
                sections.append([])
                defaults = owners
            case .rule(let pattern, let owners):
                let rule = Rule(
                    pattern: OwnerPattern(pattern, isAnchored: !isOfGitLab && !hasSections),
                    owners: owners.isEmpty ? defaults : owners)
                sections[sections.count - 1].append(rule)
            }
        }
    }

    func owners(of file: RelativePath) -> [String] {
        let path = prefix + file.string
        var owners: [String] = []
        for section in sections {
            let rule = section.last { $0.pattern.matches(path) }
            for owner in rule?.owners ?? [] where !owners.contains(owner) { owners.append(owner) }
        }
        return owners
    }
}

/// A line of a CODEOWNERS file.
enum OwnersLine: Equatable {
    case nothing
    /// `[Name]`, `^[Name][2]`, with the owners of lines that name none.
    case section(owners: [String])
    case rule(String, owners: [String])

    init(_ line: String) {
        var words = Self.words(of: line)
        guard let first = words.first else {
            self = .nothing
            return
        }
        let owners = words.dropFirst().filter { $0.contains("@") }
        if first.hasPrefix("[") || first.hasPrefix("^[") {
            // The name may have spaces.
            let end = words.lastIndex { $0.hasSuffix("]") } ?? words.count - 1
            self = .section(owners: words.dropFirst(end + 1).filter { $0.contains("@") })
            return
        }
        words.removeFirst()
        // Whoever is no owner makes the line mean nothing, as GitHub says.
        self =
            owners.count < words.count ? .nothing : .rule(first, owners: Array(owners))
    }

    /// The words up to a comment; a backslash before a space or a `#` makes it part of one.
    private static func words(of line: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isEscaped = false
        for character in line {
            if isEscaped {
                if character != " ", character != "#" { word.append("\\") }
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "#", word.isEmpty {
                break
            } else if character.isWhitespace {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        if isEscaped { word.append("\\") }
        return word.isEmpty ? words : words + [word]
    }
}
