import Codebase
import SwiftSyntax

/// How a dependency is written as an element of a list, and how it is found there.
struct DependencyWriting {
    let source: EditableSource
    /// Whether the manifest is Tuist's, in which a plain string is no dependency.
    let isTuist: Bool
    private let constants: [String: DependencyReference.Name]

    init(_ source: EditableSource, isTuist: Bool) {
        self.source = source
        self.isTuist = isTuist
        var constants: [String: DependencyReference.Name] = [:]
        for variable in source.nodes(VariableDeclSyntax.self) {
            guard variable.modifiers.contains(where: { $0.name.text == "static" }),
                let binding = variable.bindings.first, let value = Self.value(of: binding),
                let name = Self.name(value, constants: [:])
            else { continue }
            constants[binding.pattern.trimmedDescription] = name
        }
        self.constants = constants
    }

    /// The text of a dependency, in the manner of the elements that are there.
    func text(_ name: DependencyReference.Name, in list: ElementList) -> String {
        let constant = constants.filter { $0.value.means(name) }.keys.sorted().first
        if let constant { return "." + constant }
        switch name {
        case .target(let name), .byName(let name):
            return plain(name, like: list.items.map { source.slice($0.range) })
        case .product(let name, let package):
            if isTuist { return productOfProject(name) ?? ".external(name: \(name.literal))" }
            guard let package else { return name.literal }
            return ".product(name: \(name.literal), package: \(spelled(package).literal))"
        case .module(let id): return id.targetName.literal
        }
    }

    /// A product as Tuist's manifest has it where its package is one of the project's own, which
    /// `.external` does not find; nil if no target of the manifest depends on it like that.
    private func productOfProject(_ name: String) -> String? {
        source.nodes(FunctionCallExprSyntax.self)
            .first { $0.calleeName == "package" && $0.argument("product")?.plainString == name }
            .map { source.slice($0) }
    }

    /// The name of a package as the manifest has it elsewhere; an identity is in small letters.
    private func spelled(_ package: String) -> String {
        let used = source.text.split(separator: "package: \"").dropFirst()
            .map { String($0.prefix { $0 != "\"" }) }
        return used.first { $0 == package }
            ?? used.first { $0.lowercased() == package.lowercased() } ?? package
    }

    /// Whether an element of a list is a dependency on a name.
    func isMeant(_ element: Syntax, _ name: DependencyReference.Name) -> Bool {
        guard let expression = element.as(ExprSyntax.self),
            let mine = Self.name(expression, constants: constants)
        else { return false }
        return mine.means(name)
    }

    private func plain(_ name: String, like others: [String]) -> String {
        for form in [".target(name: ", ".byName(name: "]
        where !others.isEmpty && others.allSatisfy({ !$0.hasPrefix("\"") }) {
            if others.contains(where: { $0.hasPrefix(form) }) { return form + name.literal + ")" }
        }
        return isTuist ? ".target(name: \(name.literal))" : name.literal
    }

    private static func value(of binding: PatternBindingSyntax) -> ExprSyntax? {
        if let initializer = binding.initializer { return initializer.value }
        guard case .getter(let items)? = binding.accessorBlock?.accessors, items.count == 1,
            case .expr(let expression)? = items.first?.item
        else { return nil }
        return expression
    }

    private static func name(
        _ expression: ExprSyntax, constants: [String: DependencyReference.Name]
    ) -> DependencyReference.Name? {
        if let literal = expression.plainString { return .byName(literal) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return constants[member.declName.baseName.text]
        }
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let name = call.argument("name")?.plainString
                ?? call.arguments.first?.expression.plainString
        else { return nil }
        let package = call.argument("package")?.plainString
        switch call.calleeName {
        case "product": return .product(name, package: package)
        case "external", "package": return .product(name, package: nil)
        default: return .byName(name)
        }
    }
}
