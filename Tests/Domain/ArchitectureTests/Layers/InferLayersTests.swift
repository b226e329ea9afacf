import DomainStubs
import Graphs
import RandomSamples
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct InferLayersTests {
    /// The inferred layers as `NAME: MODULES`.
    private func layers(
        _ modules: [Module], imports: [String: [String]] = [:]
    ) -> [String] {
        Analysis.stub(modules, imports: imports).layerLines
    }

    private let clean = [
        Module.stub("App", .executable, uses: ["HomeFeature", "GitHubData"]),
        .stub("HomeFeature", uses: ["GitHubDomain", "ButtonsUI"]),
        .stub("LoginFeature", uses: ["GitHubDomain"]), .stub("ButtonsUI"),
        .stub("GitHubData", uses: ["GitHubDomain", "Networking"]), .stub("GitHubDomain"),
        .stub("Networking"),
    ]

    @Test func `names and folders tell the layers where there is a convention`() {
        #expect(
            layers(clean) == [
                "Apps: App", "Features: HomeFeature LoginFeature", "UI: ButtonsUI",
                "Data: GitHubData", "Domain: GitHubDomain", "Core: Networking",
            ])
    }

    @Test func `every layer says why and every module stands in one`() {
        let analysis = Analysis.stub(clean)
        #expect(analysis.configuration.source == .inferred)
        #expect(analysis.configuration.layers.allSatisfy { $0.reason?.isEmpty == false })
        #expect(analysis.assignment.unassigned.isEmpty)
        #expect(analysis.assignment.problems.isEmpty)
    }

    @Test func `features must not import each other and the domain is pure`() throws {
        let layers = Analysis.stub(clean).configuration.layers
        let features = try #require(layers.first { $0.name == "Features" })
        #expect(features.options == LayerOptions(peers: .features))
        #expect(layers.first { $0.name == "Domain" }?.options.pure == true)
        #expect(layers.first { $0.name == "Core" }?.options == LayerOptions())
    }

    @Test func `what puts features together stands above them`() {
        let modules = clean + [Module.stub("Shell", uses: ["HomeFeature", "LoginFeature"])]
        #expect(layers(modules)[1] == "Assembly: Shell")
    }

    @Test func `a library that depends on the domain is put above it`() {
        let modules = clean + [Module.stub("Sync", uses: ["GitHubDomain"])]
        #expect(layers(modules).contains("Libraries: Sync"))
    }

    @Test func `the order follows most edges and not the custom`() {
        let modules = [
            Module.stub("OneDomain", uses: ["OneData"]), .stub("OneData"),
            .stub("TwoDomain", uses: ["TwoData"]), .stub("TwoData"),
        ]
        #expect(layers(modules) == ["Domain: OneDomain TwoDomain", "Data: OneData TwoData"])
    }

    @Test func `without a convention the levels in the graph are the layers`() {
        let modules = [
            Module.stub("Server", .executable, uses: ["HTTP"]), .stub("HTTP", uses: ["Sockets"]),
            .stub("Sockets", uses: ["Atomics"]), .stub("Atomics"), .stub("Logging"),
        ]
        #expect(
            layers(modules) == [
                "Apps: Server", "Level 2: HTTP", "Level 1: Sockets", "Level 0: Atomics Logging",
            ])
    }

    @Test func `layers by level have no upward edge`() {
        for graph in DirectedGraph.samples(60, upTo: 9) {
            let names = (0..<graph.count).map { "M\($0)" }
            let modules = names.map { Module.stub($0) }
            let imports = Dictionary(
                uniqueKeysWithValues: names.indices.map { index in
                    (names[index], graph.successors(of: index).map { names[Int($0)] })
                })
            let analysis = Analysis.stub(modules, imports: imports)
            #expect(!analysis.violations.contains { $0.kind == .upward })
        }
    }

    @Test func `a program that others import is a level of its own`() {
        let modules = [Module.stub("Tool", .executable), .stub("Kit", uses: ["Tool"])]
        #expect(layers(modules, imports: ["Kit": ["Tool"]]) == ["Level 1: Kit", "Level 0: Tool"])
    }

    @Test func `tests and dev apps change nothing`() {
        let more = [
            Module.stub("HomeFeatureTests", .test, uses: ["HomeFeature"]),
            .stub("HomeDev", .executable, uses: ["HomeFeature"]),
        ]
        #expect(layers(clean + more) == layers(clean))
    }

    @Test func `an interface stands with its family`() {
        let modules = [
            Module.stub("HomeFeature", uses: ["LoginFeatureInterface"]),
            .stub("LoginFeature", uses: ["LoginFeatureInterface"]),
            .stub("LoginFeatureInterface"),
        ]
        let imports = ["HomeFeature": ["LoginFeatureInterface"]]
        #expect(
            layers(modules, imports: imports)
                == ["Features: HomeFeature LoginFeature LoginFeatureInterface"])
        #expect(
            !Analysis.stub(modules, imports: imports).violations.contains { $0.kind == .sideways })
    }

    @Test func `a folder is a pattern where it selects exactly the layer`() throws {
        let modules = [
            Module.stub("Git", at: "Sources/Data/Git"), .stub("Disk", at: "Sources/Data/Disk"),
            .stub("Model", at: "Sources/Domain/Model"),
        ]
        let layers = Analysis.stub(modules).configuration.layers
        let data = try #require(layers.first { $0.name == "Data" })
        #expect(data.patterns == [ModulePattern(.path, "Sources/Data/**")])
    }

    @Test func `views in a folder of domains are no domain`() {
        let modules = [
            Module.stub("CardClient", at: "Sources/Domains/CardClient"),
            .stub("CardUI", at: "Sources/Domains/CardUI", uses: ["CardClient"]),
            .stub("Login", at: "Sources/Features/Login", uses: ["CardUI"]),
        ]
        let layers = layers(
            modules, imports: ["CardUI": ["CardClient"], "Login": ["CardUI"]])
        #expect(layers.contains("Domains: CardClient"))
        #expect(!layers.contains { $0.hasPrefix("Domains:") && $0.contains("CardUI") })
    }

    @Test func `modules of one name are told apart by identifier`() {
        let modules = [Module.stub("Kit", in: "A", uses: []), .stub("Kit", in: "B")]
        let patterns = Analysis.stub(modules).configuration.layers.flatMap(\.patterns)
        #expect(patterns == [ModulePattern(.id, "A::Kit"), ModulePattern(.id, "B::Kit")])
    }

    @Test func `a codebase without modules has no layers`() {
        #expect(layers([]).isEmpty)
    }
}
