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

    /// From a recipe to its files first.
    func moveFile(by rows: Int) {
        guard subject == .file else { return focusOn(.files) }
        fileList.move(by: rows)
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
