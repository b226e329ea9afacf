import Architecture
import Codebase
import Editing
import Inverting
import SnapshotKit
import TerminalUI
import Testing

@testable import Inversion

/// Proving, applying, undoing and copying.
@MainActor @Suite struct DecidingStoryTests {
    @Test func `p checks at once, and asks before it builds and tests`() async {
        let story = await Story()
        await story.press("p")
        #expect(story.shows("✓ route     5 files"))
        #expect(story.shows("checked"))
        #expect(story.shows("It was not built."))
        await story.press("p")
        #expect(story.shows("Build and test route?"))
        #expect(story.viewModel.selected?.recipe.proof?.shown == .check)
        await story.press("y")
        #expect(story.viewModel.selected?.recipe.proof?.shown == .tests)
        #expect(story.shows("Tests passed: what changes was built and tested."))
    }

    @Test func `n builds nothing`() async {
        let story = await Story()
        await story.press("p", "p", "n")
        #expect(story.viewModel.selected?.recipe.proof == InversionProof(shown: .check))
    }

    @Test func `code of a codebase that is not trusted is not built`() async {
        let story = await Story { .preview(isTrusted: false, log: $0) }
        await story.press("p", "p")
        #expect(story.viewModel.sheet == nil)
        #expect(story.shows("Building runs code of this codebase."))
        #expect(story.viewModel.selected?.recipe.proof?.shown == .check)
    }

    @Test func `where nothing can be built, p says so after the check`() async {
        let story = await Story { .preview(farthest: .check, log: $0) }
        await story.press("p", "p")
        #expect(story.viewModel.sheet == nil)
        #expect(story.shows("Strata does not build it"))
    }

    @Test func `what cannot be built stays checked, with the reason`() async {
        let reason = "Shop is built by Xcode, which Strata does not run."
        let story = await Story { .preview(prover: .unbuildable(reason), log: $0) }
        await story.press("p", "p", "y")
        #expect(story.shows("It was not built. Why:"))
        #expect(story.shows(reason))
    }

    @Test func `a proof that failed shows what the compiler said`() async {
        let line = "CartView.swift:6:60: error: cannot find 'CartRoutes' in scope"
        let story = await Story { .preview(prover: .fails(at: .build, [line]), log: $0) }
        await story.press("p", "p", "y")
        #expect(story.shows("failed"))
        #expect(story.shows("Checked, but the build failed. The compiler says:"))
        #expect(story.shows(line))
    }

    @Test func `p stops a proof, and what was shown before stays`() async {
        let story = await Story { .preview(prover: .never, log: $0) }
        await story.press("p")
        #expect(story.viewModel.proving == .route)
        #expect(story.shows("proving route on a copy… p stops"))
        await story.press("p")
        #expect(story.viewModel.proving == nil)
        #expect(story.viewModel.selected?.recipe.proof == nil)
    }

    @Test func `a part of a change is not proved`() async {
        let story = await Story()
        await story.press(.tab, .space, "p")
        #expect(story.viewModel.selected?.recipe.proof == nil)
        #expect(story.shows("A change is proved as a whole: z ticks all files."))
    }

    @Test func `a shows how many files change, and writes nothing before y`() async {
        let journal = SampleJournal()
        let story = await Story { .preview(journal: journal, log: $0) }
        await story.press("a")
        #expect(story.shows("Apply to 5 files?"))
        #expect(story.shows("1 file created, 4 files changed; nothing is written yet"))
        #expect(story.shows("Not proved."))
        await story.press(.enter, "n")
        #expect(journal.all.isEmpty)
        await story.press("a", "y")
        #expect(journal.all.map(\.changes.count) == [5])
        #expect(journal.all.first?.title == "Invert CartFeature → ProfileFeature: route")
        #expect(story.shows("✓ applied; u undoes it"))
    }

    @Test func `what a later reading says of the violation is said`() async {
        let story = await Story()
        await story.press("a", "y")
        await story.take(SampleInversion().analysis())
        #expect(story.shows("✓ applied; u undoes it"))
        await story.take(SampleInversion().analysis(lines: 19))
        #expect(story.shows("applied, but the violation is still there"))
        await story.take(SampleInversion().analysis(isGone: true))
        #expect(story.shows("applied: the violation is gone; u undoes it"))
    }

    @Test(arguments: [
        (SampleTree.uncommitted, "2 files differ from the last commit"),
        (.noRepository, "Git cannot tell which changes are committed."),
    ])
    func `work that is not committed is named before y`(tree: SampleTree, text: String) async {
        let journal = SampleJournal()
        let story = await Story { .preview(tree: tree, journal: journal, log: $0) }
        await story.press("a")
        #expect(story.shows(text))
        #expect(story.shows("all the same."))
        #expect(journal.all.isEmpty)
        await story.press("y")
        #expect(journal.all.count == 1)
    }

    @Test func `keys pressed while git is asked answer nothing`() async {
        let journal = SampleJournal()
        let story = await Story { .preview(tree: .endless, journal: journal, log: $0) }
        await story.press("a", "y", "y")
        #expect(journal.all.isEmpty)
        #expect(story.calls.isEmpty)
        await story.press(.escape)
        #expect(story.viewModel.sheet == nil)
    }

    @Test func `only files with a tick are written, and the question says so`() async {
        let journal = SampleJournal()
        let story = await Story { .preview(journal: journal, log: $0) }
        await story.press(.tab, .space, "j", .space)
        #expect(story.shows("3 of 5"))
        await story.press("a")
        #expect(story.shows("Apply to 3 files?"))
        #expect(story.shows("2 files left out: a part of a change may not compile."))
        await story.press("y")
        #expect(
            journal.all.first?.changes.map(\.path.name) == [
                "CartRouter.swift", "CartView.swift", "CheckoutView.swift",
            ])
    }

    @Test func `without a tick there is nothing to apply`() async {
        let story = await Story()
        await story.press("z", "a")
        #expect(story.viewModel.sheet == nil)
        #expect(story.shows("No file has a tick"))
        await story.press("z", "a")
        #expect(story.shows("Apply to 5 files?"))
    }

    @Test func `u shows the way back, and y goes it`() async {
        let journal = SampleJournal()
        let story = await Story { .preview(journal: journal, log: $0) }
        await story.press("a", "y", "u")
        #expect(story.shows("Undo in 5 files?"))
        #expect(story.shows("1 file deleted"))
        #expect(journal.all.count == 1)
        await story.press("y")
        #expect(journal.all.isEmpty)
        #expect(story.shows("undone: the files are as before"))
        #expect(
            story.calls == [
                "noteChange(Invert CartFeature → ProfileFeature: route: done. u undoes it.)",
                "noteChange(Undone: Invert CartFeature → ProfileFeature: route.)",
            ])
    }

    @Test func `a second recipe is not applied over the first`() async {
        let journal = SampleJournal()
        let story = await Story { .preview(journal: journal, log: $0) }
        await story.press("a", "y", "j", "a")
        #expect(story.viewModel.sheet == nil)
        #expect(story.shows("u undoes it"))
        #expect(journal.all.count == 1)
    }

    @Test func `a change that was refused says why, and nothing is taken for applied`() async {
        let journal = SampleJournal(failure: .changedSince(["Sources/CartFeature/CartView.swift"]))
        let story = await Story { .preview(journal: journal, log: $0) }
        await story.press("a", "y")
        #expect(story.shows("Changed meanwhile: Sources/CartFeature/CartView.swift."))
        await story.press(.escape)
        #expect(story.viewModel.applied == nil)
    }

    @Test func `the question says what was proved, and of a part that it was not`() async {
        let story = await Story()
        await story.press("p", "a")
        #expect(story.shows("✓ checked"))
        await story.press("n", .tab, .space, "a")
        #expect(story.shows("✓ checked, for all files together"))
    }

    @Test func `y copies a patch of the files with a tick`() async throws {
        let story = await Story()
        await story.press("y", .tab, .space, "y")
        #expect(
            story.calls == [
                "copyPatch(5: diff --git a/Package.swift b/Package.swift)",
                "copyPatch(4: diff --git a/Sources/App/CompositionRoot+Cart.swift "
                    + "b/Sources/App/CompositionRoot+Cart.swift)",
            ])
    }
}
