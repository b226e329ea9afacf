import ArgumentParser
import Chronicling
import Codebase
import Reports

/// `strata blame`: the commit that brought something.
struct BlameCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "blame",
        abstract: "Find the commit that brought a violation, an edge or a module.",
        discussion: """
            Searches by halves, of a merge in the branch that it brought, and through renamed \
            folders. Each commit is read from git's objects by the layers and the record that it \
            has; nothing is checked out. Exit status: 0 found; 1 it is not there, or older than \
            the history; 2 a commit could not be read, or nothing is called so.
            """)

    @Argument(
        help: ArgumentHelp(
            "A violation's identifier, two modules as 'A -> B', or a module.", valueName: "id"))
    var subject: String

    @OptionGroup var commits: HistoryArguments

    @Option(
        help: ArgumentHelp(
            "Find since when the module has at least so many lines.", valueName: "n"))
    var lines: Int?

    @Option(help: "The output format.")
    var format = OutputFormat.text

    func validate() throws {
        if let lines, lines < 1 { throw ValidationError("--lines takes a number from 1 on.") }
    }

    func run() async throws {
        let (root, at) = (try commits.root, commits.at)
        let services = Services.live()
        let report: BlameReport
        do {
            let blame = services.findIntroduction
            switch try await blame.named(subject, lines: lines, tip: at, in: root) {
            case .one(let found):
                report = BlameReport(
                    try await blame.introduction(of: found, tip: at, in: root), of: found)
            case .several(let names):
                let list = names.prefix(8).map { "\n  \($0.visible)" }.joined()
                throw ValidationError("\(subject.visible) may be any of these:\(list)")
            case .none:
                throw ValidationError(
                    "Nothing at \(at.visible) is called \(subject.visible). List what there is "
                        + "with: strata check --format json, or strata modules")
            }
        } catch let error as RevisionError {
            throw ValidationError(error.description)
        }
        switch format {
        case .text: print(report.text(paint: .forStandardOutput), terminator: "")
        case .json: print(try jsonText(of: report), terminator: "")
        }
        if !report.isAnswered { throw ExitStatus.couldNotCheck }
        if !report.isFound { throw ExitStatus.violations }
    }
}
