import Codebase
import Editing
import FeatureKit
import Inverting
import TerminalUI

extension InversionViewModel {
    /// What lies over the screen.
    enum Sheet: Equatable {
        /// It is found out what a change would be mixed with.
        case looking
        /// Whether to make a change.
        case apply(Application)
        /// Whether to build a changed copy and run its tests.
        case prove(Recipe.Name)
        /// Whether to take a change back.
        case undo(ChangeSet)
        /// Why something was not done.
        case refused(String)
    }

    /// A change that a person is asked about.
    struct Application: Equatable {
        let recipe: Recipe
        let changes: ChangeSet
        /// Whether no file was left out.
        let isWhole: Bool
        /// What the change would be mixed with; nil if all is committed.
        let warning: String?
    }
}

extension InversionViewModel.Sheet {
    /// What Yes does; nil where nothing is asked.
    var yes: (title: String, hint: String, effect: CommandEffect)? {
        switch self {
        case .apply: ("Yes, change the files", "apply", .writes)
        case .undo: ("Yes, undo it", "undo", .writes)
        case .prove: ("Yes, build and test it", "build and test", .runs)
        case .looking, .refused: nil
        }
    }

    /// The change that is asked about.
    var lines: [DiffLine] {
        let changes: ChangeSet
        switch self {
        case .apply(let application): changes = application.changes
        case .undo(let made): changes = made.reversed
        case .looking, .prove, .refused: return []
        }
        return changes.changes.flatMap { change in
            let file = FileDiff(change)
            return [file.heading(isTicked: true)] + file.lines(in: FileColours(), questions: [])
                + [DiffLine(.context, "")]
        }
    }
}

/// Asks before something is written or run, with all that there is to know in sight.
struct InversionSheet: CompositeView {
    let sheet: InversionViewModel.Sheet
    /// The first line of the change that is shown.
    var offset = 0

    var body: some View {
        switch sheet {
        case .looking:
            Modal("Looking", footer: "Esc cancel", size: Size(width: 60, height: 5)) {
                Text("Asking git what is not committed…", .muted)
            }
        case .apply(let application):
            question(
                "Apply to \(application.changes.changes.count.counted("file"))?",
                yes: "apply", remarks: application.remarks)
        case .undo(let changes):
            question(
                "Undo in \(changes.changes.count.counted("file"))?", yes: "undo",
                remarks: [StyledText(changes.title), changes.reversed.summary])
        case .prove(let name):
            Modal(
                "Build and test \(name.rawValue)?", footer: "y build and test · n no",
                size: Size(width: 72, height: 12)
            ) {
                Text(
                    "This runs code of the codebase: a changed copy is built with its build "
                        + "system, and the tests of what changes are run. The codebase itself "
                        + "stays as it is. It may take minutes; p stops it."
                ).wrapped()
            }
        case .refused(let reason):
            Modal("Not done", footer: "Esc close", size: Size(width: 72, height: 14)) {
                Text(StyledText("✗ ", .error) + StyledText(reason)).wrapped()
            }
        }
    }

    private func question(_ title: String, yes: String, remarks: [StyledText]) -> some View {
        Modal(
            StyledText(title), footer: StyledText("y \(yes) · n no · j k scroll"),
            size: Size(width: 110, height: 46)
        ) {
            for remark in remarks { Text(remark).wrapped() }
            Text("")
            Diff(sheet.lines, offset: offset)
        }
    }
}

extension InversionViewModel.Application {
    /// What a person has to know before agreeing, the worst first.
    fileprivate var remarks: [StyledText] {
        var remarks = [StyledText(changes.title, .header), changes.summary]
        if let warning {
            remarks.append(
                StyledText("▲ ", .warning) + StyledText(warning)
                    + StyledText(" y applies it all the same.", .muted))
        }
        if !isWhole {
            let rest = (recipe.changes.changes.count - changes.changes.count).counted("file")
            remarks.append(
                StyledText("▲ ", .warning)
                    + StyledText("\(rest) left out: a part of a change may not compile."))
        }
        if !recipe.questions.isEmpty {
            let count = recipe.questions.count.counted("question")
            remarks.append(
                StyledText("? ", .warning, .bold)
                    + StyledText("\(count) stay in the text for you to answer."))
        }
        remarks.append(proof)
        return remarks
    }

    private var proof: StyledText {
        guard let proof = recipe.proof else { return StyledText("Not proved.", .muted) }
        let remark = isWhole ? "" : ", for all files together"
        return proof.tone.mark + StyledText(" \(proof.words)\(remark)", proof.tone.color)
    }
}

extension ChangeSet {
    /// How many files it touches, and that nothing has happened yet.
    fileprivate var summary: StyledText {
        let counts = FileChange.Kind.allCases.compactMap { kind in
            let count = changes.count { $0.kind == kind }
            return count == 0 ? nil : "\(count.counted("file")) \(kind.word)"
        }
        return StyledText(counts.joined(separator: ", "))
            + StyledText("; nothing is written yet", .muted)
    }
}
