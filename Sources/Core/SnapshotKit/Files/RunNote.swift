/// What a test asked for when it last ran, so that what nobody asks for can be found.
///
/// It lies in `.asked` among the artifacts, one file for each test and story: the path of the test's
/// source, the story, whether the test asks for all of it, and the names of the files.
struct RunNote {
    let asker: SnapshotAsker
    let story: String
    /// Whether the test asks for every file of the story.
    let isWhole: Bool
    let files: [String]

    /// The text of the file.
    var text: String {
        let head = ["source \(asker.source)", "story \(story)", isWhole ? "whole" : "part"]
        return (head + files.map { "file " + $0 }).joined(separator: "\n") + "\n"
    }

    /// The name of the file: one test leaves one note for all of a story, or one for each picture.
    var name: String {
        let parts = isWhole ? [asker.test] : [asker.test, story] + files
        let safe = parts.joined(separator: "~").map { character in
            character.isLetter || character.isNumber || "._-~".contains(character)
                ? String(character) : "_"
        }
        return safe.joined() + ".txt"
    }

    /// Leaves the note among the artifacts.
    ///
    /// - Throws: ``FileFailure`` if the system refuses.
    func leave(in artifacts: String) throws(FileFailure) {
        try TextFile.write(text, to: "\(artifacts)/.asked/\(name)")
    }
}

extension SnapshotPlace {
    /// Notes what a test asks for; nil if that worked, else what happened.
    func note(_ files: [String], of story: String, isWhole: Bool) -> String? {
        guard let asker else { return nil }
        do throws(FileFailure) {
            try RunNote(asker: asker, story: story, isWhole: isWhole, files: files)
                .leave(in: artifacts)
            return nil
        } catch {
            return "What was asked for could not be noted: \(error)"
        }
    }
}
