import Architecture
import Codebase
import Inverting
import SnapshotKit
import Synchronization
import TerminalUI
import Testing

@testable import Inversion

/// What can be seen before anything is decided.
@MainActor @Suite struct LookingStoryTests {
    @Test func `the parts of the edge stand above, each with reason and lines`() async {
        let story = await Story()
        #expect(story.shows("ProfileStore  Members of a concrete type are called"))
        #expect(story.shows("CartView.swift:13"))
        #expect(story.shows("navigator.push(ProfileScreen(user: user, of: store.cart.owner))"))
        #expect(story.shows("3 parts in 5 places"))
    }

    @Test func `recipes have a price, and those that do not fit an obstacle`() async {
        let story = await Story()
        #expect(story.shows("2 of 4 fit"))
        #expect(story.shows("● route     5 files 24 lines"))
        #expect(story.shows("5 files · 24 lines · 1 new symbol"))
        await story.press("j", "j")
        #expect(story.shows("– Does not fit: Address drags 14 declarations"))
        await story.press("a")
        #expect(story.viewModel.sheet == nil)
        #expect(story.shows("This recipe does not fit"))
    }

    @Test func `recipes are shown before they are checked, and decided after`() async {
        let gate = Gate()
        let planner = GatedPlanner(SampleInversion().inversion, gate)
        let story = await Story { .preview(planner: planner, log: $0) }
        while !gate.isReached { await Task.yield() }
        await story.press("j")
        #expect(story.shows("… interface"))
        #expect(story.shows("checking…"))
        await story.press("a")
        #expect(story.viewModel.sheet == nil)
        #expect(story.shows("It is still being checked"))
        gate.open()
        await story.press("J")
        #expect(!story.shows("checking…"))
        #expect(story.shows("1 of 4 fit"))
        #expect(story.viewModel.selected?.id == .interface)
        await story.press("a")
        #expect(story.viewModel.sheet != nil)
    }

    @Test func `the whole change stands under the recipe, each file under its name`() async {
        let story = await Story(size: Size(width: 200, height: 120))
        #expect(story.shows("~ changed Package.swift  +1 −1"))
        #expect(story.shows("+ created Sources/CartFeature/CartRouter.swift  +4 −0"))
        #expect(story.shows("router.showProfile(of: user)"))
    }

    @Test func `what only a person can decide is marked in words and in the text`() async throws {
        let story = await Story(size: Size(width: 200, height: 120))
        await story.press("j")
        #expect(story.shows("Only a person can decide"))
        #expect(story.shows("? 1 for you to decide"))
        #expect(story.shows("1. Hand a ProfileStore in"))
        let lines = story.viewModel.lines.values.joined()
        let marked = lines.filter { $0.text.spans.contains { $0.style.attributes.contains(.bold) } }
        #expect(
            marked.map(\.text.string) == [
                "    // ? Which of ProfileStore's errors does the cart have to tell apart?"
            ])
    }

    @Test func `Enter leads from a recipe or a file to its change, and Escape back`() async {
        let story = await Story(size: Size(width: 60, height: 15))
        await story.press(.enter)
        #expect(story.viewModel.focus == .change)
        #expect(story.shows("5 files · 24 lines · 1 new symbol"))
        await story.press(.escape)
        #expect(story.viewModel.focus == .recipes)
        await story.press(.tab, .enter)
        #expect(story.viewModel.focus == .change)
        #expect(story.shows("─ Package.swift ─"))
        await story.press(.escape)
        #expect(story.viewModel.focus == .files)
        await story.press(.escape)
        #expect(story.viewModel.focus == .recipes)
    }

    @Test func `Tab goes round through all parts`() async {
        let story = await Story()
        var seen: [InversionViewModel.Focus] = []
        for _ in 0..<4 {
            await story.press(.tab)
            seen.append(story.viewModel.focus)
        }
        #expect(seen == [.files, .change, .evidence, .recipes])
    }

    @Test func `m puts old and new side by side, and back`() async {
        let story = await Story()
        await story.press("J", "m")
        let both = {
            story.terminal.lines.contains { $0.matches(of: /@@ -4,7/).count == 2 }
        }
        #expect(both())
        await story.press("m")
        #expect(!both())
    }

    @Test func `n goes to the next place that changes and N back`() async {
        let story = await Story(size: Size(width: 100, height: 24))
        await story.press("n")
        let first = story.viewModel.place.y
        await story.press("n")
        #expect(story.viewModel.place.y > first)
        await story.press("N")
        #expect(story.viewModel.place.y == first)
    }

    @Test func `long lines are reached with l, and nothing is moved out of sight`() async {
        let story = await Story(size: Size(width: 80, height: 24))
        await story.press("J", "j", .enter)
        #expect(!story.shows("router: CartRoutes(root: self))"))
        await story.press("l", "l", "l")
        #expect(story.shows("router: CartRoutes(root: self))"))
        for _ in 0..<20 { await story.press("j") }
        let end = story.viewModel.place.y
        await story.press("G")
        #expect(story.viewModel.place.y == end)
    }

    @Test func `the filter narrows the files, and Escape keeps the selection`() async {
        let story = await Story { .preview(SampleInversion(.many), log: $0) }
        await story.press("/")
        await story.type("view42")
        await story.press(.enter)
        #expect(story.viewModel.shownFiles.map(\.id.name) == ["StepView42.swift"])
        #expect(story.shows("1 of 60"))
        await story.press(.escape)
        #expect(story.viewModel.shownFiles.count == 60)
        #expect(story.viewModel.selectedFile?.id.name == "StepView42.swift")
        #expect(story.viewModel.focus == .files)
    }

    @Test func `the evidence has a filter of its own`() async {
        let story = await Story()
        await story.press(.backTab, "/")
        await story.type("checkout")
        #expect(story.viewModel.evidence.count == 2)
        #expect(story.viewModel.shownFiles.count == 5)
    }

    @Test func `e opens the line of the evidence, or the first that changes`() async {
        let story = await Story()
        await story.press(.backTab, "j", "e", .tab, "J", "j", "e", "j", "e")
        #expect(
            story.calls == [
                "editLine(Sources/CartFeature/CartView.swift:14)",
                "editLine(Sources/App/CompositionRoot+Cart.swift:6)",
            ])
    }

    @Test func `a codebase that no longer breaks the rule says so`() async {
        let gone = SampleInversion().analysis(isGone: true)
        let story = await Story { .preview(state: .complete(gone), log: $0) }
        #expect(story.shows("This violation is gone"))
    }

    @Test func `it waits for the sources before it works anything out`() async {
        let progress = AnalysisProgress(step: .sources, done: 1, total: 2)
        let story = await Story { .preview(state: .starting(progress), log: $0) }
        #expect(story.viewModel.plan == nil)
        await story.take(SampleInversion().analysis())
        #expect(story.shows("2 of 4 fit"))
    }

    @Test func `a file that changed meanwhile is said, and r works it out again`() async {
        let story = await Story()
        await story.take(SampleInversion().analysis(lines: 21))
        #expect(story.shows("files changed since; r works it out again"))
        await story.press("a")
        #expect(story.viewModel.sheet == nil)
        await story.press("r")
        #expect(!story.viewModel.isStale)
        await story.press("a")
        #expect(story.shows("Apply to 5 files?"))
    }
}

/// Lets through once it is opened.
private final class Gate: Sendable {
    private let state = Mutex<(isReached: Bool, waiting: CheckedContinuation<Void, Never>?)>(
        (false, nil))

    var isReached: Bool { state.withLock(\.isReached) }

    func wait() async {
        await withCheckedContinuation { waiting in
            state.withLock { $0 = (true, waiting) }
        }
    }

    func open() { state.withLock { $0.waiting.take() }?.resume() }
}

/// Shows a draft, and finds out behind a gate that its first recipe does not hold.
private struct GatedPlanner: InversionPlanner {
    let inversion: Inversion
    let gate: Gate

    init(_ inversion: Inversion, _ gate: Gate) {
        self.inversion = inversion
        self.gate = gate
    }

    func inversion(
        of violation: Violation, in analysis: Analysis,
        draft: @Sendable (Inversion) async -> Void
    ) async -> Inversion? {
        var inversion = inversion
        await draft(inversion)
        await gate.wait()
        let first = inversion.recipes.removeFirst()
        inversion.recipes.append(Recipe(first.name, title: first.title, obstacle: "No."))
        return inversion
    }
}
