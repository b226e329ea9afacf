/// Builds products of packages in a codebase that a person trusts.
package protocol ProductBuilder: Sendable {
    /// Builds a product, and says how far it is; the last event is ``BuildEvent/ended(_:)``.
    ///
    /// Whoever stops listening ends the build.
    ///
    /// - Parameters:
    ///   - product: Its name in the package's manifest.
    ///   - folder: The absolute path of the package.
    func build(_ product: String, in folder: String) -> AsyncStream<BuildEvent>

    /// When a product was last built, and how long that took; nil if it never was.
    func lastBuild(of product: String, in folder: String) async -> LastBuild?
}

/// Something that happens during a build.
package enum BuildEvent: Equatable, Sendable {
    /// How far it is: what is being done, and steps done of all steps where they are known.
    case progress(step: String, done: Int, total: Int)
    /// A line that the build printed.
    case output(String)
    /// It is over.
    case ended(BuildResult)
}

/// How a build ended.
package enum BuildResult: Equatable, Sendable {
    /// The product can be run; `executable` is its absolute path.
    case built(executable: String, milliseconds: Int)
    /// It failed; the errors are among the lines it printed.
    case failed(milliseconds: Int)
    /// It could not be started, in two sentences.
    case notStarted(reason: String)
}

/// The last build of a product.
package struct LastBuild: Equatable, Sendable {
    /// When it ended, in seconds since 1970.
    package let endedAt: Int
    /// How long it took; nil if Strata did not build it.
    package let milliseconds: Int?

    /// A build that is over.
    package init(endedAt: Int, milliseconds: Int?) {
        self.endedAt = endedAt
        self.milliseconds = milliseconds
    }
}
