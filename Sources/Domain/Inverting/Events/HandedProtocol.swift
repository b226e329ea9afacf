import Codebase

/// A protocol of functions that the near end is handed, and what the composition root does in each.
struct HandedProtocol: Sendable {
    /// One function.
    struct Function: Hashable, Sendable {
        /// Its declaration without a body.
        let head: String
        /// The lines of the body in the composition root.
        let body: [String]
        /// Whether it is a property that is read.
        var isProperty = false
    }

    /// The protocol's name.
    let name: String
    /// The name of parameters and properties that hold a value of it.
    let property: String
    /// What the protocol is for, in one line.
    let purpose: String
    /// What the type in the composition root does, in one line.
    let action: String
    /// The functions, in the order in which they were found.
    private(set) var functions: [Function] = []
    /// The modules that the protocol's file has to import.
    var modules: Set<String> = []
    /// The modules that the composition root's file has to import besides both ends.
    var imports: Set<String> = []
    /// The global actor that all functions run on, `MainActor`; nil if there is none.
    var actor: String?

    /// The name of the type in the composition root.
    var implementation: String

    init(
        _ name: String, as property: String, purpose: String, action: String, actor: String? = nil
    ) {
        self.name = name
        implementation = "App" + name
        self.property = property
        self.purpose = purpose
        self.action = action
        self.actor = actor
    }

    /// Adds a function; the same one twice is one.
    ///
    /// - Throws: An obstacle if another one looks the same to callers.
    mutating func add(_ function: Function, _ place: String) throws(PlanStop) {
        if functions.contains(function) { return }
        if functions.contains(where: { $0.head == function.head }) {
            throw .obstacle(
                "\(place): \(function.head) would have to do two different things. Write the "
                    + "protocol by hand.")
        }
        functions.append(function)
    }

    /// What a type is handed.
    func need(in sources: EdgeSources) -> Need {
        Need(
            name: property, mode: .shared, valueType: "any " + name, attributes: "",
            expression: implementation + "()", modules: [sources.from.moduleName])
    }

    /// The declaration of the protocol.
    func text(access: String) -> String {
        "/// \(purpose)\n\(heading)\(access)protocol \(name): Sendable {\n"
            + functions.map { function in
                let head = function.head.replacing(
                    "@discardableResult ", with: "@discardableResult\n    ")
                return "    \(head)\(function.isProperty ? " { get }" : "")\n"
            }.joined()
            + "}\n"
    }

    /// The type in the composition root.
    var code: String {
        let initialiser = actor == nil ? "" : "    nonisolated init() {}\n\n"
        let texts = functions.map { function in
            let head = function.head.replacing("@discardableResult ", with: "")
            let attribute = head == function.head ? "" : "    @discardableResult\n"
            return attribute + "    \(head) {\n"
                + function.body.map { "        \($0)\n" }.joined() + "    }\n"
        }
        return "/// \(action)\n\(heading)struct \(implementation): \(name) {\n" + initialiser
            + texts.joined(separator: "\n") + "}\n"
    }

    private var heading: String { actor.map { "@\($0)\n" } ?? "" }
}
