import ScreenPreviews
import TerminalUI

/// All snapshots of one list of previews.
@MainActor package struct SnapshotSuite {
    /// The terminals on which every state is shown: small, usual, large.
    package nonisolated static let sizes = [
        Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60),
    ]

    private let story: String
    private let previews: [Preview]
    private let cases: [SnapshotCase]
    private let place: SnapshotPlace
    private let others: [String]

    /// - Parameters:
    ///   - story: What the states are states of.
    ///   - previews: The states.
    ///   - sizes: The terminals on which they are shown.
    ///   - looks: The names of states that are shown at the first size in exact colours too.
    ///   - others: Stories that other tests in the same folder compare.
    ///   - place: Where the files lie.
    package init(
        story: String, previews: [Preview], sizes: [Size] = Self.sizes,
        looks: [SnapshotLook: [String]] = [:], others: [String] = [], place: SnapshotPlace
    ) {
        self.story = story
        self.others = others
        self.previews = previews
        self.place = place
        cases = previews.flatMap { preview in
            if let size = preview.partSize {
                return [SnapshotCase(preview: preview, size: size, look: .meanings)]
            }
            let extra = SnapshotLook.allCases.filter { looks[$0]?.contains(preview.state) == true }
            return sizes.map { SnapshotCase(preview: preview, size: $0, look: .meanings) }
                + sizes.prefix(1).flatMap { size in
                    extra.map { SnapshotCase(preview: preview, size: size, look: $0) }
                }
        }
    }

    /// Draws everything and compares it with the files, or records it.
    ///
    /// - Returns: What is wrong, as texts for people. A recording run always says something.
    package func problems() async -> [String] {
        var problems: [String] = []
        place.forgetNotes()
        for story in stories {
            problems += await self.problems(of: story)
        }
        for preview in previews { problems += await TinyDrawing(preview: preview).problems() }
        return problems + orphanedStories
    }

    /// What the previews are states of, each once, the screen first.
    private var stories: [String] {
        var known: Set<String> = [story]
        return [story] + previews.map(\.story).filter { known.insert($0).inserted }
    }

    private func problems(of story: String) async -> [String] {
        let checker = SnapshotChecker(place: place, story: story)
        let cases = cases.filter { $0.preview.story == story }
        var recorder = SnapshotRecorder(checker)
        var problems: [String] = []
        for item in cases {
            let (snapshot, isSettled) = await item.draw()
            if !isSettled { problems.append("\(item.title) never stops changing.") }
            if place.isRecording {
                recorder.record(snapshot, fileName: item.fileName)
            } else if let problem = checker.check(snapshot, fileName: item.fileName) {
                problems.append(problem)
            }
        }
        for orphan in checker.orphans(besides: Set(cases.map(\.fileName))) {
            if place.isRecording {
                recorder.removeOrphan(orphan)
            } else {
                problems.append(checker.complaint(aboutOrphan: orphan))
            }
        }
        if let failure = place.note(cases.map(\.fileName), of: story) {
            problems.append(failure)
        }
        return problems + (place.isRecording ? [recorder.report] : [])
    }

    /// Folders of stories that are no more, or are called differently now. A folder with the name of
    /// a test beside it belongs to that test.
    private var orphanedStories: [String] {
        let known = Set(stories + others)
        let tests = TextFile.folder(of: place.folder)
        return TextFile.folders(in: place.folder)
            .filter { !known.contains($0) && !TextFile.exists("\(tests)/\($0).swift") }
            .map { name in
                """
                Story \(name) no longer exists, but has snapshots: \(place.folder)/\(name)
                If the story was renamed or removed, delete the folder.
                """
            }
    }
}
