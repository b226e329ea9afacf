import Codebase
import Testing

@testable import Configuration

@Suite struct UserSettingsParserTests {
    private let parser = UserSettingsParser(
        themes: ["light", "dark"], commands: ["filter", "overview.matrix", "overview.open"],
        isKey: { $0.count == 1 || $0 == "F5" })

    private func settings(_ text: String) throws(ConfigurationError) -> ChosenSettings {
        try parser.settings(in: text, of: "~/config.yml")
    }

    @Test func `one key or several are chosen for a command`() throws {
        let settings = try settings("theme: dark\nkeys:\n  filter: [/, F5]\n  overview.matrix: x\n")
        #expect(settings.theme == "dark")
        #expect(settings.keys == ["filter": ["/", "F5"], "overview.matrix": ["x"]])
    }

    @Test(arguments: ["", "\n\n", "# theme: dark\n"])
    func `a file that says nothing chooses nothing`(text: String) throws {
        #expect(try settings(text) == ChosenSettings())
    }

    @Test func `all mistakes are told with their lines`() {
        let text = """
            theme: drak
            keys:
              overview.matirx: x
              filter: [Ctrl-Nothing]
            colour: red
            """
        let error = #expect(throws: ConfigurationError.self) { try settings(text) }
        let told = error?.description ?? ""
        #expect(told.contains("1:8") && told.contains("Did you mean “dark”?"))
        #expect(told.contains("3:3") && told.contains("Did you mean “overview.matrix”?"))
        #expect(told.contains("4:12") && told.contains("No key is called “Ctrl-Nothing”"))
        #expect(told.contains("5:1") && told.contains("There is no key “colour” here."))
    }
}
