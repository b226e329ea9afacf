import Architecture
import Codebase

/// What stands for a screen of the far end where the near end must not know it.
struct ScreenType: Hashable, Sendable {
    /// The type as it is written: `AnyView`, `UIViewController`, `any Screen`.
    let text: String
    /// What is called with the screen to give that; nil if the screen itself will do.
    let wrapper: String?
    /// The modules that declare it.
    let modules: Set<String>
    /// An empty one, for previews; nil if there is none.
    let empty: String?
    /// The members that it is known to have.
    var members: Set<String> = []

    /// An expression of the screen as one of this type.
    func wrapped(_ expression: String) -> String {
        wrapper.map { "\($0)(\(expression))" } ?? expression
    }
}

/// Finds what the near end may know a screen as.
struct FindScreenType: Sendable {
    private let visible: VisibleNames
    private var sources: EdgeSources { visible.sources }

    init(_ visible: VisibleNames) { self.visible = visible }

    /// The first of the types that a screen is by its declaration which the near end may know.
    func screenType(named name: String) -> ScreenType? {
        var seen: Set<String> = []
        return type(of: name, &seen)
    }

    private func type(of name: String, _ seen: inout Set<String>) -> ScreenType? {
        guard seen.insert(name).inserted else { return nil }
        for inherited in inherited(by: name) {
            if let found = type(inherited, &seen) { return found }
        }
        return nil
    }

    private func inherited(by name: String) -> [String] {
        let far = sources.declarations(of: sources.to.id)
        let own = far.topLevel(name).first.flatMap { sources.declaration($0) }?.inherited ?? []
        return own.map(\.name) + sources.inheritedByExtensions(of: name)
    }

    private func type(_ name: String, _ seen: inout Set<String>) -> ScreenType? {
        let plain = name.lastPart
        if !sources.declarations(of: sources.to.id).topLevel(plain).isEmpty {
            return type(of: plain, &seen)
        }
        if let found = moving(plain) { return found }
        let declaring = sources.index.visibleTypes(named: plain)
        guard declaring.isEmpty else {
            return declaring.first { visible.isKnown($0.module) }
                .flatMap { own(plain, of: $0.module) }
        }
        if plain == "View" {
            return ScreenType(
                text: "AnyView", wrapper: "AnyView", modules: ["SwiftUI"],
                empty: "AnyView(EmptyView())")
        }
        guard let module = Self.frameworks[String(plain.prefix(2))], plain.hasSuffix("Controller")
        else { return nil }
        let text = plain.hasSuffix("HostingController") ? plain.prefix(2) + "ViewController" : plain
        return ScreenType(text: text, wrapper: nil, modules: [module], empty: text + "()")
    }

    /// A class or a protocol of the near end itself, where that is a part of the same module.
    private func moving(_ name: String) -> ScreenType? {
        guard sources.isInside else { return nil }
        let near = sources.declarations(of: sources.from.id)
        guard let declared = near.topLevel(name).first.flatMap({ sources.declaration($0) }) else {
            return nil
        }
        let own = near.members(of: name).compactMap { sources.declaration($0) }
        if own.contains(where: { $0.kind == .associatedtype }) { return nil }
        let members = Set(own.map(\.name))
        switch declared.kind {
        case .class:
            return ScreenType(
                text: name, wrapper: nil, modules: [], empty: nil, members: members)
        case .protocol:
            return ScreenType(
                text: "any " + name, wrapper: nil, modules: [], empty: nil, members: members)
        default: return nil
        }
    }

    /// A type of the codebase's own: a class, a protocol that any value can stand behind, or `View`
    /// with an `AnyView` beside it.
    private func own(_ name: String, of module: Module) -> ScreenType? {
        let modules: Set = [module.moduleName]
        let members = Set(declarations(of: module).filter { $0.container == name }.map(\.name))
        switch declares(name, in: module) {
        case .class:
            return ScreenType(
                text: name, wrapper: nil, modules: modules, empty: nil, members: members)
        case .protocol where !isOpen(name, in: module):
            return ScreenType(
                text: "any " + name, wrapper: nil, modules: modules, empty: nil, members: members)
        case .protocol where declares("Any" + name, in: module)?.isType == true:
            return ScreenType(
                text: "Any" + name, wrapper: "Any" + name, modules: modules,
                empty: declares("Empty" + name, in: module) == nil
                    ? nil : "Any\(name)(Empty\(name)())", members: members)
        default: return nil
        }
    }

    /// The kind of a type that other modules see.
    private func declares(_ name: String, in module: Module) -> Declaration.Kind? {
        sources.index.visibleTypes(named: name).first { $0.module.id == module.id }?.kind
    }

    private func isOpen(_ name: String, in module: Module) -> Bool {
        declarations(of: module).contains {
            $0.container == name && $0.kind == .associatedtype
        }
    }

    private func declarations(of module: Module) -> [Declaration] {
        module.sources.flatMap { sources.analysis.facts[$0]?.declarations ?? [] }
    }

    private static let frameworks = ["UI": "UIKit", "NS": "AppKit"]
}
