import Codebase
import Editing
import SwiftSyntax

/// Writes the declaration of a target, modelled on another one where there is one.
struct TargetWriting {
    let source: EditableSource
    let dependencies: DependencyWriting

    /// The order in which Tuist's targets have their arguments.
    static let tuistOrder = [
        "name", "destinations", "platform", "product", "productName", "bundleId",
        "deploymentTargets", "deploymentTarget", "infoPlist", "buildableFolders", "sources",
        "resources", "copyFiles", "headers", "entitlements", "scripts", "dependencies", "settings",
    ]

    /// What says something about the files of the model, which the new target does not have.
    private static let left: Set<String> = [
        "exclude", "sources", "resources", "publicHeadersPath",
    ]

    /// The declaration of a target; lines after the first one are indented from 0.
    func text(_ draft: TargetDraft, model: FunctionCallExprSyntax?) -> String {
        guard let model else { return lines(callee(draft.kind), plainArguments(draft)) }
        if dependencies.isTuist, model.buildsProgram, draft.kind == .framework {
            return lines(
                source.slice(model.calledExpression),
                frameworkArguments(draft, besideProgram: model))
        }
        let arguments = modelled(draft, on: model)
        let list = ElementList(model, in: source)
        let called = source.slice(model.calledExpression)
        let name =
            model.calleeName == function(draft.kind) || dependencies.isTuist
            ? called : callee(draft.kind)
        if list?.isMultiline == true { return lines(name, arguments) }
        let line = "\(name)(\(arguments.joined(separator: ", ")))"
        let indentation = source.indentation(at: source.range(of: model).lowerBound)
        let fits = indentation.count + line.count < EditableSource.columns
        return fits && !line.contains("\n") ? line : lines(name, arguments)
    }

    private func plainArguments(_ draft: TargetDraft) -> [String] {
        var arguments = ["name: \(draft.name.literal)"]
        if !draft.dependencies.isEmpty { arguments.append(list(draft.dependencies, like: nil)) }
        if let path = draft.path { arguments.append("path: \(path.literal)") }
        if !draft.exclude.isEmpty { arguments.append(exclude(draft)) }
        return arguments
    }

    private func modelled(_ draft: TargetDraft, on model: FunctionCallExprSyntax) -> [String] {
        var arguments: [(label: String, text: String)] = []
        for argument in model.arguments {
            let label = argument.label?.text ?? "name"
            if label == "name" || label == "dependencies" || label == "path" { continue }
            if Self.left.contains(label), !dependencies.isTuist { continue }
            let start = source.range(of: argument).lowerBound
            let range = start..<source.range(of: argument.expression).upperBound
            let text = source.slice(range)
                .outdented(by: source.indentation(at: range.lowerBound))
            arguments.append(
                (label, text.replacing(model.declaredName ?? "\n", with: draft.name)))
        }
        arguments.append(("name", "name: \(draft.name.literal)"))
        let existing = model.argument("dependencies")
        if !draft.dependencies.isEmpty || existing != nil {
            arguments.append(("dependencies", list(draft.dependencies, like: existing)))
        }
        if let path = draft.path { arguments.append(("path", "path: \(path.literal)")) }
        if !draft.exclude.isEmpty { arguments.append(("exclude", exclude(draft))) }
        let order = dependencies.isTuist ? Self.tuistOrder : Self.packageOrder
        return arguments.sorted { position($0.label, in: order) < position($1.label, in: order) }
            .map(\.text)
    }

    /// What a framework takes over from the program whose files it gets: where it runs.
    private func frameworkArguments(
        _ draft: TargetDraft, besideProgram model: FunctionCallExprSyntax
    ) -> [String] {
        let shared = [
            "destinations", "platform", "deploymentTargets", "deploymentTarget",
        ]
        var arguments = shared.compactMap { label in
            model.argument(label).map { (label, "\(label): \(source.slice($0))") }
        }
        arguments.append(("name", "name: \(draft.name.literal)"))
        arguments.append(("product", "product: .framework"))
        if let identifier = model.argument("bundleId") {
            arguments.append(("bundleId", "bundleId: \(extended(identifier, by: draft.name))"))
        }
        let path = draft.path ?? draft.name
        if model.argument("sources") == nil, model.argument("buildableFolders") != nil {
            arguments.append(("buildableFolders", "buildableFolders: [\(path.literal)]"))
        } else {
            arguments.append(("sources", "sources: [\((path + "/**").literal)]"))
        }
        arguments.append(
            ("dependencies", list(draft.dependencies, like: model.argument("dependencies"))))
        return
            arguments
            .sorted { position($0.0, in: Self.tuistOrder) < position($1.0, in: Self.tuistOrder) }
            .map(\.1)
    }

    /// A bundle identifier with one more part.
    private func extended(_ identifier: ExprSyntax, by name: String) -> String {
        let part = name.replacing("_", with: "-")
        let text = source.slice(identifier)
        guard let plain = identifier.plainString else { return "\"\\(\(text)).\(part)\"" }
        return "\(plain).\(part)".literal
    }

    private func position(_ label: String, in order: [String]) -> Int {
        order.firstIndex(of: label) ?? order.count
    }

    private func list(_ names: [DependencyReference.Name], like model: ExprSyntax?) -> String {
        let array =
            model?.as(ArrayExprSyntax.self)
            ?? model.flatMap { source.nodes(ArrayExprSyntax.self, in: $0).first }
            ?? ArrayExprSyntax(elements: [])
        let others = ElementList(
            array,
            in: array.root.is(SourceFileSyntax.self)
                ? source : EditableSource(""))
        let texts = names.map { dependencies.text($0, in: others) }
        let line = "dependencies: [\(texts.joined(separator: ", "))]"
        if !others.isMultiline, line.count < EditableSource.columns - 16 { return line }
        if texts.isEmpty { return "dependencies: []" }
        let step = source.indentationStep
        let comma = others.items.last.map { $0.commaEnd != nil } ?? true
        return "dependencies: [\n" + texts.map { step + $0 }.joined(separator: ",\n")
            + (comma ? ",\n]" : "\n]")
    }

    private func exclude(_ draft: TargetDraft) -> String {
        "exclude: [\(draft.exclude.map(\.literal).joined(separator: ", "))]"
    }

    /// A call with each argument in a line of its own.
    private func lines(_ name: String, _ arguments: [String]) -> String {
        let step = source.indentationStep
        let lines = arguments.map { step + $0.indented(by: step) }
        return "\(name)(\n" + lines.joined(separator: ",\n") + "\n)"
    }

    private func callee(_ kind: TargetKind) -> String { "." + function(kind) }

    private func function(_ kind: TargetKind) -> String {
        switch kind {
        case .test, .uiTest: "testTarget"
        case .executable, .app: "executableTarget"
        default: "target"
        }
    }

    private static let packageOrder = [
        "name", "group", "dependencies", "path", "exclude", "sources", "resources",
        "publicHeadersPath", "packageAccess", "cSettings", "cxxSettings", "swiftSettings",
        "linkerSettings", "plugins",
    ]
}

extension FunctionCallExprSyntax {
    /// Whether it declares one of Tuist's targets that start by themselves.
    var buildsProgram: Bool {
        let product = argument("product")?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return ["app", "commandLineTool", "appClip"].contains(product)
    }
}
