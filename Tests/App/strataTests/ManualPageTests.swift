import Foundation
import Testing

@testable import strata

/// The manual page that is installed beside the program.
@Suite struct ManualPageTests {
    private let help: CommandHelp
    private let page: String

    init() throws {
        help = try ManualCommand.help
        page = ManualPage(help, version: "1.2").text
    }

    @Test func `every command that help lists has a section, with its options`() {
        #expect(help.commands.count > 15)
        for command in help.commands where command.commands.isEmpty {
            let section = page.components(separatedBy: ".SS ").first {
                $0.hasPrefix("\"strata \(command.commandName)")
            }
            #expect(section != nil, "\(command.commandName)")
            for argument in command.ownArguments {
                for name in argument.spellings {
                    let bold = "\\fB\(ManualPage.escaped(name))\\fR"
                    #expect(section?.contains(bold) == true, "\(command.commandName) \(name)")
                }
            }
        }
    }

    @Test func `commands that are not for people are left out`() {
        #expect(!page.contains("read\\-index"))
    }

    @Test func `no text is read as a macro or an escape`() {
        #expect(ManualPage.escaped(".strata.yml") == "\\&.strata.yml")
        #expect(ManualPage.escaped("'a'") == "\\&'a'")
        #expect(ManualPage.escaped("--a \\d \"b\"") == "\\-\\-a \\ed \\(dqb\\(dq")
        let known = [".TH", ".SH", ".SS", ".TP", ".PP", ".B ", ".I "]
        for line in page.split(separator: "\n") where line.hasPrefix(".") {
            #expect(known.contains { line.hasPrefix($0) }, "\(line)")
        }
    }

    @Test func `docs/COMMANDS.md knows the same environment`() throws {
        let document = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../../docs/COMMANDS.md").standardized, encoding: .utf8)
        let table =
            document.components(separatedBy: "## Environment").last?
            .components(separatedBy: "\n## ").first ?? ""
        let names: [String] = table.matches(of: /^\| (`[^|]*`) \|/.anchorsMatchLineEndings()).map {
            String($0.1).replacing("`", with: "")
        }
        #expect(names == ManualPage.environment.map { $0.name })
    }
}
