import Architecture
import Codebase

/// Where declarations may move by what they are: that a module can be reached is no reason to put
/// them there.
struct MovePlace: Sendable {
    /// What the declarations are.
    private enum Kind {
        case routing, repository, utility, other
    }

    private let kind: Kind
    private let name: String
    private let near: Module
    private let far: Module

    /// - Parameters:
    ///   - names: What moves, by name.
    ///   - couplings: What the near end does with it.
    init(of names: Set<String>, _ couplings: [Coupling], in sources: EdgeSources) {
        let declared = sources.declarations(of: sources.to.id)
        let protocols = names.sorted().filter { name in
            declared.topLevel(name).contains { sources.declaration($0)?.kind == .protocol }
        }
        near = sources.from
        far = sources.to
        if let routing = protocols.first(where: { Self.ends($0, with: Self.routing) }) {
            (kind, name) = (.routing, routing)
        } else if let stored = protocols.first(where: { Self.ends($0, with: Self.repositories) }) {
            (kind, name) = (.repository, stored)
        } else {
            let isUtility = !couplings.isEmpty && couplings.allSatisfy { $0.kind == .utility }
            (kind, name) = (isUtility ? .utility : .other, "")
        }
    }

    /// Why the declarations do not move to a new module; nil if they may.
    var objection: String? {
        switch kind {
        case .routing: far.role == .interface ? wish : nil
        case .repository: Self.isDomain(near) || Self.isDomain(far) ? wish : nil
        case .utility, .other: nil
        }
    }

    /// What becomes of declarations that no module is open to; nil if nothing is known.
    var wish: String? {
        switch kind {
        case .routing where far.role == .interface:
            "\(name) says where screens lead, and \(far.name) is the interface that holds it. Let "
                + "\(far.name) itself be a module that both may use: give it another layer."
        case .routing:
            "\(name) says where screens lead. Give it an interface module of its own."
        case .repository where Self.isDomain(near):
            "\(name) is what the domain asks for. Declare it in \(near.name), let \(far.name) import "
                + "that and translate its own types."
        case .repository:
            "\(name) is what a domain asks for. Declare it in a module of the domain."
        case .utility, .other: nil
        }
    }

    /// Whether a module is there to take in such declarations.
    static func isOpen(_ module: Module, to place: MovePlace?) -> Bool {
        let name = module.name.lowercased()
        if ModuleNaming(of: module).begins(with: "Base") || closed.contains(where: name.contains) {
            return false
        }
        switch place?.kind {
        case .routing: return false
        case .repository: return isDomain(module)
        case .utility: return true
        case .other, nil: return !utilities.contains(where: name.hasSuffix)
        }
    }

    private static func isDomain(_ module: Module) -> Bool {
        let name = module.name.lowercased()
        return ["domain", "entit", "model", "usecase"].contains { name.contains($0) }
    }

    private static func ends(_ name: String, with words: [String]) -> Bool {
        var name = name
        for suffix in ["Protocol", "Interface", "Type"] where name.hasSuffix(suffix) {
            name.removeLast(suffix.count)
        }
        return words.contains(where: name.hasSuffix)
    }

    private static let routing = [
        "Coordinator", "Coordinating", "Router", "Routing", "Navigator", "Navigating", "Wireframe",
        "Listener", "Buildable",
    ]
    private static let repositories = ["Repository", "DataSource", "Gateway"]
    /// Modules that do something for others, by their names, and hold nothing for them.
    private static let closed = [
        "network", "http", "infrastructure", "storage", "persistence", "database", "logger",
        "logging", "keychain", "foundation",
    ]
    private static let utilities = [
        "util", "utils", "utility", "utilities", "helper", "helpers", "extension", "extensions",
    ]
}
