import Architecture
import Codebase

/// Finds the types that draw something, by what they inherit.
///
/// `View` means SwiftUI's where SwiftUI is imported and the module declares none of its own; a type
/// of the codebase means what it inherits itself, over any number of steps.
final class FindComponents {
    private let analysis: Analysis
    private let visible: VisibleModules
    private let modules: [ModuleID: Module]
    private var names: [ModuleID: InheritedNames] = [:]
    private var known: [Question: Component.Kind?] = [:]
    private var drawing: [ModuleID: Bool] = [:]

    private struct Question: Hashable {
        let name: String
        let module: ModuleID
        /// Whether the file that asks imports SwiftUI.
        let importsSwiftUI: Bool

        init(_ written: String, _ module: ModuleID, _ importsSwiftUI: Bool) {
            name = written.lastPart
            self.module = module
            self.importsSwiftUI = importsSwiftUI
        }
    }

    init(_ analysis: Analysis, _ visible: VisibleModules) {
        self.analysis = analysis
        self.visible = visible
        modules = Dictionary(
            analysis.codebase.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The components of some modules, each by file and line, all of them uncovered so far.
    func components(of modules: [Module]) -> [ModuleID: [Component]] {
        var found: [ModuleID: [Component]] = [:]
        for module in modules {
            let components = components(of: module)
            if !components.isEmpty { found[module.id] = components }
        }
        return found
    }

    private func components(of module: Module) -> [Component] {
        var seen: Set<String> = []
        var found: [Component] = []
        for file in module.sources {
            for inheritance in analysis.facts[file]?.inheritances ?? []
            where inheritance.kind != .protocol && !inheritance.names.isEmpty {
                guard let kind = kind(of: inheritance, in: file, of: module.id),
                    isOwn(inheritance, of: module.id), seen.insert(inheritance.type).inserted
                else { continue }
                found.append(
                    Component(
                        id: Component.ID(module: module.id, type: inheritance.type), kind: kind,
                        file: file, line: inheritance.lines.lowerBound,
                        isPrivate: inheritance.isPrivate))
            }
        }
        return found
    }

    private func kind(
        of inheritance: Inheritance, in file: RelativePath, of module: ModuleID
    ) -> Component.Kind? {
        let importsSwiftUI = analysis.facts[file]?.importsSwiftUI ?? false
        return inheritance.names.lazy.compactMap { name in
            self.kind(of: name, Question(name, module, importsSwiftUI), after: [])
        }.first
    }

    /// Whether what an extension makes a view is a type of the codebase.
    private func isOwn(_ inheritance: Inheritance, of module: ModuleID) -> Bool {
        guard inheritance.kind == .extension else { return true }
        return ([module] + visible.from(module)).contains {
            names(of: $0).hasType(inheritance.simpleName)
        }
    }

    private func kind(
        of written: String, _ question: Question, after asked: Set<Question>
    ) -> Component.Kind? {
        if let first = written.split(separator: ".").first, ToolkitNames.isToolkit(String(first)) {
            return question.name == "View" ? .view : Component.Kind(inheritingFrom: question.name)
        }
        if let known = known[question] { return known }
        guard !asked.contains(question) else { return nil }
        let found = find(question, after: asked.union([question]))
        known[question] = .some(found)
        return found
    }

    private func find(_ question: Question, after asked: Set<Question>) -> Component.Kind? {
        if names(of: question.module).declares(question.name) {
            return kind(declaredIn: question.module, question.name, after: asked)
        }
        if question.name == "View", question.importsSwiftUI { return .view }
        let declaring = visible.from(question.module).first {
            names(of: $0).declares(question.name)
        }
        if let declaring { return kind(declaredIn: declaring, question.name, after: asked) }
        guard question.name == "View" else { return Component.Kind(inheritingFrom: question.name) }
        return reexportsSwiftUI(to: question.module) ? .view : nil
    }

    /// What a protocol or class of the codebase is, by what it inherits.
    private func kind(
        declaredIn id: ModuleID, _ name: String, after asked: Set<Question>
    ) -> Component.Kind? {
        if modules[id]?.moduleName == "TerminalUI", name == "View" || name == "Screen" {
            return .terminal
        }
        for entry in names(of: id).entries(of: name) {
            let importsSwiftUI = analysis.facts[entry.file]?.importsSwiftUI ?? false
            for inherited in entry.inheritance.names {
                let question = Question(inherited, id, importsSwiftUI)
                if let kind = kind(of: inherited, question, after: asked) { return kind }
            }
        }
        return nil
    }

    /// Whether a file that does not import SwiftUI sees it all the same: a module that it imports
    /// hands it on, or others beside it import it, so that a package from elsewhere must do so.
    private func reexportsSwiftUI(to id: ModuleID) -> Bool {
        let handed = visible.from(id).contains { other in
            analysis.graph.edges(from: other).contains {
                $0.isReexported && $0.to.targetName == "SwiftUI"
            }
        }
        return handed || isDrawing(id)
    }

    /// Whether any file of a module imports SwiftUI.
    private func isDrawing(_ id: ModuleID) -> Bool {
        if let known = drawing[id] { return known }
        let found = (modules[id]?.sources ?? []).contains {
            analysis.facts[$0]?.importsSwiftUI ?? false
        }
        drawing[id] = found
        return found
    }

    private func names(of id: ModuleID) -> InheritedNames {
        if let known = names[id] { return known }
        let found = modules[id].map { InheritedNames(of: $0, in: analysis.facts) }
        names[id] = found
        return found ?? InheritedNames()
    }
}

extension Component.Kind {
    /// The kind of what inherits from something of a toolkit; nil where that does not draw.
    fileprivate init?(inheritingFrom name: String) {
        switch ToolkitNames.meaning(of: name) {
        case .wrapper: self = .wrapper
        case .platform: self = .platform
        case nil: return nil
        }
    }
}

extension Inheritance {
    /// Whether only its own file can name the type.
    fileprivate var isPrivate: Bool {
        access.map { $0.rank < AccessLevel.internal.rank } ?? false
    }
}
