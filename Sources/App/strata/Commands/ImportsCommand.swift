import Architecture
import ArgumentParser
import Reports

/// `strata imports`: every import statement of every Swift file.
struct ImportsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "imports", abstract: "List every import of every Swift file.")

    @OptionGroup var codebase: CodebaseArguments

    @Option(help: "How to print.")
    var format = OutputFormat.text

    @Option(help: "Only imports of this module.")
    var module: String?

    @Flag(help: "Also the imports of Objective-C files.")
    var objc = false

    func run() async throws {
        let analysis = try await codebase.analysis(services: .live())
        let report = ImportsReport(analysis, of: module, includesObjectiveC: objc)
        switch format {
        case .json: print(try jsonText(of: report), terminator: "")
        case .text: print(report.text, terminator: "")
        }
    }
}
