import Codebase
import Editing
import Inverting
import TerminalUI

/// What stands at the right, and moving through it.
extension InversionViewModel {
    /// What stands at the right.
    var page: ChangePage {
        guard let plan, let selected else {
            return ChangePage(words: RecipeText.nothing, lines: [])
        }
        if subject == .file, let file = selectedFile {
            return ChangePage(words: [], lines: lines(of: file, in: selected))
        }
        let files = selected.files.flatMap { file in
            [file.heading(isTicked: isTicked(file.id))]
                + (isTicked(file.id) ? lines(of: file, in: selected) : [])
                + [DiffLine(.context, "")]
        }
        return ChangePage(
            words: RecipeText.paragraphs(
                about: selected, of: plan, isWhole: isWhole, stage: stage(of: selected.id)),
            lines: files)
    }

    private func lines(of file: FileDiff, in planned: PlannedRecipe) -> [DiffLine] {
        lines[FileKey(recipe: planned.id, file: file.id)] ?? []
    }

    /// Moves through what stands at the right; the last row stays in sight.
    func scroll(rows: Int = 0, columns: Int = 0) {
        let size = room.size
        let count = page.rowCount(width: size.width, arrangement: arrangement)
        let last = max(0, count - size.height)
        place = Point(
            x: min(max(0, place.x + columns), 400),
            y: min(max(0, min(place.y, last) + rows), last))
    }

    /// Goes to the next place that changes, or to the one before; round and round.
    func jump(forward: Bool) {
        let starts = page.changes(width: room.size.width, arrangement: arrangement)
        let top = place.y + 2
        let next =
            forward
            ? starts.first { $0 > top } ?? starts.first : starts.last { $0 < top } ?? starts.last
        guard let next else { return }
        let rest = place.y
        place.y = max(0, next - 2)
        scroll()
        // Where the end is in sight there is no next one below.
        if forward, place.y == rest, next > top, let first = starts.first, first < top {
            place.y = max(0, first - 2)
        }
    }

    func switchArrangement() {
        arrangement = arrangement == .unified ? .sideBySide : .unified
        scroll()
    }

    /// Where the keyboard is, for the bottom bar.
    var position: String? {
        let list = list
        guard let row = list.selection, focus != .change else { return nil }
        return "\((row + 1).grouped) of \(list.count.grouped)"
    }

    /// The place that the editor would open.
    var editorPlace: (file: RelativePath, line: Int?)? {
        if focus == .evidence {
            guard let row = evidenceList.selection, evidence.indices.contains(row) else {
                return nil
            }
            switch evidence[row] {
            case .coupling(let coupling):
                return coupling.declaration.map { ($0.file, $0.line) }
                    ?? coupling.sites.first.map { ($0.file, $0.line) }
            case .site(let site): return (site.file, site.line)
            }
        }
        guard let file = selectedFile, file.change.before != nil else { return nil }
        return (file.id, file.firstLine)
    }

    func edit() {
        if let place = editorPlace { router.editLine(place.file, line: place.line) }
    }
}
