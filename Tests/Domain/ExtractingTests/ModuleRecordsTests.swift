import Architecture
import Codebase
import DomainStubs
import Extracting
import Testing

/// What git and the compiler know of a module, in its plan.
@Suite struct ModuleRecordsTests {
    /// Nine files in one folder that nothing calls alike; four of them are a ring of uses.
    private var flat: Analysis {
        var declares = ["App/main.swift": ["Root"]]
        for name in ["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Ginkgo", "Hazel", "Iris"] {
            declares["App/\(name).swift"] = [name]
        }
        return .monolith(
            declares: declares,
            uses: [
                "App/Ash.swift": ["Birch", "Cedar"], "App/Birch.swift": ["Cedar", "Dogwood"],
                "App/Cedar.swift": ["Dogwood"], "App/main.swift": ["Ash"],
            ])
    }

    private func plan(_ analysis: Analysis, _ commits: [[RelativePath]]?) throws -> ExtractionPlan {
        let module = try #require(chooseMonolith(in: analysis))
        let records = ModuleRecords(history: commits.map { ChangeHistory(commits: $0) })
        return PlanExtraction(module, in: analysis, records: records).plan(steps: 5)
    }

    private let trees: [RelativePath] = [
        "App/Ash.swift", "App/Birch.swift", "App/Cedar.swift", "App/Dogwood.swift",
    ]

    @Test func `files that change together are a candidate where nothing else is`() throws {
        let commits = [trees, trees, Array(trees.prefix(3)), trees, ["App/Elm.swift"], trees]
        #expect(try plan(flat, nil).candidates.isEmpty)
        let first = try #require(try plan(flat, commits).candidates.first)
        #expect(first.origin == .history)
        #expect(first.name == "Ash")
        #expect(first.files == trees)
        #expect(first.why.contains("Found as its files changed together: in 5 of 5 commits."))
    }

    @Test func `files that changed once together are none`() throws {
        #expect(try plan(flat, [trees, ["App/Ash.swift"]]).candidates.isEmpty)
    }

    @Test func `a commit of very many files says nothing of which belong together`() throws {
        let many = (0..<40).map { RelativePath("App/Part\($0).swift") }
        var declares = ["App/main.swift": ["Root"]]
        for file in many + trees { declares[file.string] = [String(file.name.dropLast(6))] }
        let analysis = Analysis.monolith(
            declares: declares, uses: ["App/Ash.swift": ["Birch", "Cedar", "Dogwood"]])
        let commits = [[RelativePath]](repeating: many + trees, count: 9)
        #expect(!(try plan(analysis, commits).candidates.contains { $0.origin == .history }))
    }

    /// Two features of three files each, the first by name larger than none.
    private var twins: Analysis {
        var declares = ["App/main.swift": ["Root"]]
        var uses = ["App/main.swift": ["CartBoard", "SearchBoard"]]
        for feature in ["Cart", "Search"] {
            for part in ["Board", "Logic", "Line"] {
                declares["App/\(feature)/\(feature)\(part).swift"] = [feature + part]
            }
            uses["App/\(feature)/\(feature)Board.swift"] = [feature + "Logic", feature + "Line"]
        }
        for number in 0..<8 { declares["App/Rest\(number).swift"] = ["Rest\(number)"] }
        return .monolith(declares: declares, uses: uses)
    }

    @Test func `a feature that changes by itself comes before one that does not`() throws {
        #expect(try plan(twins, nil).steps.first == "Cart")
        let alone = [[RelativePath]](
            repeating: ["App/Search/SearchBoard.swift", "App/Search/SearchLine.swift"], count: 6)
        let mixed = [[RelativePath]](
            repeating: ["App/Cart/CartLogic.swift", "App/Rest1.swift"], count: 6)
        let plan = try plan(twins, alone + mixed)
        #expect(plan.steps.first == "Search")
        let (search, cart) = (plan.candidates[0], plan.candidates[1])
        #expect(
            search.why.contains("All 6 commits that changed it changed nothing else of App."))
        #expect(
            cart.why.contains(
                "Each of the 6 commits that changed it changed other files of App, too."))
        #expect(search.price.changes?.together == 6)
        #expect(cart.price.changes?.alone == 0)
        #expect(plan.commits == 12)
    }

    @Test func `few commits neither order groups nor are mentioned`() throws {
        let few = [[RelativePath]](repeating: ["App/Search/SearchBoard.swift"], count: 4)
        let plan = try plan(twins, few)
        #expect(plan.steps.first == "Cart")
        #expect(!plan.candidates.contains { $0.why.contains { $0.contains("commit") } })
    }

    @Test func `without a repository no change is counted`() throws {
        let plan = try plan(twins, nil)
        #expect(plan.commits == nil)
        #expect(plan.candidates.allSatisfy { $0.price.changes == nil })
    }

    // MARK: What the compiler resolved

    /// What the compiler would write of a file that defines symbols and uses others.
    private func compiled(
        _ defined: [String], uses: [(symbol: CompiledSymbol, line: Int)] = [], in module: String
    ) -> CompiledFile {
        let own = defined.map {
            CompiledSymbol(kind: .struct, name: $0, usr: $0, module: module, owner: $0)
        }
        let symbols = own + uses.map(\.symbol)
        let definitions = own.indices.map {
            Occurrence(line: 1, column: 1, symbol: $0, roles: .definition)
        }
        let references = uses.enumerated().map { number, use in
            Occurrence(
                line: use.line, column: 1, symbol: own.count + number, roles: .reference)
        }
        return CompiledFile(symbols: symbols, occurrences: definitions + references)
    }

    private func member(_ name: String, of type: String, in module: String) -> CompiledSymbol {
        CompiledSymbol(
            kind: .property, name: name, usr: "\(type).\(name)", module: module, owner: type)
    }

    private func graph(
        _ answers: [RelativePath: ModuleRecords.Answer], uses: [String: [String]] = [:]
    ) throws -> FileGraph {
        let analysis = Analysis.monolith(
            declares: ["App/A.swift": ["Apple"], "App/B.swift": ["Berry"]], uses: uses)
        let module = try #require(analysis.codebase.modules.first)
        return FileGraph(
            of: module, in: analysis, records: ModuleRecords(history: nil, compiled: answers))
    }

    @Test func `a member that is used without its type makes an edge to that type`() throws {
        let module = "App"
        let colour = member("colour", of: "Berry", in: module)
        let berry = CompiledFile(
            symbols: [
                CompiledSymbol(
                    kind: .struct, name: "Berry", usr: "Berry", module: module, owner: "Berry"),
                colour,
            ],
            occurrences: (0...1).map {
                Occurrence(line: $0 + 1, column: 1, symbol: $0, roles: .definition)
            })
        let apple = compiled(
            ["Apple"], uses: [(colour, 7), (colour, 9)], in: module)
        let graph = try graph([
            "App/A.swift": .names(CompiledNames(apple)),
            "App/B.swift": .names(CompiledNames(berry)),
        ])
        let edge = try #require(graph.edges.first)
        #expect(graph.files[edge.to] == "App/B.swift")
        #expect(edge.uses.map(\.name) == ["Berry"])
        #expect(edge.uses.map(\.lines) == [[7, 9]])
        #expect(EdgeAccuracy(graph.tellers).word == "exact")
    }

    @Test func `a name that means something else to the compiler makes no edge`() throws {
        let apple = compiled(["Apple"], in: "App")
        let graph = try graph(
            ["App/A.swift": .names(CompiledNames(apple)), "App/B.swift": .silent(.changed)],
            uses: ["App/A.swift": ["Berry"], "App/B.swift": ["Apple"]])
        #expect(graph.edges.map(\.from) == [1])
        let accuracy = EdgeAccuracy(graph.tellers)
        #expect(accuracy.word == "partly exact")
        #expect(
            accuracy.words
                == "Edges are exact in 1 of 2 files, and found by name in the others (the file was "
                + "changed after it was built)")
    }

    @Test func `a type of a file that was changed since is found by its name`() throws {
        let berry = CompiledSymbol(
            kind: .struct, name: "Berry", usr: "s:Berry", module: "App", owner: "Berry")
        let apple = compiled(["Apple"], uses: [(berry, 3)], in: "App")
        let graph = try graph([
            "App/A.swift": .names(CompiledNames(apple)), "App/B.swift": .silent(.changed),
        ])
        #expect(graph.edges.map(\.to) == [1])
    }

    @Test func `a file that was built for another module is read by name`() throws {
        let apple = compiled(["Apple"], in: "Widget")
        let graph = try graph(
            ["App/A.swift": .names(CompiledNames(apple))], uses: ["App/A.swift": ["Berry"]])
        #expect(graph.edges.map(\.to) == [1])
        #expect(graph.tellers == [.syntax(.notBuilt), .syntax(.notAsked)])
    }
}
