import Codebase

nonisolated extension Role {
    /// The role in words.
    package var words: String { self == .devApp ? "dev app" : rawValue }
}
