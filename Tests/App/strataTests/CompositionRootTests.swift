import Architecture
import Codebase
import Foundation
import Inverting
import TerminalUI
import Testing

@testable import strata

@MainActor @Suite struct CompositionRootTests {
    @Test(arguments: [
        ("Health", "What to do first"), ("Overview", "HomeFeature"), ("Modules", "Closure"),
        ("ModuleDetail", "Dependents"),
        ("Violations", "HomeFeature → ProfileFeature"), ("DevApps", "2 features without one"),
        ("Previews", "No views found"), ("Snapshots", "No snapshots here"), ("Gaps", "No gaps"),
        ("Inversion", "Coupling"), ("Ratchet", "Nothing is recorded"),
        ("History", "is in no git repository"),
        ("Graph", "The whole graph"), ("Extraction", "comes free"), ("Layers", "What breaks them"),
        ("Composition", "No container and no composition root found"),
        ("Workspaces", InMemoryCodebase.root),
    ])
    func `every screen shows what it is for`(name: String, text: String) async throws {
        let story = await Story()
        let session = try #require(story.root.session)
        let make = try #require(Self.makers[name])
        story.root.navigator.push(make(story.root, session))
        await story.settle { story.screen.contains(text) }
        let screen = story.screen
        #expect(screen.contains(text))
    }

    @Test func `every screen that the composition root makes is tested here`() throws {
        let made = try Self.compositionFiles().flatMap { text in
            text.matches(of: /func make(\w+)\(/).map { String($0.1) }
        }
        #expect(made.sorted() == Self.makers.keys.sorted())
    }

    private typealias Maker = @MainActor (CompositionRoot, CodebaseSession) -> any Screen

    private static let makers: [String: Maker] = [
        "Health": { $0.makeHealth(in: $1) }, "Overview": { $0.makeOverview(in: $1) },
        "Modules": { $0.makeModules(in: $1) },
        "ModuleDetail": { $0.makeModuleDetail(of: "::Core", in: $1) },
        "Violations": { $0.makeViolations(in: $1) }, "DevApps": { $0.makeDevApps(in: $1) },
        "Previews": { $0.makePreviews(in: $1) }, "Snapshots": { $0.makeSnapshots(in: $1) },
        "Inversion": { root, session in
            let violations = session.state.analysis?.violations ?? []
            let violation = violations.first(where: PlanInversion.applies)?.id ?? ""
            return root.makeInversion(of: violation, in: session)
        },
        "Ratchet": { $0.makeRatchet(in: $1) }, "History": { $0.makeHistory(in: $1) },
        "Composition": { $0.makeComposition(in: $1) },
        "Graph": { $0.makeGraph(in: $1) }, "Extraction": { $0.makeExtraction(in: $1) },
        "Layers": { $0.makeLayers(in: $1) },
        "Gaps": { $0.makeGaps(in: $1) }, "Workspaces": { root, _ in root.makeWorkspaces() },
    ]

    private static func compositionFiles() throws -> [String] {
        let folder = URL(filePath: #filePath).appending(
            path: "../../../../Sources/App/strata/Composition"
        ).standardizedFileURL
        return try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil
        ).map { try String(contentsOf: $0, encoding: .utf8) }
    }

    @Test func `the first frame is there before an analysis begins`() async {
        var codebase = InMemoryCodebase.shop
        codebase.followers = Followers()
        let terminal = MemoryTerminal(size: Size(width: 120, height: 40))
        let root = CompositionRoot(services: codebase.services, terminal: terminal)
        await root.start(at: InMemoryCodebase.root, trust: false)
        root.application.drawIfNeeded()
        #expect(root.navigator.top?.title == "Health")
        #expect(terminal.text.contains("Strata is listing files…"))
        #expect(codebase.followers.count == 0)
    }

    @Test func `the digits lead to the top-level screens, and each shows the codebase`() async {
        let story = await Story()
        #expect(story.screen.contains("What to do first"))
        await story.press("1")
        #expect(story.root.navigator.top?.title == "Overview")
        #expect(story.screen.contains("HomeFeature"))
        await story.press("2")
        #expect(story.screen.contains("Closure"))
        await story.press("3")
        #expect(story.screen.contains("HomeFeature"))
        await story.press("4")
        #expect(story.screen.contains("2 features without one"))
        await story.press("5")
        #expect(story.root.navigator.top?.title == "Previews")
        await story.press("6")
        #expect(story.screen.contains("No snapshots here"))
        await story.press("7")
        #expect(story.screen.contains(InMemoryCodebase.root))
        await story.press("0")
        #expect(story.screen.contains("What to do first"))
    }

    @Test func `folders on one screen leave the others alone`() async {
        let story = await Story()
        await story.press("1", "f")
        await story.settle { story.terminal.text.contains(" folders ·") }
        #expect(story.screen.contains(" folders ·"))
        await story.press("2")
        #expect(!story.screen.contains(" folders ·"))
        await story.press("1")
        #expect(story.screen.contains(" folders ·"))
    }

    @Test func `the top bar counts what the screen below it shows`() async {
        let story = await Story()
        await story.press("1")
        #expect(!story.screen.contains("between folders"))
        await story.press("f")
        await story.settle { story.terminal.text.contains(" folders ·") }
        #expect(story.screen.contains("between folders"))
        await story.press("2")
        #expect(!story.screen.contains("between folders"))
    }

    @Test func `Enter opens a module on top, and Escape closes it`() async {
        let story = await Story()
        await story.press("2", .enter)
        #expect(story.root.navigator.stack.count == 2)
        await story.press(.escape)
        #expect(story.root.navigator.stack.count == 1)
    }

    @Test func `the palette finds a module by a part of its name and opens it`() async {
        let story = await Story()
        await story.press(":")
        for letter in "ProfileF" { await story.press(.character(letter)) }
        await story.settle { story.terminal.text.contains("ProfileFeature") }
        await story.press(.enter)
        #expect(story.root.navigator.top?.title.contains("ProfileFeature") == true)
    }

    @Test(arguments: [["3", "j", "I"], ["1", "m", "n", "I"]] as [[Key]])
    func `I leads to the inversion of what is selected`(keys: [Key]) async {
        let story = await Story()
        for key in keys { await story.press(key) }
        await story.settle { story.terminal.text.contains("Coupling") }
        #expect(story.root.navigator.top?.title == "Inversion")
        #expect(story.screen.contains("HomeFeature"))
        #expect(story.screen.contains("Coupling"))
    }

    @Test func `the palette finds what can be inverted`() async {
        let story = await Story()
        await story.press(":")
        for letter in "invert Home" { await story.press(.character(letter)) }
        await story.settle { story.terminal.text.contains("Invert HomeFeature") }
        await story.press(.enter)
        #expect(story.root.navigator.top?.title == "Inversion")
    }

    @Test func `y puts the selected module on the clipboard`() async {
        let story = await Story()
        await story.press("2", "y")
        #expect(story.terminal.copied.count == 1)
        #expect(story.terminal.copied.first?.hasPrefix("::") == true)
    }

    @Test func `a folder that is not there says so and leads to the list of codebases`() async {
        let story = await Story()
        await story.root.open("/nowhere")
        await story.settle { if case .failed = story.root.session?.state { true } else { false } }
        #expect(story.screen.contains("There is no folder at /nowhere"))
        await story.press("7")
        #expect(story.root.navigator.top?.title == "Workspaces")
    }
}
