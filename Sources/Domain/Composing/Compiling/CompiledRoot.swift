import Codebase

/// A composition root in plain Swift that makes what a container makes.
package struct CompiledRoot: Equatable, Sendable {
    /// The name of its type.
    package let name: String
    /// The texts of the files that are added, in path order.
    package let files: [CompiledFile]
    /// How many registrations it makes itself.
    package let made: Int
    /// The registrations that it leaves to a person, by file and line; each stands in the code as a
    /// placeholder that does not compile, unless it says that it is left out.
    package let questions: [CompiledQuestion]
    /// The places past the registrations that still ask the container, by file and line.
    package let callers: [CompositionPlace]

    /// Whether it makes the whole graph.
    package var isComplete: Bool { questions.isEmpty }
}

/// A file of a root that was worked out.
package struct CompiledFile: Equatable, Sendable {
    /// The file.
    package let path: RelativePath
    /// What stands in it.
    package let text: String
}

/// Something about a registration that only a person can answer.
package struct CompiledQuestion: Hashable, Sendable {
    /// What is registered.
    package let type: String
    /// Where.
    package let place: CompositionPlace
    /// Why it is not made, one clause without a full stop.
    package let reason: String
}
