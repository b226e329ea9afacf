import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct ModulesBesidePackageTests {
    private func package(_ name: String) -> Module {
        .stub(name, sources: [RelativePath("Sources/\(name)/a.swift")])
    }

    private func rule(
        _ name: String, in folder: RelativePath = "Sources", uses: [ModuleID] = [],
        sources: [RelativePath]? = nil
    ) -> Module {
        Module(
            id: ModuleID(rawValue: "//\(folder):\(name)"), name: name, moduleName: name,
            kind: .library, origin: .bazel, container: folder,
            manifest: folder.appending("BUILD.bazel"), path: folder,
            sources: sources ?? [folder.appending(RelativePath("\(name)/a.swift"))],
            dependencies: uses.map { DependencyReference(.module($0)) })
    }

    private func assemble(_ modules: [Module], view: Origin? = nil) -> Codebase {
        let files = Set(modules.flatMap(\.sources))
        return assembleCodebase(
            tree: SourceTree(root: "/x/codebase", files: Array(files)),
            readings: [ProjectReading(modules: modules)], view: view)
    }

    private var twice: [Module] {
        [package("A"), package("B"), rule("A"), rule("B", uses: ["//Sources:Mac"]), rule("Mac")]
    }

    @Test func `what only Bazel names in a package's folder is left out and told`() {
        let codebase = assemble(twice)
        #expect(codebase.modules.map(\.id) == ["::A", "::B"])
        #expect(codebase.unclaimed == ["Sources/Mac/a.swift"])
        #expect(codebase.choices.map(\.reason).contains(.notInPackage))
        #expect(
            codebase.choices.last?.sentence
                == "Mac is a module in Bazel only: Package.swift describes the same folder "
                + "without it, so it is left out. To read Bazel instead, use --origin bazel.")
    }

    @Test func `through Bazel all that it names is there`() {
        let codebase = assemble(twice, view: .bazel)
        #expect(codebase.modules.map(\.name) == ["A", "B", "Mac"])
    }

    @Test func `a folder that the package says nothing about is Bazel's`() {
        let codebase = assemble(twice + [rule("App", in: "Apps")])
        #expect(codebase.names == ["A", "App", "B"])
        let beside = assemble([
            package("A"), package("B"), rule("A"), rule("B"), rule("C", in: "C"),
        ])
        #expect(beside.names == ["A", "B", "C"])
    }

    @Test func `what a module that stays depends on stays, over any number of hops`() {
        let codebase = assemble(
            [package("A"), package("B"), package("C"), rule("A"), rule("B"), rule("C")] + [
                rule("Deep"), rule("Mac", uses: ["//Sources:Deep"]),
                rule("App", in: "Apps", uses: ["//Sources:Mac"]),
            ])
        #expect(codebase.names == ["A", "App", "B", "C", "Deep", "Mac"])
    }

    @Test func `a folder of which the package describes less than half is shared`() {
        let codebase = assemble([package("A"), rule("A"), rule("Mac")])
        #expect(codebase.names == ["A", "Mac"])
    }

    @Test func `a package inside another speaks for its own folders`() {
        let inner = ["X", "Y"].map { name in
            Module.stub(
                name, in: "Sources/Kit",
                sources: [RelativePath("Sources/Kit/Sources/\(name)/a.swift")])
        }
        let rules = ["X", "Y", "Z"].map { rule($0, in: "Sources/Kit/Sources") }
        let codebase = assemble(twice + inner + rules)
        #expect(codebase.modules.map(\.name) == ["A", "B", "X", "Y"])
    }

    @Test func `sources in several folders are no second description of one`() {
        let codebase = assemble(
            twice + [rule("Wide", sources: ["Sources/Wide/a.swift", "Tools/Wide/b.swift"])])
        #expect(codebase.names == ["A", "B", "Wide"])
    }
}

extension Codebase {
    fileprivate var names: [String] { modules.map(\.name).sorted() }
}
