import ArgumentParser

/// Which commits of which codebase a command is about.
struct HistoryArguments: ParsableArguments {
    @Argument(help: "The folder of the codebase.", completion: .directory)
    var path = "."

    @Option(
        help: ArgumentHelp("The last commit: a commit, a branch or a tag.", valueName: "rev"))
    var at = "HEAD"

    /// The absolute path of the folder.
    var root: String {
        get throws { try AbsolutePath.resolve(path) }
    }
}
