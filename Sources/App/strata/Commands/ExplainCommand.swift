import Architecture
import ArgumentParser
import Reports

/// `strata explain KIND`: what a rule is about.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explain one kind of violation, or list all kinds.")

    @Argument(
        help: "The kind of violation.",
        completion: .list(ViolationKind.allCases.map(\.rawValue)))
    var kind: ViolationKind?

    @Option(help: "The output format.")
    var format = OutputFormat.text

    func run() throws {
        let kinds = kind.map { [$0] } ?? ViolationKind.allCases
        let report = ExplainReport(kinds.map { explainRule($0) })
        switch format {
        case .json: print(try jsonText(of: report), terminator: "")
        case .text:
            let paint = Paint.forStandardOutput
            print(
                kind == nil ? report.list(paint: paint) : report.text(paint: paint), terminator: "")
        }
    }
}
