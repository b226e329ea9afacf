import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct WorthTellingTests {
    private func kinds(_ modules: [Module], unread: [RelativePath] = []) -> [ViolationKind] {
        let codebase = assignRoles(
            Codebase(root: "/codebase", modules: modules, unreadProjects: unread))
        let facts = Dictionary(
            uniqueKeysWithValues: modules.flatMap { module in
                module.sources.map { ($0, SourceFacts.importing(module.name == "A" ? "B" : "A")) }
            })
        return Analysis.stub(codebase, facts: facts).violations.map(\.kind)
    }

    @Test func `a circle between fixtures is test data`() {
        let ordinary: [Module] = [.stub("A", uses: ["B"]), .stub("B", uses: ["A"])]
        #expect(kinds(ordinary).contains(.cycle))
        let folder: RelativePath = "Tests/Fixtures/Circle"
        #expect(
            kinds([.stub("A", in: folder, uses: ["B"]), .stub("B", in: folder, uses: ["A"])])
                .isEmpty)
    }

    @Test func `folders are not judged where their project is not read`() {
        let folders: [Module] = [.stub("A", origin: .folders), .stub("B", origin: .folders)]
        #expect(kinds(folders).contains(.cycle))
        #expect(kinds(folders, unread: ["App.xcodeproj"]).isEmpty)
    }
}
