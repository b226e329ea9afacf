import Architecture
import Codebase
import Foundation
import ScreenPreviews
import TerminalUI
import Testing
import Tiers

@testable import PreviewKit
@testable import StrataGallery
@testable import strata

/// The documents that are generated from what the program itself knows.
@MainActor @Suite struct DocumentTests {
    @Test(.long) func `docs/KEYS.md lists the keys of every screen, mode and dialog`() async throws
    {
        let story = await Story()
        var reference = KeyReference()
        reference.add("Everywhere", story.root.application.referenceCommands)
        // What ends or stops the program keeps its keys, and so do dialogs.
        var names = Set(
            story.root.application.referenceCommands.filter {
                KeyMap.reserved.isDisjoint(with: $0.keys)
            }.map(\.id))
        for list in AllPreviews.lists {
            let keys = await KeyChapters(of: Self.all(of: list))
            reference.add(Self.title(of: list.story), keys)
            let chapters = keys.chapters.filter { $0.mode?.isDialog != true }
            names.formUnion(chapters.flatMap { $0.commands.map(\.id) })
        }
        for (title, keys) in [
            ("Help", ["?"]), ("Help: Filter", ["?", "/"]), ("Palette", [":"]),
            ("Questions of the program", ["1", "W"]), ("Explained rules", ["1", "m", "n", "E"]),
            ("Decisions", ["3", "d"]),
        ] as [(String, [Key])] {
            let story = await Story()
            for key in keys { await story.press(key) }
            let commands = try #require(story.root.navigator.modals.last?.commands, "\(title)")
            reference.add(title, commands.filter { !$0.keys.isEmpty })
        }
        let prompt = try #require(await Self.prompt(), "Reason and owner")
        reference.add("Reason and owner", prompt.commands.filter { !$0.keys.isEmpty })
        reference.add("Gallery", await KeyChapters(of: Self.all(of: GalleryKeys.self)))
        let text = """
            # Keys

            Generated from the commands of each screen, mode and dialog by `DocumentTests`; change them
            there.

            ## The contract

            These keys mean the same on every screen that has them. Keys that move, the arrows and
            `h` `j` `k` `l` among them, never start, write or open anything outside the screen: `→` `l`
            goes right or in, `←` `h` left or out. What writes files or starts a program shows the change
            and asks first; only `y` says yes. `u` undoes what Strata changed last in this codebase, in
            earlier sessions too.

            Keys can be chosen by the names in the last column, or by those of the contract
            ([CONFIGURATION.md](CONFIGURATION.md#your-own-keys-and-theme)).

            \(KeyReference.contract)

            """
        try expect("KEYS.md", toBe: text + "\n" + reference.markdown)
        try expect(
            "../Sources/App/strata/Composition/CommandNames.swift",
            toBe: Self.namesSource(names))
    }

    /// The source that knows for which names keys can be chosen.
    private static func namesSource(_ commands: Set<String>) -> String {
        let meanings = KeyMeaning.allCases.filter { $0 != .yes && $0 != .no }.map(\.rawValue)
        var lines = [""]
        for name in commands.union(meanings).sorted() {
            if lines[lines.count - 1].count + name.count > 88 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + name
        }
        return """
            /// The names by which keys are chosen for commands, in order; `DocumentTests` writes this file.
            enum CommandNames {
                static let all = \"""
            \(lines.map { "        " + $0 }.joined(separator: "\n"))
                    \""".split(whereSeparator: \\.isWhitespace).map(String.init)
            }

            """
    }

    private static func all<List: PreviewList>(of list: List.Type) -> [Preview] {
        Preview.all(of: list)
    }

    /// What asks for words about a violation that was recorded.
    private static func prompt() async -> (any Screen)? {
        var shop = InMemoryCodebase.shop
        shop.changes = InMemoryChanges()
        let story = await Story(shop)
        for key in ["3", "A", "y", "v", "w"] as [Key] { await story.press(key) }
        return story.root.navigator.modals.last
    }

    /// What a person calls a screen; a new one is called as its feature is.
    private static func title(of story: String) -> String {
        let titles = [
            "ModuleDetail": "Module detail", "DevAppList": "Dev apps", "Previews": "Previews",
        ]
        return titles[story] ?? story
    }

    @Test func `docs/RULES.md explains the rules as strata explain does`() throws {
        try expect("RULES.md", toBe: rulesDocument())
    }

    /// Compares a document, or writes it and fails where `RECORD_SNAPSHOTS` is set.
    private func expect(_ name: String, toBe text: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/\(name)").standardized
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
            try Data(text.utf8).write(to: file)
            Issue.record("Wrote \(file.path). Run the test again without RECORD_SNAPSHOTS.")
            return
        }
        func lines(of text: String) -> [Substring] {
            text.split(separator: "\n", omittingEmptySubsequences: false)
        }
        let written = try String(contentsOf: file, encoding: .utf8)
        let changes = lines(of: text).difference(from: lines(of: written)).prefix(3)
        #expect(
            changes.isEmpty,
            "docs/\(name) is stale. Write it: RECORD_SNAPSHOTS=1 swift test --filter DocumentTests")
    }
}

/// The gallery in each of its modes.
private enum GalleryKeys: String, PreviewList {
    case list, preview, knobs, typing, thumbnails, variants, filter

    static let story = "Gallery"

    func makeScreen(in context: PreviewContext) -> any Screen {
        var position = GalleryPosition()
        position.preview = "Widgets.Panel/any"
        position.isGrid = self == .thumbnails
        position.showsVariants = self == .variants
        let model = GalleryViewModel(
            previews: Preview.all(of: WidgetPreviews.self), position: position,
            native: NativeColors(appearance: .dark, depth: .trueColor), showsTimes: false)
        Task { await arrange(model) }
        return GalleryScreen(title: "Gallery", viewModel: model)
    }

    private func arrange(_ model: GalleryViewModel) async {
        // The knobs are known once the preview is drawn.
        for _ in 0..<1_000 where model.knobs.knobs.isEmpty { await Task.yield() }
        switch self {
        case .list, .thumbnails, .variants: break
        case .preview: model.enter()
        case .knobs: model.enterKnobs()
        case .typing:
            model.enterKnobs()
            model.knobs.type()
        case .filter: model.filter.begin()
        }
    }
}
