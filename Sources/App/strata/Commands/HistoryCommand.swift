import ArgumentParser
import Chronicling
import Codebase
import Foundation
import Reports

/// `strata history`: how the architecture got here.
struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Show how violations, modules and sizes changed over the commits.",
        discussion: """
            Reads commits straight from git's objects, by the layers and the record that each \
            has; nothing is checked out. What was read is kept, so whoever stops it goes on where \
            it was: ^C shows what is known so far. Exit status: 0 printed; 2 a commit could not be \
            read, or not whole, or it was stopped.
            """)

    /// For whom it prints.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, csv, svg
    }

    @OptionGroup var commits: HistoryArguments

    @Option(
        help: ArgumentHelp(
            "The first commit; it must be one that the last stands on.", valueName: "rev"))
    var since: String?

    @Option(
        help: ArgumentHelp("Read only every nth commit, counted from the last.", valueName: "n"))
    var every = 1

    @Flag(help: "Read the commits of merged branches, too.")
    var branches = false

    @Option(help: "The output format.")
    var format = Format.text

    @Flag(help: "List all commits, not only twenty at even distances.")
    var all = false

    func validate() throws {
        if every < 1 { throw ValidationError("--every takes a number from 1 on.") }
    }

    func run() async throws {
        let root = try commits.root
        let request = LogRequest(tip: commits.at, since: since, includesBranches: branches)
        let history = try await read(request, in: root)
        guard history.isFinished || format == .text else {
            throw ValidationError("The history was not read to its end. Run it again.")
        }
        switch format {
        case .text:
            let text = historyText(
                of: history, most: all ? .max : 20, paint: .forStandardOutput)
            print(text, terminator: "")
        case .json: print(try jsonText(of: HistoryReport(history)), terminator: "")
        case .csv: print(historyCSV(of: history), terminator: "")
        case .svg:
            let name = (root as NSString).lastPathComponent
            print(historyPicture(of: history, title: name), terminator: "")
        }
        let isWhole =
            history.isFinished && history.unreadable.isEmpty && !history.states.isEmpty
            && history.states.allSatisfy { $1.incomplete == 0 }
        if !isWhole { throw ExitStatus.couldNotCheck }
    }

    /// The history, all of it unless ^C stops the reading.
    private func read(_ request: LogRequest, in root: String) async throws -> History {
        let progress = ProgressLine()
        defer { progress.clear() }
        let stop = HistoryStop()
        let interruption = Interruption { stop.stop() }
        defer { interruption.end() }
        let histories: AsyncStream<History>
        do throws(RevisionError) {
            histories = try await Services.live().measureHistory.measure(
                request, every: every, in: root, outlining: StandardError.isTerminal,
                stoppedBy: stop)
        } catch {
            throw ValidationError(error.description)
        }
        var last: History?
        for await history in histories {
            if !history.isFinished { progress.show(history.progress) }
            last = history
        }
        guard let last else {
            throw ValidationError("The history was not read to its end. Run it again.")
        }
        return last
    }
}

extension History {
    /// How far the reading of commits is.
    fileprivate var progress: String {
        "Reading commits \(readings.count.grouped) of \(wanted.count.grouped), ^C stops"
            + historySpark(of: self)
    }
}
