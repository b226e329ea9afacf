import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase

@Suite struct ClearNamesTests {
    private func names(_ modules: Module...) -> [String] {
        linkModules(.stub(modules)).nodes.map(\.name)
    }

    @Test func `a unique target is called by its name`() {
        #expect(names(.stub("App"), .stub("Core", in: "Packages/Core")) == ["App", "Core"])
    }

    @Test func `a repeated name gets as many folders as it takes`() {
        #expect(
            names(.stub("Core", in: "Apps/One"), .stub("Core", in: "Apps/Two"))
                == ["One/Core", "Two/Core"])
        #expect(
            names(.stub("Core", in: "A/Kit"), .stub("Core", in: "B/Kit"))
                == ["A/Kit/Core", "B/Kit/Core"])
    }

    @Test func `the root's module keeps the short name`() {
        #expect(names(.stub("Core"), .stub("Core", in: "Kit")) == ["Core", "Kit/Core"])
    }

    @Test func `names of different modules never coincide`() {
        let found = names(
            .stub("Core"), .stub("Core", in: "A"), .stub("Core", in: "A/A"),
            .stub("Core", in: "B/A"))
        #expect(Set(found).count == 4)
    }
}
