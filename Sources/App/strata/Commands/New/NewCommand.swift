import ArgumentParser

/// `strata new`: what Strata can make.
struct NewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Generate code that follows the codebase's structure.",
        subcommands: [NewFeatureCommand.self])
}
