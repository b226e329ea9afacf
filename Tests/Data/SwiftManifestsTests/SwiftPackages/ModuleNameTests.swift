import SwiftManifests
import Testing

@Suite struct ModuleNameTests {
    @Test(arguments: [
        ("NIOCore", "NIOCore"), ("Shared-iOS", "Shared_iOS"), ("a b.c", "a_b_c"),
        ("1Password", "_Password"),
        ("_Private", "_Private"), ("swift-format", "swift_format"), ("Ünicode", "Ünicode"),
        ("a+b", "a_b"),
    ])
    func `what cannot stand in an identifier becomes an underscore`(name: String, module: String) {
        #expect(ModuleName.mangled(name) == module)
    }
}
