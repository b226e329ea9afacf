import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase
@testable import Editing

@Suite struct UnimportedRuleTests {
    /// App declares Api and Net and imports Net; each file of App has some facts.
    private func analysis(
        api: [Declaration], app: [String: SourceFacts], net: [Declaration] = [],
        uses: [String] = ["Api", "Net"]
    ) -> Analysis {
        let files = app.keys.sorted().map { RelativePath("Sources/App/\($0).swift") }
        let modules = [
            Module.stub("App", sources: files, uses: uses), .stub("Api"), .stub("Net"),
        ]
        var facts: [RelativePath: SourceFacts] = [
            "Sources/Api/Api.swift": .stub(declares: api + [.stub("Api")]),
            "Sources/Net/Net.swift": .stub(declares: net + [.stub("Net")]),
        ]
        for (name, file) in app { facts[RelativePath("Sources/App/\(name).swift")] = file }
        let codebase = assignRoles(.stub(modules))
        let graph = linkModules(codebase, facts: facts)
        let configuration = inferLayers(codebase, graph: graph)
        let assignment = assignLayers(configuration, to: codebase)
        let checked = checkRules(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignment, facts: facts)
        return Analysis(
            codebase: codebase, graph: graph, configuration: configuration,
            assignment: assignment, violations: checked.violations, facts: facts,
            isComplete: true, incomplete: [], milliseconds: 0)
    }

    private func kinds(_ analysis: Analysis) -> [ViolationKind] {
        analysis.violations.filter { $0.to == "::Api" }.map(\.kind)
    }

    private let member = Declaration.stub("apiClient", .var, in: "Settings")

    private func file(
        _ uses: [String: [Int]], imports: [String] = ["Net"], declares: [Declaration] = []
    ) -> SourceFacts {
        .stub(
            imports: imports.enumerated().map { ImportStatement(module: $1, line: $0 + 1) },
            declares: declares, uses: uses)
    }

    @Test(arguments: [("localized", "String", true), ("localize", "String", false)])
    func `a long word that is added to a type of others tells who adds it`(
        name: String, type: String, tells: Bool
    ) {
        let found = analysis(
            api: [.stub(name, .func, in: type)], app: ["A": file([name: [4]])])
        #expect(kinds(found) == [tells ? .unimported : .unused])
        let own = analysis(
            api: [.stub(name, .func, in: "Api")], app: ["A": file([name: [4]])])
        #expect(kinds(own) == [.unused])
    }

    @Test func `used names of an unimported dependency make a weaker finding`() throws {
        let found = analysis(
            api: [member],
            app: ["A": file(["apiClient": [4, 9]]), "B": file(["apiClient": [7]]), "C": file([:])])
        #expect(kinds(found) == [.unimported])
        let violation = try #require(found.violations.first { $0.kind == .unimported })
        #expect(violation.severity == .info)
        #expect(
            violation.message
                == "App declares Api, but no file imports it; 2 files use names that it declares.")
        #expect(violation.declaration == DeclarationSite(file: "Package.swift", line: 7))
        let evidence = evidenceByName(for: violation, in: found)
        #expect(evidence.map(\.site.file.name) == ["A.swift", "B.swift"])
        #expect(evidence.map { $0.uses.map(\.line) } == [[4, 9], [7]])
        #expect(evidence.allSatisfy { $0.site.statement == nil })
    }

    @Test func `without such a name it is unused, whatever else is used`() {
        let found = analysis(api: [member], app: ["A": file(["otherName": [3], "count": [4]])])
        #expect(kinds(found) == [.unused])
        #expect(found.violations.first { $0.kind == .unused }?.severity == .warning)
    }

    @Test func `a fix takes out what is unused, and never what names may need`() {
        let weak = analysis(api: [member], app: ["A": file(["apiClient": [4]])])
        let strong = analysis(api: [member], app: ["A": file([:])])
        let kinds: Set<ViolationKind> = [.undeclared, .transitive, .unused]
        #expect(planManifestFixes(weak, kinds: kinds).fixes.isEmpty)
        #expect(planManifestFixes(strong, kinds: kinds).fixes.count == 1)
    }

    @Test func `a name that the module declares, hides or imports is its own`() {
        let own = file(["apiClient": [4]], declares: [.stub("apiClient", .let, .internal, in: "M")])
        #expect(kinds(analysis(api: [member], app: ["A": own])) == [.unused])
        let hidden = SourceFacts.stub(uses: ["apiClient": [4]], hides: ["apiClient"])
        #expect(kinds(analysis(api: [member], app: ["A": hidden, "B": file([:])])) == [.unused])
        let imported = analysis(
            api: [member], app: ["A": file(["apiClient": [4]])],
            net: [.stub("apiClient", .var, in: "Net")])
        #expect(kinds(imported) == [.unused])
    }

    @Test func `a line whose names another target uses is no warning for the rest`() throws {
        let line = DependencyReference(.byName("Api"), line: 3, file: "Tuist/Template.swift")
        let modules = [
            Module.stub("App", depends: [line]), .stub("Other", depends: [line]),
            .stub("Api"),
        ]
        func severities(_ uses: [String: [Int]]) -> [Severity] {
            let codebase = assignRoles(.stub(modules))
            let facts = [
                modules[0].sources[0]: file(uses, imports: []),
                modules[1].sources[0]: file(["print": [2]], imports: []),
                modules[2].sources[0]: SourceFacts.stub(declares: [
                    .stub("apiClient", .var, in: "Settings")
                ]),
            ]
            let graph = linkModules(codebase, facts: facts)
            let configuration = inferLayers(codebase, graph: graph)
            return checkRules(
                codebase: codebase, graph: graph, configuration: configuration,
                assignment: assignLayers(configuration, to: codebase), facts: facts
            )
            .violations.filter { $0.from == "::Other" && $0.kind == .unused }.map(\.severity)
        }
        #expect(severities(["apiClient": [4]]) == [.info])
        #expect(severities([:]) == [.warning])
    }

    @Test(arguments: ["count", "title", "backgroundColor", "isLoading"])
    func `a name that everything has tells nothing`(_ name: String) {
        let found = analysis(
            api: [.stub(name, .var, in: "Api")], app: ["A": file([name: [4]])])
        #expect(kinds(found) == [.unused])
    }

    @Test func `what others cannot see is not used`() {
        let found = analysis(
            api: [.stub("apiClient", .var, .internal, in: "Api")],
            app: ["A": file(["apiClient": [4]])])
        #expect(kinds(found) == [.unused])
    }

    @Test func `a key path into an environment is a use, however short its name is`() {
        let key = Declaration.stub("build", .var, in: "DependencyValues")
        let own = Declaration.stub("build", .var, .internal, in: "Model")
        let wrapped = file(["Dependency": [5], "build": [5, 8]], declares: [own])
        let found = analysis(api: [key], app: ["A": wrapped])
        #expect(kinds(found) == [.unimported])
        let evidence = found.violations.first { $0.kind == .unimported }.map {
            evidenceByName(for: $0, in: found)
        }
        #expect(evidence?.first?.uses.map(\.line) == [5])
        let elsewhere = file(["Dependency": [5], "build": [8]], declares: [own])
        #expect(kinds(analysis(api: [key], app: ["A": elsewhere])) == [.unused])
    }

    @Test(arguments: [
        ("SnapKit", "snp", ViolationKind.unimported), ("SnapKit", "frame", .unused),
        ("Panda", "snp", .unused),
    ])
    func `the known member of a library tells that a file uses it`(
        library: String, name: String, kind: ViolationKind
    ) {
        let declared = DependencyReference(.product(library, package: "package"), line: 3)
        let app = Module.stub("App", depends: [declared])
        func found(_ file: SourceFacts) -> [ViolationKind] {
            let facts = [app.sources[0]: file]
            let analysis = Analysis.stub(.stub([app]), facts: facts)
            return checkRules(
                codebase: analysis.codebase, graph: analysis.graph,
                configuration: analysis.configuration,
                assignment: analysis.assignment, facts: facts
            ).violations.map(\.kind)
        }
        #expect(found(file([name: [4]], imports: [])) == [kind])
        let own = file([name: [4]], imports: [], declares: [.stub(name, .var, in: "UIView")])
        #expect(found(own) == [.unused])
    }

    @Test func `a type that something hands on is a use`() {
        let found = analysis(
            api: [.stub("ApiClient")], app: ["A": file(["ApiClient": [4]])])
        #expect(kinds(found) == [.unimported])
    }

    @Test func `each of the two can be switched off alone`() {
        let used = analysis(api: [member], app: ["A": file(["apiClient": [4]])])
        func check(_ severities: [ViolationKind: Severity]) -> [ViolationKind] {
            checkRules(
                codebase: used.codebase, graph: used.graph,
                configuration: LayerConfiguration(
                    source: .inferred, layers: [], severities: severities),
                assignment: LayerAssignment(layers: [:]), facts: used.facts
            ).violations.map(\.kind)
        }
        #expect(check([.unused: .off]).contains(.unimported))
        #expect(!check([.unimported: .off]).contains(.unimported))
    }
}
