import DomainStubs
import RandomSamples
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct FolderEdgesTests {
    private func edges(
        declares: [String: [String]], uses: [String: [String]]
    ) -> (edges: [String], unclear: Int) {
        let found = analyzeUnits(.monolith(declares: declares, uses: uses), by: .folders)
        return (found.ownEdges, found.unclearNames)
    }

    private let movie = ["App/Domain/Movie.swift": ["Movie"]]

    @Test func `a file that uses a type of another folder makes an edge`() {
        let found = edges(declares: movie, uses: ["App/UI/List.swift": ["Movie"]])
        #expect(found.edges == ["UI > Domain"])
        #expect(found.unclear == 0)
    }

    @Test func `a type of the same folder is preferred and makes no edge`() {
        let found = edges(
            declares: movie.merging(["App/UI/Movie.swift": ["Movie"]]) { $1 },
            uses: ["App/UI/List.swift": ["Movie"]])
        #expect(found.edges.isEmpty && found.unclear == 0)
    }

    @Test func `a type of two other folders makes no edge and is counted`() {
        let found = edges(
            declares: movie.merging(["App/Data/Movie.swift": ["Movie"]]) { $1 },
            uses: ["App/UI/List.swift": ["Movie"]])
        #expect(found.edges.isEmpty && found.unclear == 1)
    }

    @Test func `a name that is also a nested type is unclear beside the type around it`() {
        let declares = movie.merging(["App/Data/API.swift": ["API", "API.Movie"]]) { $1 }
        let alone = edges(declares: declares, uses: ["App/UI/List.swift": ["Movie"]])
        #expect(alone.edges == ["UI > Domain"] && alone.unclear == 0)
        let beside = edges(declares: declares, uses: ["App/UI/List.swift": ["API", "Movie"]])
        #expect(beside.edges == ["UI > Data"] && beside.unclear == 1)
    }

    @Test func `a nested type of a parent may be meant by what inherits it`() throws {
        let files: [RelativePath: SourceFacts] = [
            "A.swift": .stub(declares: [.stub("Movie")]),
            "B.swift": .stub(declares: [.stub("Base", .class), .stub("Movie", in: "Base")]),
            "C.swift": .stub(inherits: [
                Inheritance(
                    type: "Screen", kind: .class, names: ["Base"], access: .internal, lines: 1...2)
            ]),
        ]
        let types = FolderTypes(of: files.sorted { $0.key < $1.key }.map { [$0.value] })
        let heir = SourceFacts.stub(declares: [.stub("Screen", .extension)])
        #expect(types.meaning(of: "Movie", in: 2, of: heir) == .unclear)
        #expect(types.meaning(of: "Movie", in: 2, of: .stub()) == .folder(0))
        // Another module may have heirs that nothing here tells of.
        #expect(types.meaning(of: "Movie", least: .internal) == .unclear)
    }

    @Test func `a name that is also a member is unclear wherever it stands`() {
        let types = FolderTypes(of: [
            [.stub(declares: [.stub("Movie")])],
            [.stub(declares: [.stub("API"), .stub("Movie", .func, in: "API")])],
        ])
        #expect(types.meaning(of: "Movie", in: 2, of: .stub()) == .unclear)
    }

    @Test func `a nested type by itself makes no edge`() {
        let found = edges(
            declares: ["App/Data/API.swift": ["API", "API.Page"]],
            uses: ["App/UI/List.swift": ["Page"]])
        #expect(found.edges.isEmpty && found.unclear == 0)
    }

    @Test(arguments: ["State", "Result", "View", "Configuration"])
    func `a name that the SDK has too makes no edge and is counted`(name: String) {
        let found = edges(
            declares: ["App/Domain/X.swift": [name]], uses: ["App/UI/List.swift": [name]])
        #expect(found.edges.isEmpty && found.unclear == 1)
    }

    @Test func `a private type is seen in its own file only`() {
        let found = edges(
            declares: ["App/Domain/X.swift": ["private Cache"], "App/Data/Y.swift": ["Cache"]],
            uses: ["App/Domain/X.swift": ["Cache"], "App/UI/List.swift": ["Cache"]])
        #expect(found.edges == ["UI > Data"])
    }

    @Test func `a name that the file itself declares inside a type makes no edge`() {
        let found = edges(
            declares: movie.merging(["App/UI/List.swift": ["List", "private List.Movie"]]) { $1 },
            uses: ["App/UI/List.swift": ["Movie"]])
        #expect(found.edges.isEmpty)
    }

    @Test func `an edge's site is the first use in each file, its evidence all lines`() throws {
        let found = analyzeUnits(
            .monolith(
                declares: ["App/Domain/M.swift": ["Movie", "Actor2"]],
                uses: ["App/UI/A.swift": ["Actor2", "Movie"], "App/UI/B.swift": ["Movie"]]),
            by: .folders)
        let edge = EdgeID(from: "::App/UI", to: "::App/Domain")
        let evidence = evidenceByName(for: edge, in: found)
        #expect(evidence.map(\.site.file) == ["App/UI/A.swift", "App/UI/B.swift"])
        #expect(evidence.map(\.site.line) == [10, 10])
        #expect(
            evidence.first?.uses == [
                Evidence.Use(line: 10, name: "Actor2"), Evidence.Use(line: 11, name: "Movie"),
            ])
        #expect(!evidence.contains { $0.site.statement != nil })
    }

    @Test func `no edge between folders is without evidence`() {
        var generator = SeededGenerator(seed: 11)
        let folders = ["UI", "Domain", "Data", "Core"]
        let types = (0..<12).map { "Type\($0)" }
        for _ in 0..<100 {
            var declares: [String: [String]] = [:]
            var uses: [String: [String]] = [:]
            for number in 0..<12 {
                let folder = folders.randomElement(using: &generator) ?? "UI"
                let file = "App/\(folder)/F\(number).swift"
                declares[file] = types.filter { _ in Int.random(in: 0..<9, using: &generator) == 0 }
                uses[file] = types.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
            }
            let found = analyzeUnits(.monolith(declares: declares, uses: uses), by: .folders)
            for edge in found.graph.edges {
                #expect(edge.from != edge.to && !edge.isOnlyDeclared)
                let evidence = evidenceByName(for: edge.id, in: found)
                #expect(evidence.count == edge.sites.count)
                for item in evidence {
                    #expect(item.uses.first?.line == item.site.line)
                    let used = uses[item.site.file.string] ?? []
                    #expect(Set(item.uses.map(\.name)).isSubset(of: used))
                }
            }
        }
    }
}
