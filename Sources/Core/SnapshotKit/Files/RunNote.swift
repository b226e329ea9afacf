/// What a test asked for when it last ran, so that what nobody asks for can be found.
///
/// It lies in `.asked` among the artifacts, one file for each test and story: the path of the test's
/// source, the story, that the test asks for all of it, and the names of the files.
struct RunNote {
    let asker: SnapshotAsker
    let story: String
    let files: [String]

    /// The text of the file.
    var text: String {
        let head = ["source \(asker.source)", "story \(story)", "whole"]
        return (head + files.map { "file " + $0 }).joined(separator: "\n") + "\n"
    }

    /// The name of the file: one test leaves one note for the screen, and one for each part of it.
    var name: String {
        Self.safe([asker.test] + (story.contains(".") ? [story] : [])) + ".txt"
    }

    /// How the names of the notes begin that a test leaves besides the one for its main story.
    static func start(of asker: SnapshotAsker) -> String { safe([asker.test, ""]) }

    private static func safe(_ parts: [String]) -> String {
        parts.joined(separator: "~").map { character in
            character.isLetter || character.isNumber || "._-~".contains(character)
                ? String(character) : "_"
        }.joined()
    }

    /// Leaves the note among the artifacts.
    ///
    /// - Throws: ``FileFailure`` if the system refuses.
    func leave(in artifacts: String) throws(FileFailure) {
        try TextFile.write(text, to: "\(artifacts)/.asked/\(name)")
    }
}

extension SnapshotPlace {
    /// Forgets what a test asked for besides its main story, some of which may be no more.
    func forgetNotes() {
        guard let asker else { return }
        let folder = artifacts + "/.asked"
        for name in TextFile.names(in: folder) where name.hasPrefix(RunNote.start(of: asker)) {
            try? TextFile.remove("\(folder)/\(name)")
        }
    }

    /// Notes what a test asks for; nil if that worked, else what happened.
    func note(_ files: [String], of story: String) -> String? {
        guard let asker else { return nil }
        do throws(FileFailure) {
            try RunNote(asker: asker, story: story, files: files)
                .leave(in: artifacts)
            return nil
        } catch {
            return "The requested snapshots could not be recorded: \(error)"
        }
    }
}
