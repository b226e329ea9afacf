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

    @Test func anIdentifierMeansItsModule() {
        #expect(find("Apps/One::Core") == ["Apps/One::Core"])
    }

    @Test func aClearNameMeansItsModule() {
        #expect(find("Two/Core") == ["Apps/Two::Core"])
        #expect(find("Home") == ["::Home"])
    }

    @Test func anAmbiguousTargetNameMeansAllOfThem() {
        #expect(find("Core") == ["Apps/One::Core", "Apps/Two::Core"])
    }

    @Test func whatCodeImportsMeansTheModuleToo() {
        #expect(find("Shared") == ["::Shared-iOS"])
    }

    @Test func aModuleFromElsewhereIsFoundByItsName() {
        #expect(find("SwiftUI") == ["system:::SwiftUI"])
    }

    @Test func aNameThatNothingHasFindsNothing() {
        #expect(find("Ghost").isEmpty)
        #expect(find("").isEmpty)
    }

    @Test func theClosestNamesAreSuggestedFirst() {
        #expect(
            moduleSuggestions(for: "Hom", limit: 5, in: analysis) == ["Home", "HomeUI"])
        #expect(moduleSuggestions(for: "hmoe", limit: 1, in: analysis) == ["Home"])
        #expect(moduleSuggestions(for: "zebra", limit: 5, in: analysis).isEmpty)
        #expect(moduleSuggestions(for: "Home", limit: 0, in: analysis).isEmpty)
    }
}
