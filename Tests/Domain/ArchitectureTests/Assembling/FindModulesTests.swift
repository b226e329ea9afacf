import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct FindModulesTests {
    private let analysis = Analysis.stub(
        [
            .stub("Core", in: "Apps/One"), .stub("Core", in: "Apps/Two"),
            .stub("Shared-iOS", module: "Shared"), .stub("Home"), .stub("HomeUI"),
        ],
        imports: ["Home": ["SwiftUI"]])

    private func find(_ name: String) -> [String] {
        findModules(named: name, in: analysis).map(\.id.rawValue)
    }

    @Test func `an identifier means its module`() {
        #expect(find("Apps/One::Core") == ["Apps/One::Core"])
    }

    @Test func `a clear name means its module`() {
        #expect(find("Two/Core") == ["Apps/Two::Core"])
        #expect(find("Home") == ["::Home"])
    }

    @Test func `an ambiguous target name means all of them`() {
        #expect(find("Core") == ["Apps/One::Core", "Apps/Two::Core"])
    }

    @Test func `what code imports means the module too`() {
        #expect(find("Shared") == ["::Shared-iOS"])
    }

    @Test func `a module from elsewhere is found by its name`() {
        #expect(find("SwiftUI") == ["system:::SwiftUI"])
    }

    @Test func `a name that nothing has finds nothing`() {
        #expect(find("Ghost").isEmpty)
        #expect(find("").isEmpty)
    }

    @Test func `the closest names are suggested first`() {
        #expect(
            moduleSuggestions(for: "Hom", limit: 5, in: analysis) == ["Home", "HomeUI"])
        #expect(moduleSuggestions(for: "hmoe", limit: 1, in: analysis) == ["Home"])
        #expect(moduleSuggestions(for: "zebra", limit: 5, in: analysis).isEmpty)
        #expect(moduleSuggestions(for: "Home", limit: 0, in: analysis).isEmpty)
    }
}
