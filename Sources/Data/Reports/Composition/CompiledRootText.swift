import Codebase
import Composing

/// What `strata composition --as-swift` says of a root that was worked out.
package struct CompiledRootText: Sendable {
    private let root: CompiledRoot
    private let paint: Paint

    package init(_ root: CompiledRoot, paint: Paint) {
        self.root = root
        self.paint = paint
    }

    package var text: String {
        [summary, questions, callers, ending].filter { !$0.isEmpty }.joined(separator: "\n\n")
            + "\n"
    }

    private var summary: String {
        let files = root.files.map { file in
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
            return "  \(file.path.string.visible)" + paint.dim("  \(lines.counted("line"))")
        }
        let title = "\(root.name.visible) makes \(root.made.counted("object")) in plain Swift"
        return ([paint.bold(title)] + files).joined(separator: "\n")
    }

    private var questions: String {
        if root.questions.isEmpty { return "Nothing is missing in it." }
        let lines = root.questions.map { one in
            "  \(one.type.visible)  \(one.place.text)\n      \(one.reason.visible)"
        }
        let title = "Left to a person: each is a placeholder in the code"
        return ([paint.bold(title)] + lines).joined(separator: "\n")
    }

    private var callers: String {
        if root.callers.isEmpty { return "" }
        let places = Set(root.callers).sorted()
        let shown = places.prefix(10).map { "  \($0.text)" }
        let rest = places.count > 10 ? ["  and \((places.count - 10).counted("place")) more"] : []
        let title = "\(places.count.counted("place")) still ask the container"
        return ([paint.bold(title)] + shown + rest).joined(separator: "\n")
    }

    private var ending: String { "--format patch prints the files, --apply writes them." }
}
