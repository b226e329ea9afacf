import Codebase

/// Where a walk over bodies is.
struct WalkFrame: Sendable {
    /// What is known of a local name.
    struct Local: Sendable {
        var type: String?
        var value: OutlineExpression?
        /// The container that it is, where no other sees what is registered in it.
        var scope: String?
    }

    let file: OutlinedFile
    /// The types around, outermost first.
    var owner: [String] = []
    /// What they inherit.
    var inherited: [String] = []
    /// The generic parameters in sight.
    var generics: Set<String> = []
    /// The type that a `return` gives.
    var result: String?
    var locals: [String: Local] = [:]
    /// What the functions that a body declares give, by name.
    var functions: [String: String] = [:]
    /// The local names that the body gives to whoever runs it.
    var returned: Set<String> = []
    var isConditional = false
    var isInLoop = false
    /// The number of the registration whose factory this is.
    var registration: Int?
    /// Whether this is done only after the object of the registration was made.
    var isLater = false
    /// Whether this is the body of something that resolves or registers for its callers.
    var isPassingOn = false
    /// Whether this is done where nothing was resolved, which is judged as a resolution.
    var isGuarding = false
    /// Whether only a preview does this.
    var isPreview = false
    /// The property whose value or getter this is.
    var property: String?
    /// The line of the function or property that this stands in.
    var function = 0

    /// The type whose code this is; nil at the top level.
    var type: String? { owner.isEmpty ? nil : owner.joined(separator: ".") }

    /// Whether a caller chooses a type: a generic parameter, or what one declares.
    func isChosen(_ key: String) -> Bool {
        generics.contains(key) || generics.contains(String(key.prefix { $0 != "." }))
    }

    func place(_ line: Int) -> CompositionPlace {
        CompositionPlace(file: file.file, line: line)
    }
}
