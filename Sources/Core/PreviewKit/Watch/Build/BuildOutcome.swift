/// How a build ended.
enum BuildOutcome: Hashable, Sendable {
    /// The executable is up to date.
    case built
    /// It could not be built.
    case failed([Diagnostic])
    /// Files changed while they were read: it has to be built again.
    case overtaken
}
