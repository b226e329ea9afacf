import Testing

@testable import Architecture
@testable import Codebase

@Suite struct ChooseDescriptionsTests {
    private func module(
        _ name: String, _ origin: Origin, in container: RelativePath, id: ModuleID? = nil,
        imported: String? = nil, manifest: RelativePath? = nil, _ sources: [RelativePath],
        depends: [DependencyReference] = []
    ) -> Module {
        Module(
            id: id ?? ModuleID(container: container, target: name), name: name,
            moduleName: imported ?? name, kind: .framework, origin: origin, container: container,
            manifest: manifest ?? container, path: container.parent, sources: sources,
            dependencies: depends)
    }

    private func assemble(
        _ readings: [ProjectReading], view: Origin? = nil, texts: [RelativePath: String] = [:]
    ) -> Codebase {
        let files = readings.flatMap(\.modules).flatMap(\.sources)
        let contents = PatchedContents(NoContents(), patches: texts.mapValues { Array($0.utf8) })
        return assembleCodebase(
            tree: SourceTree(root: "/x/codebase", files: Array(Set(files)), contents: contents),
            readings: readings, view: view)
    }

    private var written: ProjectReading {
        ProjectReading(modules: [module("App", .xcode, in: "App.xcodeproj", ["a.swift"])])
    }

    private func source(_ modules: [Module]) -> ProjectReading {
        ProjectReading(
            modules: modules,
            generated: [GeneratedProject(container: "App.xcodeproj", source: "project.yml")])
    }

    @Test func `the source of a generated project is believed, and it is said`() {
        let read = source([module("App", .xcodegen, in: "project.yml", ["a.swift", "b.swift"])])
        let codebase = assemble([written, read])
        #expect(codebase.modules.map(\.id) == ["project.yml::App"])
        #expect(codebase.choices.map(\.leftOut) == ["App.xcodeproj"])
        #expect(
            codebase.choices[0].sentence
                == "Generated from project.yml, so its module is read from there. To read Xcode "
                + "instead, use --origin xcode.")
        #expect(codebase.unreadProjects.isEmpty)
    }

    @Test func `a generated project stands in for a source that could not be read`() {
        let codebase = assemble([written, source([])])
        #expect(codebase.modules.map(\.id) == ["App.xcodeproj::App"])
        #expect(codebase.choices.map(\.reason) == [.unreadSource])
    }

    @Test(arguments: [
        (["Old"], ["Old", "New"], "import New\n", "App.xcodeproj::App"),
        (["Old"], ["Old", "New"], "import Newest\n", "project.yml::App"),
        (["Old", "Other"], ["Old", "New"], "import New\n", "project.yml::App"),
    ])
    func `a project that links more, which files import, was changed in Xcode`(
        declared: [String], linked: [String], text: String, taken: String
    ) {
        func app(_ origin: Origin, in container: RelativePath, _ products: [String]) -> Module {
            module(
                "App", origin, in: container, ["a.swift"],
                depends: products.map { DependencyReference(.product($0, package: nil)) })
        }
        let written = ProjectReading(modules: [app(.xcode, in: "App.xcodeproj", linked)])
        let read = source([app(.xcodegen, in: "project.yml", declared)])
        let codebase = assemble([written, read], texts: ["a.swift": text])
        #expect(codebase.modules.map(\.id.rawValue) == [taken])
        let isChanged = taken.hasPrefix("App")
        #expect(codebase.choices.map(\.reason) == [isChanged ? .changedInXcode : .generated])
        #expect(codebase.choices.map(\.leftOut) == [isChanged ? "project.yml" : "App.xcodeproj"])
    }

    @Test func `what XcodeGen links of the targets below is no change in Xcode`() {
        let products = ["Old", "New"].map { DependencyReference(.product($0, package: nil)) }
        let written = ProjectReading(modules: [
            module("App", .xcode, in: "App.xcodeproj", ["a.swift"], depends: products),
            module("Kit", .xcode, in: "App.xcodeproj", ["k.swift"], depends: [products[1]]),
        ])
        func read(_ kit: [DependencyReference]) -> ProjectReading {
            source([
                module(
                    "App", .xcodegen, in: "project.yml", ["a.swift"],
                    depends: [products[0], DependencyReference(.target("Kit"))]),
                module("Kit", .xcodegen, in: "project.yml", ["k.swift"], depends: kit),
            ])
        }
        let texts: [RelativePath: String] = ["a.swift": "import New\n"]
        let codebase = assemble([written, read([products[1]])], texts: texts)
        #expect(codebase.choices.map(\.reason) == [.generated])
        #expect(
            assemble([written, read([])], texts: texts).choices.map(\.reason) == [.changedInXcode])
    }

    @Test(arguments: [
        ("import Services\n", ["s.swift"], true), ("import Foundation\n", ["s.swift"], false),
        ("import Services\n", ["a.swift"], false),
    ])
    func `a project with a target of its own that files import was changed`(
        text: String, sources: [String], isChanged: Bool
    ) {
        let written = ProjectReading(modules: [
            module("App", .xcode, in: "App.xcodeproj", ["a.swift"]),
            module("Services", .xcode, in: "App.xcodeproj", sources.map { RelativePath($0) }),
        ])
        let read = source([module("App", .xcodegen, in: "project.yml", ["a.swift"])])
        let codebase = assemble([written, read], texts: ["a.swift": text])
        #expect(codebase.choices.map(\.reason) == [isChanged ? .changedInXcode : .generated])
    }

    @Test func `a name in a package is its own target, though such a pod is left out`() {
        let kit = module("Kit", .swiftpm, in: "", ["Sources/a.swift", "Sources/b.swift"])
        let tests = module(
            "KitTests", .swiftpm, in: "", ["Tests/t.swift"],
            depends: [DependencyReference(.target("Kit")), DependencyReference(.byName("Kit"))])
        let pod = module(
            "Kit", .cocoapods, in: "", manifest: "Kit.podspec", ["Kit/c.swift", "Kit/d.swift"])
        let project = module("Kit", .xcode, in: "Kit.xcodeproj", ["Kit/c.swift", "Kit/d.swift"])
        let codebase = assemble([
            ProjectReading(modules: [kit, tests]), ProjectReading(modules: [project]),
            ProjectReading(modules: [pod]),
        ])
        let found = resolveDependencies(codebase)["::KitTests"]?.map(\.meaning)
        #expect(found == [.own(["::Kit"]), .own(["::Kit"])])
        #expect(codebase.modules.map(\.id) == ["::Kit", "::KitTests", "Kit.xcodeproj::Kit"])
    }

    @Test func `a name in a package is its own target, though such a pod stays`() {
        let kit = module("Kit", .swiftpm, in: "", ["Sources/a.swift"])
        let tests = module(
            "KitTests", .swiftpm, in: "", ["Tests/t.swift"],
            depends: [DependencyReference(.byName("Kit"))])
        let pod = module("Kit", .cocoapods, in: "", ["Kit/c.swift"])
        let codebase = assemble([
            ProjectReading(modules: [pod]), ProjectReading(modules: [kit, tests]),
        ])
        let own = codebase.modules.first { $0.origin == .swiftpm && $0.name == "Kit" }
        let found = resolveDependencies(codebase)["::KitTests"]?.map(\.meaning)
        #expect(found == [.own(own.map { [$0.id] } ?? [])])
    }

    @Test func `what other projects link of a generated project is the source's target`() {
        let other = module(
            "Other", .xcode, in: "Other.xcodeproj", ["o.swift"],
            depends: [DependencyReference(.module("App.xcodeproj::App"), line: 4)])
        let codebase = assemble([
            written, ProjectReading(modules: [other]),
            source([module("App", .xcodegen, in: "project.yml", ["a.swift"])]),
        ])
        #expect(
            codebase.modules.first { $0.name == "Other" }?.dependencies == [
                DependencyReference(.module("project.yml::App"), line: 4)
            ])
    }

    @Test func `a package goes before Bazel and pods that describe its sources`() {
        let files: [RelativePath] = ["S/a.swift", "S/b.swift", "S/c.swift"]
        let codebase = assemble([
            ProjectReading(modules: [
                module("Kit", .cocoapods, in: "Kit.podspec", files),
                module("Kit", .bazel, in: "S", id: "//S:Kit", files),
                module("Kit", .swiftpm, in: "", manifest: "Package.swift", files),
            ])
        ])
        #expect(codebase.modules.map(\.id) == ["::Kit"])
        #expect(codebase.choices.map(\.origin) == [.cocoapods, .bazel])
        #expect(codebase.choices.allSatisfy { $0.taken == "Package.swift" })
    }

    @Test func `a pod that bundles several targets of a package is none of its own`() {
        let codebase = assemble([
            ProjectReading(modules: [
                module("One", .swiftpm, in: "", ["1.swift"]),
                module("Two", .swiftpm, in: "", ["2.swift", "3.swift"]),
                module("All", .cocoapods, in: "All.podspec", ["1.swift", "2.swift", "3.swift"]),
            ]),
            ProjectReading(products: [
                Product(name: "All", package: nil, modules: ["All.podspec::All"])
            ]),
        ])
        #expect(codebase.modules.map(\.name) == ["One", "Two"])
        #expect(codebase.products[0].modules == ["::Two", "::One"])
    }

    @Test func `nearly the same sources are enough, half of them are not`() {
        func count(shared: Int, of total: Int) -> Int {
            let package = (0..<total).map { RelativePath("\($0).swift") }
            let project = (0..<total).map {
                RelativePath($0 < shared ? "\($0).swift" : "x\($0).swift")
            }
            return assemble([
                ProjectReading(modules: [
                    module("Kit", .swiftpm, in: "", package),
                    module("Kit", .xcode, in: "Kit.xcodeproj", project),
                ])
            ]).modules.count
        }
        #expect(count(shared: 9, of: 10) == 1)
        #expect(count(shared: 5, of: 10) == 2)
    }

    @Test func `targets of one project that share their sources stay apart`() {
        let codebase = assemble([
            ProjectReading(modules: [
                module("Kit iOS", .xcode, in: "K.xcodeproj", imported: "Kit", ["a.swift"]),
                module("Kit macOS", .xcode, in: "K.xcodeproj", imported: "Kit", ["a.swift"]),
            ])
        ])
        #expect(codebase.modules.count == 2)
        #expect(codebase.choices.isEmpty)
    }

    @Test func `modules of one name in different projects stay apart`() {
        let codebase = assemble([
            ProjectReading(modules: [
                module("App", .xcode, in: "A.xcodeproj", ["a/m.swift"]),
                module("App", .xcode, in: "B.xcodeproj", ["b/m.swift"]),
                module("App", .swiftpm, in: "C", ["c/m.swift"]),
            ])
        ])
        #expect(codebase.modules.count == 3)
    }

    @Test func `what depended on a left out module depends on its replacement`() {
        let codebase = assemble([
            ProjectReading(modules: [
                module("Kit", .swiftpm, in: "", ["k.swift"]),
                module("Kit iOS", .xcode, in: "K.xcodeproj", imported: "Kit", ["k.swift"]),
                module(
                    "Demo", .xcode, in: "K.xcodeproj", ["d.swift"],
                    depends: [DependencyReference(.target("Kit iOS"), purpose: .embedding)]),
            ])
        ])
        #expect(
            codebase.modules.first { $0.name == "Demo" }?.dependencies == [
                DependencyReference(.module("::Kit"), purpose: .embedding)
            ])
    }

    @Test func `a view holds the modules of one description and what they depend on`() {
        let readings = [
            ProjectReading(
                modules: [
                    module("Kit", .swiftpm, in: "P", ["k.swift"]),
                    module("KitTests", .swiftpm, in: "P", ["t.swift"]),
                    module(
                        "App", .xcode, in: "A.xcodeproj", ["a.swift"],
                        depends: [DependencyReference(.product("Kit", package: "p"))]),
                    module("Kit", .bazel, in: "B", id: "//B:Kit", ["k.swift"]),
                ], products: [Product(name: "Kit", package: "p", modules: ["P::Kit"])])
        ]
        #expect(
            assemble(readings).modules.map(\.id) == ["A.xcodeproj::App", "P::Kit", "P::KitTests"])
        #expect(
            assemble(readings, view: .xcode).modules.map(\.id) == ["A.xcodeproj::App", "P::Kit"])
        let bazel = assemble(readings, view: .bazel)
        #expect(bazel.modules.map(\.id) == ["//B:Kit"])
        #expect(bazel.unclaimed == ["a.swift", "t.swift"])
    }

    @Test func `a view that nothing is in says so`() {
        let codebase = assemble([written], view: .tuist)
        #expect(codebase.modules.isEmpty)
        #expect(codebase.incomplete.map(\.path) == [.root])
    }

    @Test func `an app's project goes before a package that tests its sources`() {
        func described(_ kind: TargetKind, _ origin: Origin, in container: RelativePath) -> Module {
            Module(
                id: ModuleID(container: container, target: "App"), name: "App", moduleName: "App",
                kind: kind, origin: origin, container: container, manifest: container,
                path: .root, sources: ["a.swift"], dependencies: [])
        }
        let codebase = assemble([
            ProjectReading(modules: [
                described(.library, .swiftpm, in: ""), described(.app, .xcode, in: "A.xcodeproj"),
            ])
        ])
        #expect(codebase.modules.map(\.id) == ["A.xcodeproj::App"])
    }

    /// An app's project whose targets are `App`, which needs `Kit`.
    private func project(
        appNeeds: [DependencyReference] = [DependencyReference(.target("Kit"))]
    ) -> ProjectReading {
        let app = Module(
            id: "project.yml::App", name: "App", moduleName: "App", kind: .app, origin: .xcodegen,
            container: "project.yml", manifest: "project.yml", path: "App",
            sources: ["App/a.swift"], dependencies: appNeeds)
        let kit = module("Kit", .xcodegen, in: "project.yml", ["Kit/Sources/k.swift"])
        return ProjectReading(modules: [app, kit])
    }

    private func package(_ others: [Module] = []) -> ProjectReading {
        let kit = module(
            "Kit", .swiftpm, in: "Kit", manifest: "Kit/Package.swift", ["Kit/Sources/k.swift"])
        return ProjectReading(
            modules: [kit] + others,
            incomplete: [IncompleteItem(path: "Kit/Package.swift", line: 3, reason: "Not there.")])
    }

    @Test func `an unused package is left out for the project that compiles it`() {
        let codebase = assemble([project(), package()])
        #expect(codebase.modules.map(\.id) == ["project.yml::App", "project.yml::Kit"])
        #expect(codebase.choices.map(\.reason) == [.builtByProject])
        #expect(codebase.incomplete.isEmpty)
        #expect(assemble([project(), package()], view: .swiftpm).modules.map(\.id) == ["Kit::Kit"])
    }

    @Test func `targets of such a package that the project has as one are left out`() {
        let all: [RelativePath] = ["Kit/Sources/A/a.swift", "Kit/Sources/B/b.swift"]
        let app = project().modules[0]
        let kit = module("Kit", .xcodegen, in: "project.yml", all)
        let parts = ["A", "B"].map { name in
            module(
                name, .swiftpm, in: "Kit",
                [RelativePath("Kit/Sources/\(name)/\(name.lowercased()).swift")])
        }
        let codebase = assemble([
            ProjectReading(modules: [app, kit]), ProjectReading(modules: parts),
        ])
        #expect(codebase.modules.map(\.name) == ["App", "Kit"])
    }

    @Test func `a package stays that a project or a package in use names`() {
        let byApp = project(appNeeds: [
            DependencyReference(.target("Kit")),
            DependencyReference(.product("Kit", package: "Kit")),
        ])
        #expect(assemble([byApp, package()]).modules.contains { $0.id == "Kit::Kit" })
        let tool = module(
            "Tool", .swiftpm, in: "Tool", ["Tool/t.swift"],
            depends: [DependencyReference(.byName("Kit"))])
        #expect(assemble([project(), package([tool])]).modules.contains { $0.id == "Kit::Kit" })
        let alone = project(appNeeds: [])
        #expect(assemble([alone, package()]).modules.contains { $0.id == "Kit::Kit" })
    }

    /// A framework of a folder that Tuist describes, or of a project of an earlier name there.
    private func home(_ name: String, _ origin: Origin, _ sources: [RelativePath]) -> Module {
        module(
            name, origin, in: origin == .xcode ? "Home/Old.xcodeproj" : "Home",
            manifest: origin == .xcode
                ? "Home/Old.xcodeproj/project.pbxproj" : "Home/Project.swift",
            sources)
    }

    private let filesAreGone = IncompleteItem(
        path: "Home/Old.xcodeproj/project.pbxproj", reason: "Files are gone.")

    @Test func `a project of an earlier name beside a Tuist manifest is left out`() {
        let old = ProjectReading(
            modules: [home("Home", .xcode, ["Home/a.swift"])], incomplete: [filesAreGone])
        let tuist = ProjectReading(modules: [home("Home", .tuist, ["Home/S/b.swift"])])
        let codebase = assemble([old, tuist])
        #expect(codebase.modules.map(\.id) == ["Home::Home"])
        #expect(codebase.choices.map(\.reason) == [.leftover])
        #expect(codebase.incomplete.isEmpty)
        let more = ProjectReading(modules: old.modules + [home("More", .xcode, ["Home/c.swift"])])
        #expect(assemble([more, tuist]).modules.count == 3)
    }

    @Test func `a project without a file of its own is a leftover beside Tuist`() {
        let tuist = ProjectReading(modules: [home("Home", .tuist, ["Home/S/b.swift"])])
        for files: [RelativePath] in [[], ["Home/S/b.swift"]] {
            let old = ProjectReading(
                modules: [home("Earlier", .xcode, files)], incomplete: [filesAreGone])
            let codebase = assemble([old, tuist])
            #expect(codebase.modules.map(\.id) == ["Home::Home"])
            #expect(codebase.incomplete.isEmpty)
        }
        let other = ProjectReading(modules: [home("Other", .xcode, ["Home/c.swift"])])
        #expect(assemble([other, tuist]).modules.count == 2)
    }

    /// A pod with a project beside it, and what names them.
    private func podAndProject(
        _ sources: [RelativePath], named name: String = "Kit", used: [RelativePath],
        isBroken: Bool = false
    ) -> [ProjectReading] {
        let pod = module(
            "Kit", .cocoapods, in: "Kit", manifest: "Kit/Kit.podspec",
            ["Kit/a.swift", "Kit/b.swift"])
        let project = module(name, .xcode, in: "Kit/Kit.xcodeproj", sources)
        let problem = IncompleteItem(
            path: "Kit/Kit.xcodeproj/project.pbxproj", reason: "Files are gone.")
        return [
            ProjectReading(modules: [pod], used: used),
            ProjectReading(modules: [project], incomplete: isBroken ? [problem] : []),
        ]
    }

    @Test func `a project that nothing opens is left out for a pod that is used`() {
        let codebase = assemble(podAndProject([], used: ["Kit"], isBroken: true))
        #expect(codebase.modules.map(\.origin) == [.cocoapods])
        #expect(codebase.choices.map(\.reason) == [.usedPod])
        #expect(codebase.choices.map(\.taken) == ["Kit/Kit.podspec"])
        #expect(codebase.incomplete.isEmpty)
        let all: [RelativePath] = ["Kit/a.swift", "Kit/b.swift"]
        #expect(assemble(podAndProject(all, used: ["Kit"])).choices.map(\.reason) == [.sameSources])
    }

    @Test(arguments: [([], 1), (["Kit/c.swift"], 2)] as [([RelativePath], Int)])
    func `a target without sources keeps no project that nothing opens`(
        sources: [RelativePath], count: Int
    ) {
        let readings = podAndProject(sources, named: "Net", used: ["Kit"], isBroken: true)
        #expect(assemble(readings).modules.count == count)
    }

    @Test(arguments: [[], ["Kit", "Kit/Kit.xcodeproj"]] as [[RelativePath]])
    func `a project beside a pod stays where it is opened, or the pod is unused`(
        used: [RelativePath]
    ) {
        let codebase = assemble(podAndProject(["Kit/c.swift"], used: used, isBroken: true))
        #expect(codebase.modules.count == 2)
        #expect(codebase.incomplete.count == 1)
    }

    @Test func `a project whose targets Tuist projects below it describe is left out`() {
        func module(_ name: String, in container: RelativePath, _ origin: Origin) -> Module {
            Module(
                id: ModuleID(container: container, target: name), name: name, moduleName: name,
                kind: .framework, origin: origin, container: container, manifest: container,
                path: container, sources: [container.appending(RelativePath("\(name).swift"))],
                dependencies: [])
        }
        let names = ["Home", "Cart"]
        let old = names.map { module($0, in: "Old.xcodeproj", .xcode) }
        let tuist = names.map { module($0, in: RelativePath("Modules/\($0)"), .tuist) }
        func left(_ modules: [Module]) -> [String] {
            assemble([ProjectReading(modules: modules), ProjectReading(modules: tuist)]).modules
                .filter { $0.origin == .xcode }.map(\.name)
        }
        #expect(left(old) == [])
        #expect(left(old + [module("More", in: "Old.xcodeproj", .xcode)]).count == 3)
        // One target may have its name by chance.
        #expect(left([old[0]]) == ["Home"])
    }
}
