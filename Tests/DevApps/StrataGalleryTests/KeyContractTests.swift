import ScreenPreviews
import TerminalUI
import Testing
import Tiers

@testable import StrataGallery

/// The key contract, over every screen and mode that has a preview.
@MainActor @Suite struct KeyContractTests {
    /// The commands of one preview, as a key would find them.
    private struct Keyboard {
        let preview: Preview
        let mode: ScreenMode?
        let isEditing: Bool
        let commands: [Command]

        var place: String { preview.id + (mode.map { " (\($0.name))" } ?? "") }

        /// The command that a key starts here.
        func command(for key: Key) -> Command? {
            guard !isEditing || key.text == nil else { return nil }
            let found = commands.filter { $0.keys.contains(key) }
            return found.first(where: \.isEnabled) ?? found.first
        }
    }

    private static let size = Size(width: 80, height: 24)

    private static let previews = AllPreviews.lists.flatMap { screens(of: $0) }
    private var previews: [Preview] { Self.previews }

    @Test(.long) func `a key of the contract means the same on every screen that has it`() async {
        for keyboard in await keyboards() {
            for command in keyboard.commands {
                for key in command.keys where !keyboard.isEditing || key.text == nil {
                    let allowed = meanings(of: key, in: keyboard)
                    // What is typed or filtered is dropped by Escape before anything closes.
                    let drops =
                        keyboard.isEditing || ["show all", "unmark all"].contains(command.hint)
                    guard !allowed.isEmpty, !(key == .escape && drops),
                        keyboard.command(for: key)?.id == command.id
                    else {
                        continue
                    }
                    #expect(
                        command.meaning.map(allowed.contains) == true,
                        "\(keyboard.place): \(key) is \(command.title)")
                }
            }
        }
    }

    @Test func `a command of the contract has the keys of its meaning`() async {
        for keyboard in await keyboards() {
            for command in keyboard.commands {
                guard let meaning = command.meaning, meaning != .back else { continue }
                #expect(
                    Set(meaning.keys).isSubset(of: command.keys),
                    "\(keyboard.place): \(command.title)")
            }
        }
    }

    @Test func `a key that moves never starts, writes or opens anything`() async {
        for keyboard in await keyboards() where !keyboard.isEditing {
            for command in keyboard.commands where command.keys.contains(where: \.isMovement) {
                #expect(command.effect == .looks, "\(keyboard.place): \(command.title)")
            }
        }
    }

    @Test func `only the Yes of a question writes or starts, and only y says it`() async {
        for keyboard in await keyboards() {
            let yes = keyboard.commands.filter { $0.meaning == .yes }
            guard !yes.isEmpty else { continue }
            #expect(keyboard.mode?.isDialog == true, "\(keyboard.place)")
            #expect(keyboard.commands.contains { $0.meaning == .no }, "\(keyboard.place)")
            for command in yes {
                #expect(command.keys == ["y"] && command.effect.asks, "\(keyboard.place)")
            }
            for command in keyboard.commands where command.meaning != .yes {
                #expect(command.effect == .looks, "\(keyboard.place): \(command.title)")
            }
        }
    }

    @Test(.long) func `what writes or starts something asks first, in every preview`() async {
        var asked: Set<String> = []
        for keyboard in await keyboards() {
            for command in keyboard.commands
            where command.effect.asks && command.meaning != .yes && command.isEnabled {
                let name = "\(keyboard.preview.story)/\(command.id)"
                guard asked.insert(name).inserted else { continue }
                await expectQuestion(after: command.id, in: keyboard.preview)
            }
        }
        // The commands that the screens are known to have: none is lost from sight.
        #expect(
            asked.isSuperset(of: [
                "Overview/overview.init", "Gaps/gaps.trust", "Snapshots/snapshots.accept",
                "Snapshots/snapshots.reject", "Snapshots/snapshots.acceptAll",
                "Snapshots/snapshots.rejectAll", "Inversion/inversion.apply",
                "Inversion/inversion.prove", "Inversion/inversion.undo", "DevAppList/devapps.run",
                "DevAppList/devapps.build", "DevAppList/devapps.create",
                "Workspaces/workspaces.trust", "Workspaces/workspaces.forget",
                "Workspaces/workspaces.undo", "Violations/violations.record",
                "Violations/violations.recordAll", "Violations/violations.annotate",
                "Violations/violations.prune",
            ]), "\(asked.sorted())")
    }

    @Test func `Escape and q close the same, but only Escape clears a filter`() async {
        for keyboard in await keyboards() where !keyboard.isEditing {
            let escape = keyboard.command(for: .escape)
            let q = keyboard.command(for: "q")
            let clears = ["show all", "unmark all"].contains(escape?.hint)
            #expect(clears || escape?.id == q?.id, "\(keyboard.place)")
            guard keyboard.mode?.isDialog == true else { continue }
            #expect(escape != nil && q != nil, "\(keyboard.place) cannot be closed")
        }
    }

    @Test func `no two commands of a screen have the same name`() async {
        for keyboard in await keyboards() {
            let names = keyboard.commands.map(\.id)
            #expect(Set(names).count == names.count, "\(keyboard.place): \(names)")
        }
    }

    @Test(.long) func `every mode that a key leads to has a preview and is in docs/KEYS.md`() async
    {
        for list in AllPreviews.lists {
            let previews = screens(of: list)
            let keys = await KeyChapters(of: previews)
            let modes = Set(keys.chapters.map(\.mode))
            for chapter in keys.chapters {
                for command in chapter.commands where command.isEnabled {
                    let mode = await mode(after: command.id, in: chapter.preview)
                    #expect(
                        mode.map(modes.contains) ?? true,
                        "\(chapter.preview.id): \(command.title) leads to \(String(describing: mode))"
                    )
                }
            }
        }
    }

    /// What a key may mean here: more than one thing only where a question is asked.
    private func meanings(of key: Key, in keyboard: Keyboard) -> [KeyMeaning] {
        let asks = keyboard.commands.contains { $0.meaning == .yes }
        return KeyMeaning.allCases.filter { $0.keys.contains(key) && $0.isAnswer == asks }
            .filter { !asks || $0.isAnswer }
    }

    /// Gathered once for all tests, which run interleaved.
    private static let gathered = Task { @MainActor in
        var all: [Keyboard] = []
        for preview in previews {
            await with(preview) { stage in
                guard let screen = stage.application.navigator.top else { return }
                all.append(
                    Keyboard(
                        preview: preview, mode: screen.mode, isEditing: screen.isEditingText,
                        commands: screen.commands))
            }
        }
        return all
    }

    private func keyboards() async -> [Keyboard] { await Self.gathered.value }

    /// The mode after a command; a command that is not there any more is not done.
    private func mode(after id: Command.ID, in preview: Preview) async -> ScreenMode?? {
        var mode: ScreenMode??
        await Self.with(preview) { stage in
            guard let screen = stage.application.navigator.top,
                let command = screen.commands.first(where: { $0.id == id && $0.isEnabled })
            else { return }
            command.action()
            await stage.settle(quietTurns: 5)
            mode = .some(screen.mode)
        }
        return mode
    }

    /// Does a command, and expects that nothing but a question came of it. The question of a router
    /// is the program's; its tests press the key there.
    private func expectQuestion(after id: Command.ID, in preview: Preview) async {
        await Self.with(preview) { stage in
            guard let screen = stage.application.navigator.top else { return }
            screen.commands.first { $0.id == id && $0.isEnabled }?.action()
            for _ in 0..<20 where !screen.commands.contains(where: { $0.meaning == .yes }) {
                await stage.settle(quietTurns: 5)
            }
            let isAsked = screen.commands.contains { $0.meaning == .yes }
            let calls = stage.log.calls
            let call = String(calls.first?.prefix { $0 != "(" } ?? "")
            #expect(
                isAsked && calls.isEmpty || calls.count == 1 && Self.asking.contains(call),
                "\(preview.id): \(id) asks nothing; \(calls)")
        }
    }

    /// What routers are told where the program asks.
    private static let asking: Set<String> = [
        "writeLayers", "record", "annotate", "prune", "save", "extract",
    ]

    private static func with(_ preview: Preview, do body: (PreviewStage) async -> Void) async {
        let stage = PreviewStage(preview, size: Self.size)
        await stage.settle()
        await body(stage)
        stage.close()
    }
}

/// The states of whole screens.
@MainActor private func screens<List: PreviewList>(of list: List.Type) -> [Preview] {
    Preview.all(of: list).filter { $0.partSize == nil }
}
