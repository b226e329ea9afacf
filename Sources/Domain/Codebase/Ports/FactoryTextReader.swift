/// Reads what registrations run, so that it can be written elsewhere.
package protocol FactoryTextReader: Sendable {
    /// Reads files in parallel.
    ///
    /// - Parameter contents: What stands in the files.
    /// - Returns: For each file that could be read what its registrations run, in its order.
    func factories(
        in files: [RelativePath], of contents: any SourceContents
    ) async -> [RelativePath: [FactoryText]]
}

/// What a registration runs, as text with what it asks for cut out.
package struct FactoryText: Equatable, Sendable {
    /// The line of the word that registers, from 1.
    package let line: Int
    /// What makes the object, without braces.
    package let body: [FactoryPiece]
    /// What the closure is called with after the container; the type is nil where none is written.
    package let parameters: [OutlineParameter]
    /// What is run with the object once it is made; nil if nothing is.
    package let completed: FactoryCompletion?
    /// The type whose initializer is registered itself; nil for a closure.
    package let initialised: String?
    /// What it needs of the code around it and cannot take along, each once, sorted.
    package let captured: [String]

    package init(
        line: Int, body: [FactoryPiece], parameters: [OutlineParameter] = [],
        completed: FactoryCompletion? = nil, initialised: String? = nil, captured: [String] = []
    ) {
        self.line = line
        self.body = body
        self.parameters = parameters
        self.completed = completed
        self.initialised = initialised
        self.captured = captured
    }
}

/// What is run with an object once it is made.
package struct FactoryCompletion: Equatable, Sendable {
    /// What it calls the object.
    package let name: String
    /// What is run.
    package let body: [FactoryPiece]

    package init(name: String, body: [FactoryPiece]) {
        self.name = name
        self.body = body
    }
}

/// A part of what a registration runs.
package enum FactoryPiece: Equatable, Sendable {
    /// Text as it is written.
    case text(String)
    /// What is asked of the container.
    case asked(AskedText)
}

/// What is asked of a container in a factory.
package struct AskedText: Equatable, Sendable {
    /// The type as written; nil where it follows from the place.
    package let type: String?
    /// The name as written; nil if there is none.
    package let name: String?
    /// What is handed over.
    package let arguments: [[FactoryPiece]]
    /// Whether the app ends where there is nothing.
    package let isForced: Bool
    /// The line, from 1.
    package let line: Int

    package init(
        type: String?, name: String?, arguments: [[FactoryPiece]], isForced: Bool, line: Int
    ) {
        self.type = type
        self.name = name
        self.arguments = arguments
        self.isForced = isForced
        self.line = line
    }
}
