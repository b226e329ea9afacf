import Codebase

/// What a step takes along or has to divide besides plain Swift files.
package struct ExtractionBaggage: Equatable, Sendable {
    /// The files that say that a tool writes them, in path order.
    package var generated: [RelativePath] = []
    /// The lines of these files, which are no measure of the step.
    package var generatedLines = 0
    /// The resources between the files that move, in path order: a catalog of assets or a model of
    /// data is one.
    package var resources: [RelativePath] = []
    /// The files that other modules compile, too, so that they have to be divided first, in path order.
    package var shared: [RelativePath] = []
    /// The names of these modules, ascending.
    package var sharers: [String] = []

    /// Nothing besides.
    package init() {}
}

extension ExtractionCandidate {
    /// The lines of the files that people write.
    package var ownLines: Int { lines - price.baggage.generatedLines }

    /// Whether it is more than a person reads in one pull request: of extractions that teams made
    /// nine of ten moved fewer files.
    package var isLarge: Bool {
        files.count - price.baggage.generated.count > Self.mostFiles || ownLines > Self.mostLines
    }

    /// The most files of one pull request, as a rule.
    package static let mostFiles = 60
    /// The most lines of one pull request, as a rule.
    package static let mostLines = 6_000
}
