import DomainStubs
import Testing

@testable import Architecture
@testable import Codebase
@testable import Inverting

@Suite struct ContractModuleTests {
    @Test func `a new interface is called as those that the codebase has`() {
        func suffix(_ modules: Module...) -> String? {
            ContractModule.suffixes(in: .stub(modules)).first
        }
        #expect(suffix(.stub("Login", uses: ["LoginAPI"]), .stub("LoginAPI")) == "API")
        #expect(suffix(.stub("Login"), .stub("Home")) == "Interface")
        // The client of an app is no interface of it.
        #expect(suffix(.stub("Login", .app, uses: ["LoginAPI"]), .stub("LoginAPI")) == "Interface")
    }
}
