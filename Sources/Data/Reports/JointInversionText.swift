import Architecture
import Codebase
import Editing
import Inverting

/// The text of `strata invert` for several violations: what one change removes, what it leaves, and the
/// change.
package struct JointInversionText: Sendable {
    private let joint: JointInversion
    private let paint: Paint

    /// - Parameter joint: What was worked out.
    package init(_ joint: JointInversion, paint: Paint) {
        self.joint = joint
        self.paint = paint
    }

    /// The whole text, with a line break at the end.
    package var text: String {
        let all = joint.parts.count + joint.left.count
        return list(
            "\(joint.parts.count.grouped) of \(all.counted("violation")) in one change:",
            joint.parts.map { "\($0.edge.title): \($0.title)" })
            + list(
                "Left, as no recipe fits:",
                joint.left.map { "\($0.edge.title): \($0.reason)" })
            + (joint.changes.isEmpty ? "" : "\n" + ChangesText(joint.changes, paint: paint).text)
            + list("To answer:", joint.questions.map(\.text))
            + list("To change by hand:", joint.steps)
    }

    private func list(_ heading: String, _ lines: [String]) -> String {
        if lines.isEmpty { return "" }
        return paint.bold(heading) + "\n" + lines.map { "  " + $0.visible + "\n" }.joined()
    }
}
