import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct ClearNamesTests {
    private func names(_ modules: Module...) -> [String] {
        linkModules(.stub(modules)).nodes.map(\.name)
    }

    @Test func aUniqueTargetIsCalledByItsName() {
        #expect(names(.stub("App"), .stub("Core", in: "Packages/Core")) == ["App", "Core"])
    }

    @Test func aRepeatedNameGetsAsManyFoldersAsItTakes() {
        #expect(
            names(.stub("Core", in: "Apps/One"), .stub("Core", in: "Apps/Two"))
                == ["One/Core", "Two/Core"])
        #expect(
            names(.stub("Core", in: "A/Kit"), .stub("Core", in: "B/Kit"))
                == ["A/Kit/Core", "B/Kit/Core"])
    }

    @Test func theRootsModuleKeepsTheShortName() {
        #expect(names(.stub("Core"), .stub("Core", in: "Kit")) == ["Core", "Kit/Core"])
    }

    @Test func namesOfDifferentModulesNeverCoincide() {
        let found = names(
            .stub("Core"), .stub("Core", in: "A"), .stub("Core", in: "A/A"),
            .stub("Core", in: "B/A"))
        #expect(Set(found).count == 4)
    }
}
