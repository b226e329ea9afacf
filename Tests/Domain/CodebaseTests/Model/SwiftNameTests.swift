import Codebase
import Testing

@Suite struct SwiftNameTests {
    @Test(arguments: [
        ("Core", "Core"), ("_a1", "_a1"), ("Über", "Über"), ("class", "`class`"), ("1st", "`1st`"),
        ("Core; let evil = 1", "`Core; let evil = 1`"), ("a b", "`a b`"),
    ])
    func `a name is written as code names it`(name: String, code: String) {
        #expect(name.swiftName == code)
        #expect(name.importStatement == "import \(code)")
    }

    @Test(arguments: ["", "a`b", "a\\b", "a\nimport Evil", "a\u{2028}b", "a\u{202E}b", "+", "`"])
    func `what nothing in Swift can be called is not written`(name: String) {
        #expect(name.swiftName == nil)
        #expect(name.importStatement == nil)
    }
}
