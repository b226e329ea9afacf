import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct DeclarationRulesTests {
    private func found(
        _ kind: ViolationKind, _ modules: [Module], imports: [ImportStatement],
        incomplete: [IncompleteItem] = []
    ) -> [Violation] {
        let codebase = Codebase.stub(modules, incomplete: incomplete)
        let facts = [modules[0].sources[0]: SourceFacts.stub(imports: imports)]
        return Analysis.stub(codebase, facts: facts).violations.filter { $0.kind == kind }
    }

    private func core(_ conditions: String...) -> ImportStatement {
        ImportStatement(module: "Core", conditions: conditions, line: 1)
    }

    private let apart = [Module.stub("App"), .stub("Core")]

    @Test func `an import without any declaration is undeclared`() {
        let violations = found(.undeclared, apart, imports: [core()])
        #expect(
            violations.map(\.message) == [
                "App imports Core but does not depend on it, directly or transitively."
            ])
    }

    @Test(arguments: [
        "canImport(Core)", "os(iOS)", "!(os(Linux))", "targetEnvironment(simulator)",
        "canImport(Core) && compiler(>=5.9)", "arch(arm64)", "SINGLE_MODULE",
        "DEBUG && INTERNAL", "compiler(>=6) && !(FLAG || OTHER)", "!(GREEN) && BLUE",
        "!(GREEN || (RED && DEBUG)) && BLUE",
    ])
    func `an import for some platforms or where the module is there is none`(_ condition: String) {
        #expect(found(.undeclared, apart, imports: [core(condition)]).isEmpty)
    }

    @Test(arguments: [
        "DEBUG", "compiler(>=6)", "swift(>=5.9) && DEBUG", "!(SINGLE_MODULE)", "!SINGLE_MODULE",
        "!(GREEN && BLUE)", "!(GREEN) && DEBUG",
        "hasFeature(RetroactiveAttribute)", "true",
    ])
    func `an import under a condition that usually holds is one`(_ condition: String) {
        #expect(found(.undeclared, apart, imports: [core(condition)]).count == 1)
    }

    @Test(arguments: [
        (Origin.tuist, "DEBUG", Severity.info), (.tuist, "!DEBUG", .error),
        (.swiftpm, "DEBUG", .error),
    ])
    func `what Tuist may declare for debugging alone is a note`(
        origin: Origin, condition: String, severity: Severity
    ) {
        let modules = [Module.stub("App", origin: origin), .stub("Core", origin: origin)]
        let violations = found(.undeclared, modules, imports: [core(condition)])
        #expect(violations.map(\.severity) == [severity])
        let mixed = found(.undeclared, modules, imports: [core(condition), core()])
        #expect(mixed.map(\.severity) == [.error])
    }

    @Test func `an import without a flag is not of a target that sets it`() {
        let file: RelativePath = "Sources/Part/p.swift"
        func violations(_ condition: String, partUses: [String]) -> [ModuleID] {
            let modules = [
                Module.stub("Single", sources: [file]), .stub("Core"),
                .stub("Part", sources: [file], uses: partUses),
            ]
            let facts = [file: SourceFacts.stub(imports: [core(condition)])]
            return Analysis.stub(.stub(modules), facts: facts).violations
                .filter { $0.kind == .undeclared }.map(\.from)
        }
        #expect(violations("!SINGLE_MODULE", partUses: ["Core"]).isEmpty)
        #expect(violations("!SINGLE_MODULE", partUses: []).count == 2)
        #expect(violations("DEBUG", partUses: ["Core"]) == ["::Single"])
    }

    @Test func `what a Podfile may link is not undeclared, whatever describes it`() {
        func undeclared(_ choices: [DescriptionChoice]) -> Int {
            let codebase = Codebase(root: "/codebase", modules: apart, choices: choices)
            let facts = [apart[0].sources[0]: SourceFacts.stub(imports: [core()])]
            return Analysis.stub(codebase, facts: facts).violations
                .count { $0.kind == .undeclared }
        }
        func choice(_ origin: Origin) -> DescriptionChoice {
            DescriptionChoice(
                leftOut: "Core.podspec", origin: origin, taken: "Package.swift",
                takenOrigin: .swiftpm, reason: .sameSources, modules: 1)
        }
        #expect(undeclared([choice(.bazel)]) == 1)
        #expect(undeclared([choice(.cocoapods)]) == 0)
    }

    @Test(arguments: [("Podfile", 0), ("Apps/Podfile", 0), ("podfile", 0), ("Other/Podfile", 1)])
    func `a Podfile beside or above a project may link what packages bring`(
        podfile: RelativePath, count: Int
    ) {
        func app(_ name: String, depends: [DependencyReference]) -> Module {
            let container = RelativePath("Apps/\(name).xcodeproj")
            return Module(
                id: ModuleID(container: container, target: name), name: name, moduleName: name,
                kind: .app, origin: .xcode, container: container,
                manifest: container.appending("project.pbxproj"), path: "Apps",
                sources: [RelativePath("Apps/\(name).swift")], dependencies: depends)
        }
        let rx = DependencyReference(.product("RxSwift", package: "rxswift"), line: 9)
        let codebase = Codebase(
            root: "/codebase", contents: PatchedContents(NoContents(), patches: [podfile: [10]]),
            modules: [app("A", depends: [rx]), app("B", depends: [])])
        let facts = SourceFacts.importing("RxSwift")
        let found = Analysis.stub(codebase, facts: ["Apps/A.swift": facts, "Apps/B.swift": facts])
        #expect(found.violations.count { $0.kind == .undeclared } == count)
    }

    @Test func `what pods alone declare a Podfile may link with any target`() {
        func undeclared(by origin: Origin) -> [String] {
            let keyboard = [DependencyReference(.product("Keyboard", package: "keyboard"), line: 9)]
            let kit = Module(
                id: ModuleID(container: "Kit", target: "Kit"), name: "Kit", moduleName: "Kit",
                kind: .library, origin: origin, container: "Kit", manifest: "Kit/file", path: "Kit",
                sources: ["Kit/Kit.swift"], dependencies: keyboard)
            return Analysis.stub([.stub("App"), kit], imports: ["App": ["Keyboard"]]).violations
                .filter { $0.kind == .undeclared }.compactMap { $0.to?.targetName }
        }
        #expect(undeclared(by: .swiftpm) == ["Keyboard"])
        #expect(undeclared(by: .cocoapods) == [])
    }

    @Test func `only the unconditional imports stand under it`() {
        let violations = found(
            .undeclared, apart,
            imports: [core("canImport(Core)"), ImportStatement(module: "Core", line: 9)])
        #expect(violations.first?.sites.map(\.line) == [9])
    }

    @Test func `unknown modules and those of the system are never undeclared`() {
        let imports = ["Alamofire", "Foundation"].map { ImportStatement(module: $0, line: 1) }
        #expect(found(.undeclared, [.stub("App")], imports: imports).isEmpty)
    }

    @Test func `nothing is undeclared where the manifest could not be read`() {
        let item = IncompleteItem(path: "Package.swift", line: 3, reason: "?")
        #expect(found(.undeclared, apart, imports: [core()], incomplete: [item]).isEmpty)
    }

    @Test(arguments: [true, false])
    func `nothing is undeclared past a manifest that could not be read`(isRead: Bool) {
        let library = DependencyReference(.product("Kit", package: "kit"), line: 5)
        let modules: [Module] = [
            .stub("App", depends: [library]), .stub("Core"),
            .stub("Kit", in: "Kit", uses: []),
        ]
        let codebase = Codebase.stub(
            modules, products: [Product(name: "Kit", package: "kit", modules: [modules[2].id])],
            incomplete: isRead
                ? [] : [IncompleteItem(path: "Kit/Package.swift", line: 3, reason: "?")])
        let facts = [modules[0].sources[0]: SourceFacts.stub(imports: [core()])]
        let found = Analysis.stub(codebase, facts: facts).violations
            .filter { $0.kind == .undeclared }
        #expect(found.count == (isRead ? 1 : 0))
    }

    @Test func `nothing is undeclared in plain folders`() {
        let folders = ["App", "Core"].map { Module.stub($0, .folder, origin: .folders) }
        #expect(found(.undeclared, folders, imports: [core()]).isEmpty)
    }

    @Test func `a snippet reaches its package without saying so`() {
        let modules = [Module.stub("Quick", .snippet), .stub("Core")]
        #expect(found(.undeclared, modules, imports: [core()]).isEmpty)
    }

    @Test func `what is reached through others is information`() {
        let modules = [
            Module.stub("App", uses: ["Hub"]), .stub("Hub", uses: ["Core"]), .stub("Core"),
        ]
        let violations = found(.transitive, modules, imports: [core()])
        #expect(violations.map(\.severity) == [.info])
        #expect(found(.undeclared, modules, imports: [core()]).isEmpty)
    }

    @Test func `what a declared module hands on is meant to be imported through it`() {
        let modules = [
            Module.stub("App", uses: ["Hub"]), .stub("Hub", uses: ["Core"]), .stub("Core"),
        ]
        let exported = ImportStatement(module: "Core", attributes: ["@_exported"], line: 1)
        let facts = [
            modules[0].sources[0]: SourceFacts.stub(imports: [core()]),
            modules[1].sources[0]: SourceFacts.stub(imports: [exported]),
        ]
        let found = Analysis.stub(Codebase.stub(modules), facts: facts)
        #expect(found.violations.filter { $0.kind == .transitive }.isEmpty)
        #expect(found.graph.edge(EdgeID(from: "::App", to: "::Core"))?.declared == .transitive)
    }

    @Test func `a test reaches what its host links`() {
        let host = DependencyReference(.target("App"), purpose: .testHost)
        let modules = [
            Module.stub("AppTests", .test, depends: [host]), .stub("App", .app, uses: ["Core"]),
            .stub("Core"),
        ]
        #expect(found(.transitive, modules, imports: [core()]).isEmpty)
        #expect(found(.undeclared, modules, imports: [core()]).isEmpty)
    }

    @Test func `what only an extension inside the host links is not the host's`() {
        let host = DependencyReference(.target("App"), purpose: .testHost)
        let packed = DependencyReference(.target("Widget"), purpose: .embedding)
        let modules = [
            Module.stub("AppTests", .test, depends: [host]),
            .stub("App", .app, depends: [packed]), .stub("Widget", .appExtension, uses: ["Core"]),
            .stub("Core"),
        ]
        #expect(found(.transitive, modules, imports: [core()]).count == 1)
    }

    @Test func `a pod is linked by a podfile that no target speaks of`() {
        let modules = [
            Module.stub("App", .app, origin: .xcode), .stub("Core", origin: .cocoapods),
        ]
        #expect(found(.undeclared, modules, imports: [core()]).isEmpty)
    }

    @Test func `an import of an Objective-C file is judged like any other`() {
        let header = ImportStatement(
            module: "Core", path: "Core/Core.h", kind: .objectiveC, line: 4)
        #expect(found(.undeclared, apart, imports: [header]).count == 1)
    }

    @Test func `imports of parts, kinds and internals are imports of the module`() {
        let imports = [
            ImportStatement(module: "Core", path: "Core.Part", line: 1),
            ImportStatement(module: "Core", path: "Core.run", kind: .func, line: 2),
            ImportStatement(module: "Core", attributes: ["@testable"], line: 3),
            ImportStatement(module: "Core", access: .package, line: 4),
        ]
        #expect(found(.undeclared, apart, imports: imports).first?.sites.count == 4)
        let declared = [Module.stub("App", uses: ["Core"]), .stub("Core")]
        #expect(found(.undeclared, declared, imports: imports).isEmpty)
        #expect(found(.unused, declared, imports: imports).isEmpty)
    }
}
