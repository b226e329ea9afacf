import Codebase
import Editing
import Inverting
import TerminalUI

/// What is looked at, and which files have a tick.
extension InversionViewModel {
    /// The list that has the keyboard; the change has the files.
    var list: ListState {
        get {
            switch focus {
            case .evidence: evidenceList
            case .recipes: recipeList
            case .files, .change: fileList
            }
        }
        set {
            switch focus {
            case .evidence: evidenceList = newValue
            case .recipes: recipeList = newValue
            case .files, .change: fileList = newValue
            }
        }
    }

    /// What narrows that list down; there are too few recipes for one.
    var filter: ListFilter {
        get { focus == .evidence ? evidenceFilter : fileFilter }
        set {
            if focus == .evidence {
                evidenceFilter = newValue
            } else {
                if newValue.isEditing, focus != .files { focusOn(.files) }
                fileFilter = newValue
            }
        }
    }

    func focusOn(_ new: Focus) {
        focus = new
        let old = subject
        switch new {
        case .recipes: subject = .recipe
        case .files: subject = .file
        case .evidence, .change: break
        }
        if subject != old { place = .zero }
    }

    /// Goes to the next part of the screen, round and round.
    func moveFocus(by step: Int) {
        let all = Focus.allCases
        focusOn(all[(focus.rawValue + step + all.count) % all.count])
    }

    func selectEvidence(_ row: Int) {
        focusOn(.evidence)
        evidenceList.select(row)
    }

    func selectRecipe(_ row: Int) {
        focusOn(.recipes)
        recipeList.select(row)
    }

    func selectFile(_ row: Int) {
        focusOn(.files)
        fileList.select(row)
    }

    /// Another recipe has other files.
    func recipeChanged() {
        place = .zero
        narrowFiles()
        highlight()
    }

    /// Keeps the selection at the same file, or else at the same row.
    func narrowFiles() {
        let id = selectedFile?.id
        let all = selected?.files ?? []
        shownFiles =
            fileFilter.isActive
            ? fileFilter.matcher.filter(all) { $0.id.string }.map { all[$0.index] } : all
        var list = fileList
        list.update(count: shownFiles.count)
        if let row = id.flatMap({ id in shownFiles.firstIndex { $0.id == id } }) {
            list.select(row)
        }
        fileList = list
    }

    func narrowEvidence() {
        evidence =
            plan.map { EvidenceRow.rows(of: $0.inversion, matching: evidenceFilter.text) } ?? []
        evidenceList.update(count: evidence.count)
    }

    /// Takes the selected file out of the change, or puts it in again.
    func toggleTick() {
        guard let selected, let file = selectedFile else { return }
        leftOut[selected.id, default: []].formSymmetricDifference([file.id])
    }

    /// Ticks all files; if all have one, none.
    func toggleAllTicks() {
        guard let selected else { return }
        leftOut[selected.id] = isWhole ? Set(selected.files.map(\.id)) : []
    }
}

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
                about: selected, of: plan, isWhole: isWhole, isProving: proving == selected.id,
                isApplied: applied?.recipe == selected.id),
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
