import Architecture
import Codebase

/// A protocol that says where the near end leads, and what the composition root puts behind it.
struct RouterDraft: Sendable {
    /// A way to one screen.
    struct Route: Hashable, Sendable {
        /// The name of the function.
        let name: String
        /// What stands between the parentheses.
        let parameters: String
        /// What stands behind them.
        let result: String
        /// The body's one expression.
        let body: String
        /// What it gives.
        let screen: ScreenType
        /// The global actor on which it runs; nil if none is known.
        let actor: String?

        /// Whether calls could not tell the two apart.
        func looks(like other: Route) -> Bool {
            name == other.name && parameters == other.parameters && result == other.result
        }

        /// The function's head; its parameters stand in a line of their own where it is long.
        ///
        /// - Parameter indentation: The blanks before it.
        func head(_ attribute: String, _ indentation: String) -> String {
            let line = "\(attribute)func \(name)(\(parameters))\(result)"
            if indentation.count + line.count <= 98 { return line }
            return
                "\(attribute)func \(name)(\n\(indentation)    \(parameters)\n\(indentation))\(result)"
        }
    }

    /// The protocol's name.
    let name: String
    /// The name of parameters and properties that hold a value of it.
    let property: String
    /// The ways, in the order in which they were found.
    private(set) var routes: [Route] = []
    /// The modules that the protocol's file has to import.
    private(set) var modules: Set<String> = []
    /// The modules that the composition root's file has to import besides both ends.
    private(set) var imports: Set<String> = []
    /// The router that is there already; nil if there is none.
    var known: KnownRouter?
    private let near: String

    init(in sources: EdgeSources) {
        let names = RouterNames(sources)
        name = names.name
        property = names.property
        near = sources.from.name
    }

    /// How codebases end the names of their routers.
    static let suffixes = ["Router", "Routing", "Coordinator", "Navigator", "Wireframe"]

    /// Whether nothing leads anywhere.
    var isEmpty: Bool { routes.isEmpty }

    /// Adds the way to a screen.
    ///
    /// - Returns: The call that takes it, without the router.
    mutating func lead(
        to type: String, as screen: ScreenType, by lifted: LiftedExpression, _ place: String
    ) throws(PlanStop) -> String {
        let name = "make" + type.prefix(1).uppercased() + type.dropFirst()
        let effects = ProtocolDraft.words(lifted.effects, isOnActor: false)
        let mark = lifted.failure == nil ? "" : "?"
        let result = mark.isEmpty || !screen.text.contains(" ") ? screen.text : "(\(screen.text))"
        if mark == "?", screen.wrapper != nil {
            throw .obstacle("\(place): making a \(type) may fail. Write the router by hand.")
        }
        let words =
            (lifted.effects.throwing == .never ? "" : "try ")
            + (lifted.effects.isAsync ? "await " : "")
        let isMain = screen.modules.contains { ["SwiftUI", "UIKit", "AppKit"].contains($0) }
        let route = Route(
            name: name, parameters: lifted.parameters.map(\.text).joined(separator: ", "),
            result: "\(effects) -> \(result)\(mark)", body: words + screen.wrapped(lifted.text),
            screen: screen,
            actor: lifted.actor ?? (isMain ? "MainActor" : nil))
        if routes.contains(where: { $0.looks(like: route) && $0 != route }) {
            throw .obstacle(
                "\(place): \(type) is made in two ways that look alike without what "
                    + "\(near) must not know. Write the router by hand.")
        }
        if !routes.contains(route) { routes.append(route) }
        modules.formUnion(lifted.modules.union(screen.modules))
        imports.formUnion(lifted.imports)
        return lifted.call(of: name)
    }

    /// The actor that all ways run on, so that it is said once.
    private var actor: String? {
        guard let first = routes.first?.actor, routes.allSatisfy({ $0.actor == first }) else {
            return nil
        }
        return first
    }

    private func attribute(_ route: Route) -> String {
        actor == nil ? route.actor.map { "@\($0) " } ?? "" : ""
    }

    private var heading: String { actor.map { "@\($0)\n" } ?? "" }

    /// The protocol.
    ///
    /// - Parameter isSendable: Whether values of it may be handed to other threads.
    func text(access: String, isSendable: Bool) -> String {
        let lines = routes.map { "    \($0.head(attribute($0), "    "))\n" }
        return "/// Where \(near) leads.\n\(heading)\(access)protocol \(name)"
            + (isSendable ? ": Sendable" : "") + " {\n" + lines.joined() + "}\n"
    }

    /// What the composition root hands in.
    func implementation(_ type: String) -> String {
        "/// Makes what \(near) leads to.\n" + text(of: type) { $0.body }
    }

    /// What previews are handed: every way leads to an empty screen; nil if a screen has none.
    func preview(_ type: String) -> String? {
        if routes.contains(where: { $0.screen.empty == nil }) { return nil }
        return "/// Shows empty screens, for previews.\n" + text(of: type) { $0.screen.empty ?? "" }
    }

    /// The ways as requirements, or as functions of what implements them.
    func members(isImplemented: Bool) -> [String] {
        routes.map { route in
            let attribute = route.actor.map { "@\($0) " } ?? ""
            let head = route.head(attribute, "")
            return isImplemented ? "\(head) {\n    \(route.body)\n}" : head
        }
    }

    private func text(of type: String, _ body: (Route) -> String) -> String {
        let functions = routes.map { route in
            "    \(route.head(attribute(route), "    ")) {\n        \(body(route))\n    }\n"
        }
        // Made anywhere, used on the actor.
        let initialiser = actor == nil ? "" : "    nonisolated init() {}\n\n"
        return "\(heading)struct \(type): \(name) {\n" + initialiser
            + functions.joined(separator: "\n") + "}\n"
    }
}

/// Names the router of a module as the codebase names its routers.
private struct RouterNames {
    let name: String
    let property: String

    init(_ sources: EdgeSources) {
        let index = sources.index
        var counts: [String: Int] = [:]
        for name in index.protocols {
            guard let suffix = RouterDraft.suffixes.first(where: name.hasSuffix) else { continue }
            counts[suffix, default: 0] += 1
        }
        let suffix =
            RouterDraft.suffixes.filter { counts[$0] != nil }
            .max { counts[$0] ?? 0 < counts[$1] ?? 0 } ?? "Router"
        let stem = NearNames(sources).stem
        let names = [stem + suffix, sources.from.moduleName + suffix, stem + "Screens" + suffix]
        let name = names.first { !index.isType($0) } ?? stem + "Ways" + suffix
        self.name = name
        let word = suffix == "Routing" ? "router" : ProtocolNames.property(suffix)
        let isUsed = sources.files(of: sources.from).contains { _, file in
            file.details.declarations.contains { $0.name == word }
        }
        property = isUsed ? ProtocolNames.property(name) : word
    }
}
