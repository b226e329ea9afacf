import ArgumentParser
import Foundation

/// `strata manual`: the manual page, as `man` reads it. The installation writes it beside the program.
struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Print the manual page for man.", shouldDisplay: false)

    /// What the parser of arguments knows of all commands.
    static var help: CommandHelp {
        get throws { try CommandHelp(ofTool: Data(Strata._dumpHelp().utf8)) }
    }

    func run() throws {
        let page = try ManualPage(Self.help, version: Strata.configuration.version)
        print(page.text, terminator: "")
    }
}
