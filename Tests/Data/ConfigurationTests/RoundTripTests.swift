import Architecture
import Codebase
import HostileTexts
import Testing

@testable import Configuration

/// What Strata writes into `.strata.yml`, it reads back as the same.
@Suite struct RoundTripTests {
    private func readBack(_ configuration: LayerConfiguration) throws -> LayerConfiguration {
        try ConfigurationParser(file: ".strata.yml").parse(writeConfiguration(configuration))
    }

    /// Layers without what only one of the two sides knows: lines, reasons, the order of subjects.
    private func plain(_ layers: [Layer]) -> [Layer] {
        layers.map { layer in
            let patterns = ModulePattern.keys.flatMap { key in
                layer.patterns.filter { $0.subject == key.subject }
                    .map { ModulePattern($0.subject, $0.text) }
            }
            return Layer(name: layer.name, patterns: patterns, options: layer.options)
        }
    }

    private func module(
        _ name: String, _ kind: TargetKind = .library, in container: RelativePath = .root,
        at path: RelativePath? = nil, uses: [String] = []
    ) -> Module {
        Module(
            id: ModuleID(container: container, target: name), name: name, moduleName: name,
            kind: kind, origin: .swiftpm, container: container, manifest: "Package.swift",
            path: path ?? container.appending(RelativePath("Sources/\(name)")),
            sources: [RelativePath("\(container)/\(name).swift")],
            dependencies: uses.map { DependencyReference(.byName($0)) })
    }

    private func expectRoundTrip(_ modules: [Module]) throws {
        let codebase = assignRoles(Codebase(root: "/c", modules: modules))
        let inferred = inferLayers(codebase, graph: linkModules(codebase))
        let read = try readBack(inferred)
        #expect(plain(read.layers) == plain(inferred.layers))
        #expect(
            assignLayers(read, to: codebase).layers
                == assignLayers(inferred, to: codebase).layers)
        #expect(assignLayers(read, to: codebase).problems.isEmpty)
    }

    @Test func `inferred layers by name come back`() throws {
        try expectRoundTrip([
            module("App", .executable, uses: ["HomeFeature", "GitData"]),
            module("HomeFeature", at: "Sources/Features/HomeFeature", uses: ["GitDomain"]),
            module("CartFeature", at: "Sources/Features/CartFeature", uses: ["GitDomain"]),
            module("GitData", uses: ["GitDomain"]), module("GitDomain"), module("Shared Views"),
        ])
    }

    @Test func `layers come back whatever they are called`() throws {
        var texts = HostileTexts(seed: 36)
        for _ in 0..<60 {
            // A byte order mark in front is none of a text for YAML.
            let names = (0..<2).map { "L\(texts.nextLine())\($0)" }
            let layers = [
                Layer(name: names[0], patterns: [ModulePattern(.name, "Home*")]),
                Layer(name: names[1], patterns: [ModulePattern(.name, "Other")]),
            ]
            let written = LayerConfiguration(source: .inferred, layers: layers)
            let text = writeConfiguration(written)
            #expect(RawText.scalars(in: text).isEmpty, "\(text)")
            #expect(try readBack(written).layers.map(\.name) == [names[0], names[1]], "\(text)")
        }
    }

    @Test func `inferred layers by level come back`() throws {
        try expectRoundTrip([
            module("Tool", .executable, uses: ["A"]), module("A", uses: ["B"]), module("B"),
            module("B", in: "Kit"), module("We\"ird\\ näme"), module("[odd]"), module("on"),
        ])
    }

    @Test func `what the layers are about comes back`() throws {
        let some = Units(foldersOf: [ModulePattern(.name, "App\""), ModulePattern(.id, "P::X")])
        for units in [Units.modules, .folders, some] {
            let layer = Layer(name: "A", patterns: [ModulePattern(.path, "App/A/**")])
            let configuration = LayerConfiguration(
                source: .inferred, layers: [layer], units: units)
            #expect(try readBack(configuration).units == units)
        }
    }

    @Test func `every option, severity and exclusion comes back`() throws {
        let configuration = LayerConfiguration(
            source: .file(".strata.yml"),
            layers: [
                Layer(
                    name: "Top: #1", patterns: [ModulePattern(.role, "feature")],
                    options: LayerOptions(
                        peers: .forbidden, interfacesSideways: false, strict: true,
                        mayImport: ["Low\n"], pure: true),
                    reason: "Two\nlines."),
                Layer(name: "Low\n", patterns: [ModulePattern(.name, "*")]),
            ],
            severities: Dictionary(
                uniqueKeysWithValues: ViolationKind.allCases.map { ($0, Severity.off) }),
            rules: [
                ImportRule(
                    from: ModulePattern(.path, "a/**"),
                    to: [ModulePattern(.name, "B"), ModulePattern(.id, "K::A")], imports: .only,
                    reason: "\"Why\": #", line: nil),
                ImportRule(
                    from: ModulePattern(.name, "A*"), to: [ModulePattern(.name, "B")],
                    imports: .forbidden, reason: "R", line: nil),
            ],
            exclusions: [
                Exclusion(
                    kinds: [.cycle], from: ModulePattern(.path, "a/**"),
                    to: ModulePattern(.name, "B"), reason: "It \"must\".", line: nil),
                Exclusion(
                    kinds: [], from: ModulePattern(.id, "K::A"), to: nil, reason: "R: #",
                    line: nil),
            ],
            acceptances: [
                Acceptance(path: "Kits/**", contains: "li\"nk:", reason: "Vendor's."),
                Acceptance(path: ".", reason: "R: #"),
            ])
        let read = try readBack(configuration)
        #expect(plain(read.layers) == plain(configuration.layers))
        #expect(read.severities == configuration.severities)
        #expect(
            read.acceptances.map {
                Acceptance(path: $0.path, contains: $0.contains, reason: $0.reason)
            }
                == configuration.acceptances)
        #expect(read.rules.map(\.from.text) == ["a/**", "A*"])
        #expect(read.rules.map { $0.to.map(\.text) } == [["B", "K::A"], ["B"]])
        #expect(read.rules.map(\.imports) == [.only, .forbidden])
        #expect(read.rules.map(\.reason) == configuration.rules.map(\.reason))
        #expect(read.exclusions.map(\.kinds) == configuration.exclusions.map(\.kinds))
        #expect(read.exclusions.map(\.reason) == configuration.exclusions.map(\.reason))
        #expect(
            read.exclusions.map { $0.from?.text } == configuration.exclusions.map { $0.from?.text })
        #expect(
            read.exclusions.map { $0.from?.subject }
                == configuration.exclusions.map { $0.from?.subject })
    }
}
