import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct ListUnclaimedTests {
    private func groups(
        _ unclaimed: [RelativePath], besides modules: [Module] = [.stub("Player")],
        unread: [RelativePath] = [], incomplete: [IncompleteItem] = []
    ) -> [UnclaimedGroup] {
        listUnclaimed(
            in: Codebase(
                root: "/codebase", modules: modules, unclaimed: unclaimed, unreadProjects: unread,
                incomplete: incomplete))
    }

    @Test func `a folder in which no module claims anything is one group`() {
        let found = groups(["Attic/Old/A.swift", "Attic/B.swift"])
        #expect(found.map(\.path) == ["Attic"])
        #expect(found.first?.files == ["Attic/B.swift", "Attic/Old/A.swift"])
        #expect(found.first?.isWholeFolder == true)
    }

    @Test func `a file beside sources of a module stands alone`() {
        let found = groups(["Sources/Player/Spare.swift"])
        #expect(found.map(\.path) == ["Sources/Player/Spare.swift"])
        #expect(found.first?.isWholeFolder == false)
    }

    @Test func `files beside sources of a module are a group of their folder`() {
        let found = groups(["Sources/Player/Spare.swift", "Sources/Player/Old.swift"])
        #expect(found.map(\.path) == ["Sources/Player"])
        #expect(found.first?.files.count == 2)
    }

    @Test func `headers and other sources of a module count as claimed`() {
        let mixed = Module(
            id: "::Core", name: "Core", moduleName: "Core", kind: .library, origin: .xcode,
            container: "App.xcodeproj", manifest: "App.xcodeproj/project.pbxproj", path: "Core",
            sources: [], otherSources: ["Core/Core.m"], dependencies: [])
        #expect(groups(["Core/Left.swift"], besides: [mixed]).map(\.path) == ["Core/Left.swift"])
    }

    @Test func `the nearest description is named as what does not list them`() {
        let inner = Module.stub("Radio", in: "Packages/Radio")
        let found = groups(
            ["Packages/Radio/Scratch/A.swift", "Scratch/B.swift"],
            besides: [.stub("Player"), inner])
        #expect(
            found.map(\.reason) == [
                .unlisted("Packages/Radio/Package.swift"), .unlisted("Package.swift"),
            ])
    }

    @Test func `an Xcode project is named by its folder and describes its siblings`() {
        let app = Module(
            id: "App.xcodeproj::App", name: "App", moduleName: "App", kind: .app,
            origin: .xcode, container: "iOS/App.xcodeproj",
            manifest: "iOS/App.xcodeproj/project.pbxproj", path: "iOS/App",
            sources: ["iOS/App/App.swift"], dependencies: [])
        let found = groups(["Web/B.swift", "iOS/Old/A.swift"], besides: [app])
        #expect(found.map(\.reason) == [.undescribed, .unlisted("iOS/App.xcodeproj")])
    }

    @Test func `what could not be read is named before what could`() {
        let manifest = IncompleteItem(path: "Package.swift", reason: "It loops.")
        #expect(
            groups(["Sources/New/A.swift"], incomplete: [manifest]).map(\.reason)
                == [.unread("Package.swift")])
        #expect(
            groups(["App/A.swift"], besides: [], unread: ["App.xcodeproj"]).map(\.reason)
                == [.unread("App.xcodeproj")])
    }

    @Test func `a file that a package's target excludes is said to be left out`() {
        #expect(
            groups(["Sources/Player/Old/A.swift"]).map(\.reason)
                == [.leftOut("Package.swift", target: "Player")])
        let whole = Module.stub("All", at: .root, sources: ["a.swift"])
        #expect(
            groups(["old/b.swift"], besides: [whole]).map(\.reason) == [.unlisted("Package.swift")])
    }

    @Test func `a target for another system is the reason where there is one`() {
        let codebase = Codebase(
            root: "/codebase", modules: [.stub("Player")],
            unclaimed: ["Sources/Mac/A.swift", "Sources/Old/B.swift"],
            otherSystems: ["Sources/Mac/A.swift"])
        #expect(
            listUnclaimed(in: codebase).map(\.reason)
                == [.otherSystem("Package.swift"), .unlisted("Package.swift")])
    }

    @Test func `what Tuist writes into a project's folder needs nothing`() {
        let app = Module(
            id: "App::App", name: "App", moduleName: "App", kind: .app, origin: .tuist,
            container: "App", manifest: "App/Project.swift", path: "App",
            sources: ["App/Sources/a.swift"], dependencies: [])
        let codebase = Codebase(
            root: "/codebase", modules: [app],
            unclaimed: ["App/Derived/Sources/B.swift", "App/Old/C.swift"])
        #expect(
            listUnclaimed(in: codebase).map(\.reason)
                == [.derived("App/Project.swift"), .unlisted("App/Project.swift")])
    }

    @Test func `an ignored project is named with its line if nothing nearer describes`() {
        let project = IgnoredProject(
            path: "iOS/App.xcodeproj", line: IgnoreLine(file: ".gitignore", number: 103))
        let codebase = Codebase(
            root: "/codebase", modules: [.stub("Player"), .stub("Radio", in: "iOS/Radio")],
            unclaimed: ["Attic/A.swift", "iOS/App/B.swift", "iOS/Radio/Old/C.swift"],
            ignoredProjects: [project])
        let found = listUnclaimed(in: codebase)
        #expect(
            found.map(\.reason) == [
                .unlisted("Package.swift"), .ignored(project),
                .unlisted("iOS/Radio/Package.swift"),
            ])
        #expect(found[1].sentence.contains("iOS/App.xcodeproj"))
        #expect(found[1].sentence.contains(".gitignore:103 ignores it"))
    }

    @Test func `a manifest of any kind that could not be read whole is said to be that`() {
        let app = Module(
            id: "App::App", name: "App", moduleName: "App", kind: .app, origin: .tuist,
            container: "App", manifest: "App/Project.swift", path: "App/Sources",
            sources: ["App/Sources/A.swift"], dependencies: [])
        let item = IncompleteItem(path: "App/Project.swift", reason: "It loops.")
        #expect(
            groups(["App/Kit/B.swift"], besides: [app], incomplete: [item]).map(\.reason)
                == [.unread("App/Project.swift")])
    }

    @Test func `an incomplete source file is no description`() {
        let source = IncompleteItem(path: "Attic/A.swift", reason: "It does not parse.")
        #expect(
            groups(["Attic/A.swift"], incomplete: [source]).map(\.reason)
                == [.unlisted("Package.swift")])
    }

    @Test(arguments: [
        "Tools/Screen.xctemplate/View.swift", "Docs.docc/Step1.swift",
        "Try.playground/Contents.swift",
    ])
    func `templates, tutorials and playgrounds are told from forgotten files`(path: String) {
        #expect(groups([RelativePath(path)]).map(\.reason) == [.template])
    }

    @Test func `test data is told from forgotten files, and stays a group of its own`() {
        let found = groups(["Tests/Fixtures/A.swift", "Tests/Spare.swift"])
        #expect(found.map(\.reason).contains(.testData))
        #expect(found.map(\.reason).contains(.unlisted("Package.swift")))
    }

    @Test func `every file is in exactly one group`() {
        let files: [RelativePath] = [
            "A.swift", "Attic/A.swift", "Attic/Fixtures/B.swift", "Sources/C.swift",
            "Sources/Player/D.swift", "Sources/Player/X.playground/E.swift",
        ]
        #expect(groups(files).flatMap(\.files).sorted() == files.sorted())
    }

    @Test func `every reason says what happened and what to do in two sentences`() {
        let reasons: [UnclaimedGroup.Reason] = [
            .template, .testData, .unread("A.xcodeproj"), .unlisted("Package.swift"), .undescribed,
        ]
        for reason in reasons {
            let group = UnclaimedGroup(
                folder: "A", files: ["A/A.swift"], isWholeFolder: true, reason: reason)
            #expect(group.sentence.split(separator: ". ").count == 2)
            #expect(group.sentence.hasSuffix("."))
        }
    }
}
