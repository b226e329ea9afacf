import Architecture
import Codebase
import Testing

@testable import Chronicling

struct FindChangeCouplingTests {
    /// Five modules, of which Cart and Desk use Core, and Shop uses Cart.
    private var analysis: Analysis {
        let uses = ["Cart": ["Core"], "Desk": ["Core"], "Shop": ["Cart"]]
        let modules = ["Cart", "Core", "Desk", "Home", "Shop"].map { name in
            Module(
                id: ModuleID(rawValue: "::\(name)"), name: name, moduleName: name, kind: .library,
                origin: .swiftpm, container: .root, manifest: "Package.swift",
                path: RelativePath("Sources/\(name)"),
                sources: ["a", "b"].map { RelativePath("Sources/\(name)/\($0).swift") },
                dependencies: (uses[name] ?? []).map { DependencyReference(.target($0)) })
        }
        let codebase = Codebase(root: "/shop", modules: modules)
        return Architecture.analyze(codebase, facts: [:], written: nil)
    }

    private func couplings(_ commits: [[String]]) -> [ChangeCoupling] {
        FindChangeCoupling.couplings(
            of: commits.enumerated().map { number, files in
                (CommitName("\(number)"), files.map { RelativePath("Sources/\($0).swift") })
            }, in: analysis)
    }

    @Test func `modules that change together and that nothing joins are found`() throws {
        let both = Array(repeating: ["Cart/a", "Home/b"], count: 6)
        let found = couplings(both + [["Cart/a"], ["Home/a"], ["Home/b"]])
        let modules = try #require(found.first { $0.pair == .modules("::Cart", "::Home") })
        #expect(modules.support == 6 && !modules.isJoined)
        #expect(modules.changes == (7, 8) && modules.confidence == 85 && modules.overlap == 66)
        #expect(modules.commits.map(\.text) == ["0", "1", "2", "3", "4", "5"])
        #expect(
            found.contains {
                $0.pair == .files("Sources/Cart/a.swift", "Sources/Home/b.swift")
            })
    }

    @Test func `what an edge joins is told only if it always changes together`() {
        let both = Array(repeating: ["Cart/a", "Core/a"], count: 8)
        #expect(couplings(both).map(\.pair) == [.modules("::Cart", "::Core")])
        let often = both + Array(repeating: ["Core/a"], count: 6)
        #expect(couplings(often).isEmpty)
    }

    @Test func `what changes with a module that uses both is joined by that`() {
        let with = Array(repeating: ["Cart/a", "Core/a", "Desk/a"], count: 8)
        #expect(!couplings(with).contains { $0.pair == .modules("::Cart", "::Desk") })
        let without = Array(repeating: ["Cart/a", "Desk/a"], count: 8)
        #expect(couplings(without).contains { $0.pair == .modules("::Cart", "::Desk") })
    }

    @Test func `what a way of dependencies joins is not said to be joined by nothing`() {
        let both = Array(repeating: ["Shop/a", "Core/b"], count: 8)
        #expect(couplings(both).isEmpty)
    }

    @Test func `few commits and commits of many files say nothing`() {
        #expect(couplings(Array(repeating: ["Cart/a", "Home/b"], count: 3)).isEmpty)
        let large = ["Cart/a", "Home/b"] + (0..<40).map { "Other/\($0)" }
        #expect(couplings(Array(repeating: large, count: 9)).isEmpty)
    }
}
