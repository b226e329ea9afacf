import ArgumentParser

/// `strata new`: what Strata can make.
struct NewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Make something new in the order that the codebase has.",
        subcommands: [NewFeatureCommand.self])
}
