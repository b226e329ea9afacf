import ArgumentParser

/// `strata read-index`: what Strata runs beside itself to read index stores, which damaged ones end.
struct ReadIndexCommand: ParsableCommand {
    static let name = "read-index"

    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Read an index store for another Strata.",
        shouldDisplay: false)

    @Argument(parsing: .captureForPassthrough)
    var arguments: [String] = []

    func run() { Services.readIndex(arguments) }
}
