import Codebase
import SwiftSyntax

/// Adds dependencies to the declaration of a target, or takes them away.
struct DependencyEdits {
    let source: EditableSource
    let writing: DependencyWriting

    init(_ source: EditableSource, isTuist: Bool) {
        self.source = source
        writing = DependencyWriting(source, isTuist: isTuist)
    }

    /// The texts in which a target may depend on something more.
    func adding(_ name: DependencyReference.Name, to target: String) -> [String] {
        let calls = calls(declaring: target)
        let texts = calls.flatMap { lists(in: $0) }.map { list in
            source.replacing(
                list.inserting(writing.text(name, in: list), after: place(for: name, in: list)))
        }
        return texts + calls.compactMap { extending($0, by: name) }
    }

    /// The texts in which a target may depend on something less.
    func removing(_ name: DependencyReference.Name, from target: String) -> [String] {
        calls(declaring: target).flatMap { lists(in: $0) }.flatMap { list in
            list.items.indices.filter { writing.isMeant(list.items[$0].node, name) }.map {
                source.replacing(list.removing($0))
            }
        }
    }

    /// Whether anything in the manifest declares a target by its name.
    func declares(_ target: String) -> Bool { !calls(declaring: target).isEmpty }

    /// The calls that may declare a target, those that name it in full first.
    ///
    /// A function of the manifest may make several targets of one name, such as `HomeTests` for
    /// `Home`; what it really makes is found out by evaluating the result.
    private func calls(declaring target: String) -> [FunctionCallExprSyntax] {
        let named = source.nodes(FunctionCallExprSyntax.self).filter {
            source.declaredName(of: $0) != nil
        }
        let exact = named.filter {
            source.declaredName(of: $0) == target && !isElementOfDependencies($0)
        }
        let others = named.filter { call in
            guard let name = source.declaredName(of: call), name != target, !call.isDeclaration
            else {
                return false
            }
            return name.count > 2 && target.contains(name)
        }
        return exact.filter(\.isDeclaration) + exact.filter { !$0.isDeclaration } + others
    }

    private func isElementOfDependencies(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.argument("dependencies") == nil else { return false }
        var node = Syntax(call).parent
        while let current = node {
            if let argument = current.as(LabeledExprSyntax.self) {
                return argument.label?.text == "dependencies"
            }
            if current.is(FunctionCallExprSyntax.self) || current.is(CodeBlockItemSyntax.self) {
                return false
            }
            node = current.parent
        }
        return false
    }

    /// The lists of a call that dependencies may stand in.
    private func lists(in call: FunctionCallExprSyntax) -> [ElementList] {
        let arguments =
            call.isDeclaration
            ? call.arguments.filter { $0.label?.text == "dependencies" } : Array(call.arguments)
        return arguments.flatMap { argument in
            source.nodes(ArrayExprSyntax.self, in: argument.expression)
                .filter { !isInside($0, call: call) }
                .map { ElementList($0, in: source) }
        }
    }

    /// Whether an array belongs to a call within the call, such as `.when(platforms: […])`.
    private func isInside(_ array: ArrayExprSyntax, call: FunctionCallExprSyntax) -> Bool {
        var node = array.parent
        while let current = node, current.id != call.id {
            if current.is(FunctionCallExprSyntax.self) { return true }
            node = current.parent
        }
        return false
    }

    /// Keeps names in order that are in order.
    private func place(for name: DependencyReference.Name, in list: ElementList) -> Int? {
        let last = list.items.indices.last
        guard list.items.count > 1 else { return last }
        let new = writing.text(name, in: list)
        let texts = list.items.indices.map { list.text($0) }
        let sameForm = texts.indices.filter { Self.form(texts[$0]) == Self.form(new) }
        guard let end = sameForm.last else { return last }
        let names = sameForm.map { texts[$0] }
        guard names.count > 1, names == names.sorted(),
            sameForm == Array(sameForm[0]...end)
        else { return end == last ? last : end }
        let before = sameForm.last { texts[$0] < new }
        return before ?? (sameForm[0] > 0 ? sameForm[0] - 1 : nil)
    }

    /// What tells the ways of writing apart: everything before the first quote.
    private static func form(_ text: String) -> Substring { text.prefix { $0 != "\"" } }

    /// The manifest with another list after what the target depends on, or with its first one.
    private func extending(
        _ call: FunctionCallExprSyntax, by name: DependencyReference.Name
    ) -> String? {
        guard call.isDeclaration, let arguments = ElementList(call, in: source) else { return nil }
        let none = ElementList(ArrayExprSyntax(elements: []), in: EditableSource(""))
        let element = writing.text(name, in: none)
        if let dependencies = call.argument("dependencies") {
            guard !dependencies.is(ArrayExprSyntax.self) else { return nil }
            let end = source.range(of: dependencies).upperBound
            return source.replacing([Replacement(at: end, " + [\(element)]")])
        }
        return source.replacing(
            arguments.inserting("dependencies: [\(element)]", after: placeOfList(in: call)))
    }

    /// Swift has the arguments in one order only.
    private func placeOfList(in call: FunctionCallExprSyntax) -> Int? {
        let before: Set<String> =
            writing.isTuist
            ? Set(TargetWriting.tuistOrder.prefix { $0 != "dependencies" }) : ["name", "group"]
        return call.arguments.indices.enumerated().filter { _, index in
            before.contains(call.arguments[index].label?.text ?? "name")
        }.map(\.offset).last
    }
}
