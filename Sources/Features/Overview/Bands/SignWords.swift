import Architecture
import Codebase
import TerminalUI

/// What the signs mean that the bands show about what is selected.
nonisolated struct SignWords {
    /// What is selected.
    let subject: String
    /// The meanings of its signs, those that stand nearest first.
    let meanings: [String]

    /// The signs about a module.
    ///
    /// - Parameters:
    ///   - chip: The selected module.
    ///   - relations: How others stand to it.
    init(of chip: Chip, relations: some Collection<Relation>) {
        subject = chip.name
        var meanings: [String] = []
        switch chip.change {
        case .made: meanings.append("+ new")
        case .changed: meanings.append("± changed")
        case nil: break
        }
        if chip.lines > 0 { meanings.append("\(chip.size) lines") }
        if chip.errors > 0 {
            meanings.append("✗ \(chip.errors.counted("error"))")
        } else if chip.warnings > 0 {
            meanings.append("▲ \(chip.warnings.counted("warning"))")
        }
        if relations.contains(where: { $0.isImported && !$0.isImporter }) {
            meanings.append("→ it needs")
        }
        if relations.contains(where: { $0.isImporter && !$0.isImported }) {
            meanings.append("← needs it")
        }
        if relations.contains(where: { $0.isImported && $0.isImporter }) {
            meanings.append("↔ both")
        }
        if relations.contains(where: \.hasError) { meanings.append("⇒ ⇐ an error") }
        self.meanings = meanings
    }

    /// The signs on the heading of a band.
    init(of band: Band) {
        subject = band.title
        meanings = band.counts.map { "\($0.kind.symbol) \($0.kind.rawValue) \($0.count.grouped)" }
    }

    /// All in one line.
    var words: String {
        meanings.isEmpty ? "nothing in it breaks a rule" : meanings.joined(separator: "   ")
    }
}
