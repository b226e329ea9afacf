import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct SuspectDescriptionsTests {
    /// What is said of descriptions, suspected or noted.
    private func suspicions(
        _ unclaimed: [RelativePath], besides modules: [Module],
        otherSystems: Set<RelativePath> = [], incomplete: [IncompleteItem] = [],
        ignored: [IgnoredProject] = [], texts: [RelativePath: String] = [:]
    ) -> [IncompleteItem] {
        let suspects = suspects(
            unclaimed, besides: modules, otherSystems: otherSystems, incomplete: incomplete,
            ignored: ignored, texts: texts)
        return suspects.items + suspects.notes
    }

    private func suspects(
        _ unclaimed: [RelativePath], besides modules: [Module],
        otherSystems: Set<RelativePath> = [], incomplete: [IncompleteItem] = [],
        ignored: [IgnoredProject] = [], texts: [RelativePath: String] = [:]
    ) -> SuspectDescriptions {
        let codebase = Codebase(
            root: "/codebase",
            contents: PatchedContents(NoContents(), patches: texts.mapValues { Array($0.utf8) }),
            modules: modules, unclaimed: unclaimed, otherSystems: otherSystems,
            ignoredProjects: ignored, incomplete: incomplete)
        return SuspectDescriptions(codebase, files: modules.flatMap(\.sources) + unclaimed)
    }

    private func files(_ count: Int, in folder: RelativePath) -> [RelativePath] {
        (0..<count).map { folder.appending(RelativePath("F\($0).swift")) }
    }

    /// A package with one target of nine files.
    private var nine: Module { .stub("A", sources: files(9, in: "Sources/A")) }

    private func app(_ files: [RelativePath]) -> Module {
        Module(
            id: "App.xcodeproj::App", name: "App", moduleName: "App", kind: .app, origin: .xcode,
            container: "App.xcodeproj", manifest: "App.xcodeproj/project.pbxproj", path: "App",
            sources: files, dependencies: [])
    }

    @Test func `a package with a tenth in no target is suspect, at its manifest`() {
        let found = suspicions(files(2, in: "Sources/B"), besides: [nine])
        #expect(found.map(\.path) == ["Package.swift"])
        #expect(
            found.first?.reason.hasPrefix(
                "2 of 11 Swift files here belong to no target, most of them in Sources/B") == true)
        #expect(found.first?.reason.contains("swift package describe") == true)
    }

    @Test func `a tenth is not more than a tenth`() {
        #expect(suspicions(files(1, in: "Sources/B"), besides: [nine]).isEmpty)
    }

    @Test func `the smallest package that lost one of two targets is suspect`() {
        #expect(suspicions(["Sources/B/b.swift"], besides: [.stub("A")]).count == 1)
    }

    @Test func `a manifest that was left behind in a project is no code`() {
        let app = app(files(6, in: "App/Views"))
        #expect(suspicions(["App/Old/package.swift"], besides: [app]).isEmpty)
        #expect(suspicions(["App/Old/Packages.swift"], besides: [app]).count == 1)
    }

    @Test func `files of comments alone are what a template left`() {
        let left: RelativePath = "Feature/Testing/Testing.swift"
        let app = app(["Feature/Interface/Interface.swift"])
        #expect(suspicions([left], besides: [app], texts: [left: "// Empty.\n"]).isEmpty)
        #expect(suspicions([left], besides: [app], texts: [left: "// A\nlet a = 1\n"]).count == 1)
    }

    @Test(arguments: [
        ("targets: [.target(name: \"A\")])", "Tests/ATests", 0),
        ("targets: names.map { … })", "Tests/ATests", 1),
        ("targets: [.target(name: \"A\")])", "Sources/B", 1),
    ])
    func `tests beside a manifest that lists its targets plainly are left`(
        list: String, folder: RelativePath, count: Int
    ) {
        let text = "// for SwiftPM\nlet package = Package(name: \"P\", \(list)"
        let found = suspicions(
            files(2, in: folder), besides: [nine], texts: ["Package.swift": text])
        #expect(found.count == count)
    }

    @Test func `targets in the folders of other packages are claimed by their own`() {
        let inner = Module.stub("R", in: "Core/R", sources: files(20, in: "Core/R/Sources/R"))
        let twin = Module(
            id: "::R", name: "R", moduleName: "R", kind: .library, origin: .swiftpm,
            container: .root, manifest: "Package.swift", path: "Core/R/Sources/R",
            sources: inner.sources, dependencies: [])
        #expect(suspicions(["Sources/Helper/main.swift"], besides: [inner, twin]).isEmpty)
        #expect(suspicions(["Sources/Helper/main.swift"], besides: [inner, .stub("A")]).count == 1)
    }

    @Test func `a package in a folder is judged by its own files`() {
        let inner = Module.stub("R", in: "Packages/R")
        let found = suspicions(["Packages/R/Tests/RTests/t.swift"], besides: [nine, inner])
        #expect(found.map(\.path) == ["Packages/R/Package.swift"])
    }

    @Test(
        arguments: [
            "Sources/A/Excluded", "Examples/One", "Sources/A.docc/Resources", "Tests/Fixtures/Kit",
            ".github/scripts", "Scripts", "Sources/.hidden", "Play.playground/Sources",
            "Benchmarks/Speed",
        ] as [RelativePath])
    func `folders that belong to no target in sound packages say nothing`(_ folder: RelativePath) {
        #expect(suspicions(files(30, in: folder), besides: [nine]).isEmpty)
    }

    @Test func `a file beside the folders of targets says nothing`() {
        let tests = Module.stub("ATests", .test, at: "Tests/ATests")
        #expect(suspicions(["Tests/LinuxMain.swift"], besides: [.stub("A"), tests]).isEmpty)
    }

    @Test func `what is for another system says nothing`() {
        let mac = files(20, in: "Sources/Mac")
        #expect(suspicions(mac, besides: [nine], otherSystems: Set(mac)).isEmpty)
    }

    @Test func `other folders of a package count once they hold more than its targets`() {
        #expect(suspicions(files(9, in: "Modules/Home"), besides: [nine]).isEmpty)
        #expect(suspicions(files(10, in: "Modules/Home"), besides: [nine]).count == 1)
    }

    @Test func `where a target stands in another folder its neighbours count`() {
        let home = Module.stub("Home", at: "Modules/Home")
        #expect(suspicions(["Modules/Cart/c.swift"], besides: [home]).count == 1)
    }

    @Test func `a manifest that is incomplete already is not suspected too`() {
        let item = IncompleteItem(path: "Package.swift", reason: "It loops.")
        #expect(
            suspicions(files(9, in: "Sources/B"), besides: [nine], incomplete: [item]).isEmpty)
    }

    @Test func `whole folders beside a project count, scattered files do not`() {
        let app = app(files(9, in: "App/Views"))
        let orphans = (0..<9).map { RelativePath("App/Views/Old\($0).swift") }
        #expect(suspicions(orphans, besides: [app]).isEmpty)
        let found = suspicions(files(2, in: "Kit/Sources"), besides: [app])
        #expect(found.map(\.path) == ["App.xcodeproj"])
    }

    @Test func `what a project leaves over is noted, unless it is more than it claims`() {
        let app = app(files(9, in: "App/Views"))
        let left = suspects(files(2, in: "Kit/Sources"), besides: [app])
        #expect(left.items.isEmpty)
        #expect(
            left.notes.first?.reason
                == "2 of 11 Swift files here belong to no target, most of them in Kit/Sources: "
                + "nothing compiles them. Add them to a target, or delete them.")
        let lost = suspects(files(9, in: "Kit/Sources"), besides: [app])
        #expect(lost.notes.isEmpty)
        #expect(lost.items.first?.reason.contains("the targets in Xcode") == true)
        #expect(suspects(files(2, in: "Sources/B"), besides: [nine]).notes.isEmpty)
    }

    private func project(_ folder: RelativePath, _ files: [RelativePath]) -> Module {
        Module(
            id: ModuleID(container: folder, target: folder.name), name: folder.name,
            moduleName: folder.name, kind: .framework, origin: .tuist, container: folder,
            manifest: folder.appending("Project.swift"), path: folder, sources: files,
            dependencies: [])
    }

    @Test func `tests that a project left behind say nothing of its other files`() {
        let module = app(files(20, in: "App"))
        #expect(suspicions(files(12, in: "AppTests/Settings"), besides: [module]).isEmpty)
        #expect(suspicions(files(12, in: "Kit/Settings"), besides: [module]).count == 1)
    }

    @Test func `what a template left in a small project of many says nothing`() {
        let large = project("Feed", files(90, in: "Feed/Sources"))
        let small = project("Push", files(4, in: "Push/Sources"))
        let left: [RelativePath] = ["Push/Testing/t.swift", "Push/Tests/t.swift"]
        #expect(suspicions(left, besides: [large, small]).isEmpty)
        #expect(suspicions(left, besides: [small]).map(\.path) == ["Push/Project.swift"])
    }

    @Test func `a small project is suspect where all lose a tenth, or it loses many`() {
        let modules = ["A", "B", "C"].map { name in
            project(RelativePath(name), files(4, in: RelativePath("\(name)/Sources")))
        }
        let tests: [RelativePath] = ["A/Tests/t.swift", "B/Tests/t.swift", "C/Tests/t.swift"]
        #expect(suspicions(tests, besides: modules).count == 3)
        let large = project("Feed", files(900, in: "Feed/Sources"))
        #expect(
            suspicions(files(10, in: "A/Kit"), besides: modules + [large]).map(\.path)
                == ["A/Project.swift"])
    }

    private let ignored = IgnoredProject(
        path: "App.xcodeproj", line: IgnoreLine(file: ".gitignore", number: 103))

    @Test func `an ignored project beside undescribed files is named with its line`() {
        let found = suspicions(
            files(2, in: "App"), besides: [nine], ignored: [ignored])
        #expect(found.map(\.path) == ["App.xcodeproj"])
        #expect(
            found.first?.reason.hasPrefix("It is ignored by .gitignore:103 and was not") == true)
        #expect(found.first?.reason.contains("2 Swift files") == true)
    }

    @Test func `an ignored project beside files that are described says nothing`() {
        #expect(suspicions([], besides: [nine], ignored: [ignored]).isEmpty)
        #expect(suspicions(["Old.swift"], besides: [nine], ignored: [ignored]).isEmpty)
    }

    @Test func `folders that stand for modules do not hide an ignored project`() {
        let tree = SourceTree(
            root: "/codebase", files: files(3, in: "App"), ignoredProjects: [ignored])
        let codebase = assembleCodebase(tree: tree, readings: [])
        #expect(codebase.modules.map(\.origin) == [.folders])
        #expect(codebase.suspicions.map(\.path) == ["App.xcodeproj"])
    }

    @Test func `an ignored project that a tool writes from what was read says nothing`() {
        let module = Module(
            id: "::App", name: "App", moduleName: "App", kind: .app, origin: .xcodegen,
            container: .root, manifest: "project.yml", path: "App", sources: ["App/a.swift"],
            dependencies: [])
        let tree = SourceTree(
            root: "/codebase", files: ["App/a.swift", "Attic/b.swift", "project.yml"],
            ignoredProjects: [ignored])
        let reading = ProjectReading(
            modules: [module],
            generated: [GeneratedProject(container: "App.xcodeproj", source: "project.yml")])
        let codebase = assembleCodebase(tree: tree, readings: [reading])
        #expect(codebase.ignoredProjects.isEmpty)
        #expect(codebase.suspicions.map(\.path) == ["project.yml"])
    }

    @Test func `the notice of unclaimed files names the ignored project`() {
        let tree = SourceTree(
            root: "/codebase", files: ["App/a.swift"] + nine.sources,
            ignoredProjects: [ignored])
        let codebase = assembleCodebase(
            tree: SourceTree(
                root: "/codebase", files: tree.files + files(3, in: "App"),
                ignoredProjects: [ignored]),
            readings: [ProjectReading(modules: [nine])])
        #expect(
            codebase.unclaimedNotice
                == "4 Swift files belong to no module and were not checked: App.xcodeproj is "
                + "ignored by .gitignore:103.")
    }
}
