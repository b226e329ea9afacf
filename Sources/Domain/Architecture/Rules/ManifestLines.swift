import Codebase

/// What the text of manifests says of declarations: why they are there, and what else they make.
struct ManifestLines {
    private let codebase: Codebase
    private var lines: [RelativePath: [Substring]] = [:]

    /// Words of comments about declarations that no import shows.
    private static let words: Set<Substring> = [
        "transitive", "transitively", "explicit", "explicitly", "link", "linked", "linker",
        "linking",
        "need", "needed", "needs", "require", "required", "requires", "workaround", "because",
        "symbol", "symbols", "macro", "macros", "runtime",
    ]

    init(in codebase: Codebase) { self.codebase = codebase }

    /// Whether a comment says why a line is there: above it, or above the lines like it that it ends.
    mutating func explain(_ site: DeclarationSite) -> Bool {
        let lines = lines(of: site.file)
        guard lines.indices.contains(site.line - 1) else { return false }
        var comment = ""
        for line in lines[..<(site.line - 1)].reversed() {
            let text = line.drop(while: \.isWhitespace)
            if text.hasPrefix("//") || text.hasPrefix("#") {
                // An element that was taken out says nothing.
                if !text.hasSuffix(",") { comment = text + " " + comment }
            } else if !comment.isEmpty || !Self.isElement(text) {
                break
            }
        }
        let said = comment.lowercased().split { !$0.isLetter }
        return !Self.words.isDisjoint(with: said)
    }

    /// Whether a line is the only place of its manifest that names a target, in a plain list of names: what
    /// makes the target has the name from there, too.
    mutating func makesTarget(called name: String, _ site: DeclarationSite) -> Bool {
        let lines = lines(of: site.file)
        let quoted = "\"\(name)\""
        guard lines.indices.filter({ lines[$0].contains(quoted) }) == [site.line - 1] else {
            return false
        }
        let places = lines[site.line - 1].ranges(of: quoted)
        let before = lines[site.line - 1].prefix(upTo: places[0].lowerBound)
        let last = before.last { !$0.isWhitespace }
        return places.count == 1 && [nil, "[", ","].contains(last)
    }

    private mutating func lines(of file: RelativePath) -> [Substring] {
        if let known = lines[file] { return known }
        let text = codebase.contents.text(of: file) ?? ""
        let found = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        lines[file] = found
        return found
    }

    /// Whether a line is an element of a list, whole, as a dependency is: a comment above it may be about
    /// those below, too.
    private static func isElement(_ line: Substring) -> Bool {
        let text = line.hasSuffix(" ") ? line.trimmingSuffix(" ") : line
        return text.hasSuffix(",") && !text.hasSuffix("],") && !text.contains("[")
            || text.hasPrefix("- ")
    }
}

extension Substring {
    /// Without a letter that it ends with, however often.
    fileprivate func trimmingSuffix(_ letter: Character) -> Substring {
        var text = self
        while text.last == letter { text.removeLast() }
        return text
    }
}
