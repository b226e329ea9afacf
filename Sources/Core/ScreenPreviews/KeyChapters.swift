import TerminalUI

/// What the keys of a screen do in each of its modes, gathered from the previews that show them.
@MainActor package struct KeyChapters {
    /// The commands of one mode.
    package struct Chapter {
        /// The mode; nil for what the screen begins with.
        package let mode: ScreenMode?
        /// Each command once, in the order in which the screen lists them.
        package fileprivate(set) var commands: [Command]
        /// A preview that shows it.
        package let preview: Preview
    }

    /// What the screen begins with first, the modes in the order of the previews after it.
    package private(set) var chapters: [Chapter] = []

    private static let size = Size(width: 80, height: 24)
    /// A preview may show another preview, which comes to rest first.
    private static let quietTurns = 100

    /// Draws each preview of a screen once; parts of screens have no keys.
    package init(of previews: [Preview]) async {
        for preview in previews where preview.partSize == nil {
            let stage = PreviewStage(preview, size: Self.size)
            await stage.settle(quietTurns: Self.quietTurns)
            if let screen = stage.application.navigator.top { add(screen, of: preview) }
            stage.close()
        }
        let begin = chapters.filter { $0.mode == nil }
        chapters = begin + chapters.filter { $0.mode != nil }
    }

    private mutating func add(_ screen: any Screen, of preview: Preview) {
        let commands = screen.commands
        guard !commands.isEmpty else { return }
        guard let index = chapters.firstIndex(where: { $0.mode == screen.mode }) else {
            chapters.append(Chapter(mode: screen.mode, commands: commands, preview: preview))
            return
        }
        let known = Set(chapters[index].commands.map(\.id))
        chapters[index].commands += commands.filter { !known.contains($0.id) }
    }
}

extension KeyReference {
    /// Adds a chapter for a screen and one for each of its modes.
    @MainActor package mutating func add(_ title: String, _ keys: KeyChapters) {
        for chapter in keys.chapters {
            let name = chapter.mode.map { "\(title): \($0.name)" } ?? title
            add(name, chapter.commands.filter { !$0.keys.isEmpty })
        }
    }
}
