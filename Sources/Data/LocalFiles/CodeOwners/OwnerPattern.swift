import Codebase

/// Which files a line of a CODEOWNERS file is about: as in `.gitignore`, without `!` and `[…]`.
///
/// https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
struct OwnerPattern: Equatable {
    private let glob: Glob

    /// - Parameters:
    ///   - text: The pattern, without backslashes before spaces.
    ///   - isAnchored: Whether a slash in the middle ties it to the top, as for GitHub; for GitLab only
    ///     one at the start does.
    init(_ text: String, isAnchored: Bool) {
        let written = text.split(separator: "/")
        let isFolder = text.hasSuffix("/")
        // `docs/` and `docs/**` are about what stands in a folder.
        let isInside = isFolder || written.count > 1 && written.last == "**"
        var names = (isInside && !isFolder ? written.dropLast() : written[...]).map(Self.name)
        let isTied = text.hasPrefix("/") || isAnchored && names.count > 1
        if !isTied { names.insert("**", at: 0) }
        if isInside {
            names += names.isEmpty ? ["**"] : ["*", "**"]
        } else if written.count < 2 || written.last != "*" {
            // A file, or a folder with all that it holds; `docs/*` goes no deeper.
            names.append("**")
        }
        glob = Glob(names.joined(separator: "/"))
    }

    /// A name of which stars stand for anything but a slash, unless it is `**`.
    private static func name(_ text: Substring) -> String {
        if text == "**" { return "**" }
        return text.reduce(into: "") { name, letter in
            if letter != "*" || name.last != "*" { name.append(letter) }
        }
    }

    /// Whether it is about a file, by the path from where patterns begin.
    func matches(_ path: String) -> Bool { glob.matches(path) }
}
