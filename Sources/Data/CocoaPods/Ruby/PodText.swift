import Codebase

/// Reads the texts of podspecs.
struct PodText {
    let contents: any SourceContents

    /// The text of a file; nil if it is missing or no text.
    func text(of file: RelativePath) -> String? {
        contents.text(of: file, upTo: 2_000_000)
    }
}
