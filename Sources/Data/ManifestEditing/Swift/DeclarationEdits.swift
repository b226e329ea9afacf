import Codebase
import Editing
import SwiftSyntax

/// Adds targets and products to a manifest.
struct DeclarationEdits {
    let source: EditableSource
    let isTuist: Bool

    /// The texts in which another target may be declared.
    func adding(_ draft: TargetDraft) -> [String] {
        let writing = TargetWriting(
            source: source, dependencies: DependencyWriting(source, isTuist: isTuist))
        let model = draft.model.flatMap { name in calls(declaring: name, in: "targets").first }
        // What a helper makes of an app says nothing about what a framework of its files is like.
        if isTuist, draft.kind == .framework, model?.buildsProgram != true { return [] }
        let text = writing.text(draft, model: model)
        let after = (draft.after ?? draft.model)
            .flatMap { name in calls(declaring: name, in: "targets").first }
        return inserting(text, after: after, in: "targets")
    }

    /// The texts in which another product may be declared.
    func adding(_ draft: ProductDraft) -> [String] {
        let model = draft.model.flatMap { name in calls(declaring: name, in: "products").first }
        let after = model.flatMap { neighbour(of: draft.name, from: $0) } ?? model
        return inserting(text(draft, model: model), after: after, in: "products")
    }

    /// The call after which a name stands in order; nil where the calls are in no order.
    private func neighbour(
        of name: String, from model: FunctionCallExprSyntax
    ) -> FunctionCallExprSyntax? {
        let elements = list(around: model)?.elements.map(\.expression) ?? []
        let calls = elements.compactMap { $0.as(FunctionCallExprSyntax.self) }
        let names = calls.compactMap(\.declaredName)
        guard names.count > 2, names.count == elements.count, names == names.sorted() else {
            return nil
        }
        return names.lastIndex { $0 < name }.map { calls[$0] }
    }

    private func text(_ draft: ProductDraft, model: FunctionCallExprSyntax?) -> String {
        let name = ".\(draft.isExecutable ? "executable" : "library")"
        let targets = draft.targets.map(\.literal).joined(separator: ", ")
        let kind = model?.argument("type").map { "type: \(source.slice($0))" }
        let arguments = ["name: \(draft.name.literal)", kind, "targets: [\(targets)]"]
            .compactMap(\.self)
        guard let model, ElementList(model, in: source)?.isMultiline == true else {
            return "\(name)(\(arguments.joined(separator: ", ")))"
        }
        let step = source.indentationStep
        return "\(name)(\n" + arguments.map { step + $0 }.joined(separator: ",\n") + "\n)"
    }

    /// Behind a call that is an element of a list, or else at the end of the lists there are.
    private func inserting(
        _ text: String, after call: FunctionCallExprSyntax?, in label: String
    ) -> [String] {
        if let call, let array = list(around: call) {
            let list = ElementList(array, in: source)
            let start = source.range(of: call).lowerBound
            let index = list.items.firstIndex { $0.range.contains(start) }
            return [source.replacing(list.inserting(text, after: index))]
        }
        return lists(of: label).map { array in
            let list = ElementList(array, in: source)
            return source.replacing(list.inserting(text, after: list.items.indices.last))
        }
    }

    /// The lists that are called so, or that hold declarations.
    private func lists(of label: String) -> [ArrayExprSyntax] {
        let arguments = source.nodes(FunctionCallExprSyntax.self)
            .filter { ["Package", "Project"].contains($0.calleeName) }
            .compactMap { $0.argument(label) }
            .flatMap { source.nodes(ArrayExprSyntax.self, in: $0).prefix(1) }
        let others = source.nodes(ArrayExprSyntax.self).filter { array in
            array.elements.contains { element in
                let call = element.expression.as(FunctionCallExprSyntax.self)
                return call.map { isKind($0, of: label) } ?? false
            }
        }
        return arguments + others.filter { array in !arguments.contains { $0.id == array.id } }
    }

    /// The calls of SwiftPM's or Tuist's own functions that declare a name, elements of a list
    /// first.
    private func calls(declaring name: String, in label: String) -> [FunctionCallExprSyntax] {
        let calls = source.nodes(FunctionCallExprSyntax.self)
            .filter { source.declaredName(of: $0) == name && isKind($0, of: label) }
        return calls.filter { list(around: $0) != nil } + calls.filter { list(around: $0) == nil }
    }

    private func isKind(_ call: FunctionCallExprSyntax, of label: String) -> Bool {
        guard call.isDeclaration else { return false }
        let isProduct =
            ["library", "executable"].contains(call.calleeName)
            || call.argument("targets") != nil
        return isProduct == (label == "products")
            && (isProduct || call.arguments.count > 1 || !isDependency(call))
    }

    /// Whether a call is a dependency of a target, which is worded like a target.
    private func isDependency(_ call: FunctionCallExprSyntax) -> Bool {
        var node = Syntax(call).parent
        while let current = node {
            if let argument = current.as(LabeledExprSyntax.self) {
                return argument.label?.text == "dependencies"
            }
            node = current.parent
        }
        return false
    }

    private func list(around call: FunctionCallExprSyntax) -> ArrayExprSyntax? {
        call.parent?.as(ArrayElementSyntax.self)?.parent?.parent?.as(ArrayExprSyntax.self)
    }
}
