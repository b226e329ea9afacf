import Observation

/// What the router of a preview was asked, in order.
@MainActor @Observable package final class RouteLog {
    /// The calls, oldest first, each as a person would say it: `openModule(Core::Kit)`.
    package private(set) var calls: [String] = []

    package init() {}

    /// Notes a call.
    package func note(_ call: String) {
        calls.append(call)
    }

    /// Forgets all calls.
    package func clear() {
        calls = []
    }
}
