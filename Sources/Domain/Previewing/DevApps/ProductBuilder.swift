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

    /// Ends all builds that are under way, without waiting for their ends: the program is to end.
    func stopAll()
}

/// Something that happens during a build.
package enum BuildEvent: Equatable, Sendable {
    /// How far it is: what is being done, and steps done of all steps where they are known.
    case progress(step: String, done: Int, total: Int)
    /// A line that the build printed, without codes for a terminal.
    case output(String)
    /// Something that the compiler, the linker or SwiftPM complained about.
    case problem(BuildProblem)
    /// It is over.
    case ended(BuildResult)
}

/// Something that a compiler, a linker or SwiftPM complained about.
package struct BuildProblem: Hashable, Sendable {
    /// Where it is.
    package struct Place: Hashable, Sendable {
        /// An absolute path.
        package let file: String
        /// From 1.
        package let line: Int
        /// From 1, in bytes.
        package let column: Int

        /// A place as it was printed.
        package init(file: String, line: Int, column: Int) {
            self.file = file
            self.line = line
            self.column = column
        }
    }

    /// Whether it ends the build; a warning does not.
    package let isError: Bool
    /// Where it is; nil for what is nowhere in particular, such as a missing symbol.
    package let place: Place?
    /// What is said about it.
    package let message: String

    /// A complaint as it was printed.
    package init(isError: Bool = true, place: Place?, message: String) {
        self.isError = isError
        self.place = place
        self.message = message
    }
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
