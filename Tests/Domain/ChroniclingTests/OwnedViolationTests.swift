import Architecture
import Codebase
import DomainStubs
import Testing

@testable import Chronicling

@Suite struct OwnedViolationTests {
    /// Owns the files that begin with what stands before each owner.
    private struct Owners: FileOwners {
        let folders: [String: String]

        func owners(of file: RelativePath) -> [String] {
            folders.filter { file.string.hasPrefix($0.key) }.map(\.value).sorted()
        }
    }

    @Test func `a violation is of who owns the files behind it`() throws {
        let analysis = Analysis.stub(
            [Module.stub("Cart", uses: ["Home"]), Module.stub("Home")],
            imports: ["Cart": ["Home"]],
            layers: [.stub("Top", ["Home"]), .stub("Core", ["Cart"])])
        let violation = try #require(analysis.violations.first { $0.kind == .upward })
        let owners = Owners(folders: ["Sources/Cart": "@cart", "Sources": "@all"])
        #expect(owners.owners(of: violation, in: analysis.codebase) == ["@all", "@cart"])
        let state = CommitState(analysis, owners: Owners(folders: ["Sources/Cart": "@cart"]))
        #expect(state.violations.first { $0.kind == .upward }?.owner == "@cart")
        #expect(CommitMetrics(state).byOwner["@cart"] == 1)
        #expect(CommitState(analysis).violations.allSatisfy { $0.owner == nil })
    }
}
