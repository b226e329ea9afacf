import Codebase
import Editing
import SwiftSyntax

/// Reads the targets that a Tuist manifest declares by plain calls, for judging an edit of it.
///
/// What helpers make of a call is not known here; that no other call says anything else than before
/// is known.
package struct LiteralContentsReader: ManifestContentsReader {
    package init() {}

    package func knows(_ manifest: RelativePath, text: String) -> Bool {
        SwiftManifestEditor.isTuist(text)
    }

    package func contents(
        of text: String, folder: String
    ) throws(ManifestEditError) -> ManifestContents {
        let source = EditableSource(text)
        guard !source.tree.hasError else {
            throw ManifestEditError("The manifest has a syntax error. Correct it first.")
        }
        let calls = source.nodes(FunctionCallExprSyntax.self).filter {
            source.declaredName(of: $0) != nil
                && ($0.argument("dependencies") != nil || $0.isTarget)
        }
        return ManifestContents(
            targets: calls.map { call in
                ManifestContents.Target(
                    name: source.declaredName(of: call) ?? "", kind: call.kindOfTarget,
                    dependencies: dependencies(of: call, in: source))
            })
    }

    private func dependencies(
        of call: FunctionCallExprSyntax, in source: EditableSource
    ) -> [DependencyReference.Name] {
        guard let expression = call.argument("dependencies") else { return [] }
        let arrays = source.nodes(ArrayExprSyntax.self, in: expression)
        return arrays.flatMap { array in
            array.elements.map { element in
                guard let call = element.expression.as(FunctionCallExprSyntax.self),
                    let name = call.declaredName
                        ?? (call.argument("target") ?? call.argument("product"))?.plainString
                else { return .byName(source.slice(element.expression)) }
                return ["external", "package"].contains(call.calleeName)
                    ? .product(name, package: nil) : .target(name)
            }
        }
    }
}

extension FunctionCallExprSyntax {
    fileprivate var isTarget: Bool { calleeName == "target" && argument("product") != nil }

    /// The kind of a target as ``ManifestContents/Target/kind`` has it.
    fileprivate var kindOfTarget: String {
        switch argument("product")?.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
        case "unitTests", "uiTests": "test"
        case "app", "commandLineTool": "executable"
        default: "regular"
        }
    }
}
