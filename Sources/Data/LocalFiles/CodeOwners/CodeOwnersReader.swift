import Codebase

/// Reads the first CODEOWNERS file in the places where GitHub, then GitLab look: in `.github`, at the
/// top, in `docs`, in `.gitlab`; of the codebase's folder, else of those around it in the repository.
package struct CodeOwnersReader: OwnersReader {
    private static let places = [
        ".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS",
    ]
    /// GitHub reads no larger one.
    private static let longestFile = 3 << 20

    private let root: String

    /// - Parameter root: The absolute path of the codebase.
    package init(root: String) { self.root = root }

    package func owners(in contents: any SourceContents) async -> (any FileOwners)? {
        for place in Self.places {
            if let text = contents.text(of: RelativePath(place), upTo: Self.longestFile) {
                return OwnersFile(text, isOfGitLab: place.hasPrefix(".gitlab"))
            }
        }
        var names = root.split(separator: "/").map(String.init)
        var inside: [String] = []
        while let last = names.popLast() {
            inside.insert(last, at: 0)
            let folder = names.map { "/" + $0 }.joined()
            for place in Self.places {
                do throws(ContentError) {
                    let read = try contents.bytes(
                        outside: folder + "/" + place, upTo: Self.longestFile)
                    return OwnersFile(
                        String(decoding: read.bytes, as: UTF8.self),
                        prefix: inside.joined(separator: "/"),
                        isOfGitLab: place.hasPrefix(".gitlab"))
                } catch {
                    // Above the repository there is nothing of it.
                    if error == .elsewhere { return nil }
                }
            }
        }
        return nil
    }
}
