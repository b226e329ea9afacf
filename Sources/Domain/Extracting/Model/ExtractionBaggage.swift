import Architecture
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
    /// The files that other modules compile, too, in path order.
    package var shared: [RelativePath] = []
    /// The names of these modules, ascending.
    package var sharers: [String] = []
    /// Those of the files that modules compile which cannot get the new one, so that they have to be
    /// divided first, in path order.
    package var divided: [RelativePath] = []
    /// The names of those modules, ascending.
    package var dividers: [String] = []

    /// The files that name a type which a tool writes for the module alone, in path order.
    package var bound: [RelativePath] = []
    /// That type of the first of them, and what it is written from; nil if there is none.
    package var writtenType: GeneratedType?

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

extension Module {
    /// Whether it can depend on a new module that is made of files of another one: both are targets of
    /// one project or specification. Targets of a package cannot have files in common.
    package func canShareNewModule(with other: Module) -> Bool {
        container == other.container && manifest != nil && manifest == other.manifest
            && origin == other.origin && origin != .swiftpm && kind != .macro && kind != .plugin
    }
}
