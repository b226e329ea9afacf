/// How long an object lives that a composition makes.
package enum Lifetime: String, CaseIterable, Sendable {
    /// As long as the program.
    case app
    /// As long as the container that holds it.
    case container
    /// As long as whoever holds it, and shared while somebody does.
    case weak
    /// As long as one object graph is being made.
    case graph
    /// As long as the object whose property it is.
    case owner
    /// As long as whoever asked for it: each time a new one.
    case call
    /// As long as a scope that the codebase defines.
    case custom
    /// Only running tells.
    case unknown
}
