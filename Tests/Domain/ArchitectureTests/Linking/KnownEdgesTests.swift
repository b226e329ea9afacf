import Architecture
import Codebase
import DomainStubs
import RandomSamples
import Testing
import Tiers

/// Linking only what changed.
@Suite struct KnownEdgesTests {
    /// Modules of a few files, each of which imports some by name, known or not.
    private struct Sketch {
        var generator: SeededGenerator
        var sources: [[RelativePath]]
        var facts: [RelativePath: SourceFacts] = [:]

        init(seed: UInt64) {
            generator = SeededGenerator(seed: seed)
            sources = (0..<8).map { module in
                (0..<3).map { RelativePath("M\(module)/F\($0).swift") }
            }
            for file in sources.joined() { rewrite(file) }
        }

        mutating func rewrite(_ file: RelativePath) {
            let names = (0..<3).map { _ in "M\(Int.random(in: 0..<10, using: &generator))" }
            facts[file] = .stub(
                imports: names.enumerated().map { ImportStatement(module: $1, line: $0 + 1) })
        }

        var codebase: Codebase {
            .stub(
                sources.enumerated().map { number, files in
                    .stub(
                        "M\(number)", sources: files.filter { facts[$0] != nil },
                        uses: number > 0 ? ["M\(number - 1)"] : [])
                })
        }
    }

    @Test(.long, arguments: 1...6 as ClosedRange<UInt64>)
    func `linking what changed equals linking everything`(seed: UInt64) {
        var sketch = Sketch(seed: seed)
        var known = analyze(sketch.codebase, facts: sketch.facts, written: nil)
        for step in 0..<25 {
            let module = Int.random(in: 0..<8, using: &sketch.generator)
            var changed: Set<RelativePath> = []
            switch Int.random(in: 0..<4, using: &sketch.generator) {
            case 0:
                let file = RelativePath("M\(module)/New\(step).swift")
                sketch.sources[module].append(file)
                sketch.rewrite(file)
            case 1:
                if let file = sketch.sources[module].randomElement(using: &sketch.generator) {
                    sketch.facts[file] = nil
                }
            default:
                if let file = sketch.sources[module].randomElement(using: &sketch.generator) {
                    changed.insert(file)
                    sketch.rewrite(file)
                }
            }
            let fresh = analyze(sketch.codebase, facts: sketch.facts, written: nil)
            known = analyze(
                sketch.codebase, facts: sketch.facts, written: nil, after: known,
                changed: changed)
            #expect(known.graph == fresh.graph)
            #expect(known.violations == fresh.violations)
        }
    }

    @Test func `a module of a new name links everything again`() {
        let app = Module.stub("App", .executable)
        let facts: [RelativePath: SourceFacts] = ["Sources/App/App.swift": .importing("Core")]
        let before = analyze(.stub([app]), facts: facts, written: nil)
        let after = analyze(
            .stub([app, .stub("Core")]), facts: facts, written: nil, after: before)
        #expect(after.graph.edge(EdgeID(from: "::App", to: "::Core"))?.imports.count == 1)
    }
}
