import Architecture
import Codebase
import Composing
import FeatureKit
import TerminalUI

extension CompositionViewModel {
    /// The place that the keys are about.
    var place: CompositionPlace? {
        focus == .relations ? selectedRelation?.place : detail?.place
    }

    /// The module whose code the selected row is.
    var module: ModuleID? {
        guard let selected else { return nil }
        return board?.index.module(of: selected)
    }

    /// The rules that the selected row breaks, each once.
    var kinds: [ViolationKind] {
        guard let detail else { return [] }
        return detail.findings.reduce(into: []) { kinds, finding in
            if !kinds.contains(finding.kind) { kinds.append(finding.kind) }
        }
    }

    func edit() {
        guard let place else { return }
        router.editLine(place.file, line: place.line)
    }

    func toggle() {
        guard let selected, selected.marker != .leaf else { return }
        let isOpening = selected.marker == .collapsed
        survey.question.toggle(selected.id)
        if isOpening { survey.inTurn { [weak self] in self?.scrollToChildren() } }
    }

    /// Shows what was opened as far as there is room.
    private func scrollToChildren() {
        guard let board, let row = treeList.selection else { return }
        let below = board.rows[(row + 1)...].prefix { $0.depth > board.rows[row].depth }.count
        treeList.reveal(through: row + below)
    }

    func expand() {
        guard let selected else { return }
        if selected.marker == .collapsed {
            toggle()
        } else if selected.marker == .expanded {
            treeList.move(by: 1)
        }
    }

    func collapse() {
        guard let selected, let row = treeList.selection else { return }
        if selected.marker == .expanded { return toggle() }
        let above = board?.rows[..<row].lastIndex { $0.depth < selected.depth }
        above.map { treeList.select($0) }
    }

    /// Goes to the next row that a finding is about, round the ends. What is in closed rows is
    /// marked at the row that hides it.
    func moveToFinding(by step: Int) {
        guard let board, let start = treeList.selection, !board.rows.isEmpty else { return }
        let count = board.rows.count
        for distance in 1...count {
            let row = ((start + step * distance) % count + count) % count
            let candidate = board.rows[row]
            let isOpenGroup = candidate.depth == 0 && candidate.marker == .expanded
            if !isOpenGroup, !board.index.findings(at: candidate).isEmpty {
                return treeList.select(row)
            }
        }
    }

    /// Selects in the tree what a detail is about.
    func follow() {
        guard let number = selectedRelation?.number, let board else { return }
        focus = .tree
        if board.page == .graph { return walk(to: .made(number)) }
        if let row = Self.row(of: number, in: board) { return treeList.select(row) }
        // It is in a group that is closed or filtered.
        filter.clear()
        let group = board.index.groups.first { $0.members.contains(number) }
        if let group, survey.question.page == .tree {
            survey.question.toggled.remove("group \(group.name)")
        } else {
            let lifetime = board.composition.registrations[number].lifetime
            survey.question.toggled.remove("lifetime \(lifetime.rawValue)")
        }
        survey.inTurn { [weak self] in
            guard let self, let board = self.board, let row = Self.row(of: number, in: board)
            else { return }
            treeList.select(row)
        }
    }

    static func row(of number: Int, in board: CompositionBoard) -> Int? {
        board.rows.firstIndex { $0.depth == 1 && $0.content == .made(number) }
    }

    func selectRow(_ row: Int) {
        focus = .tree
        treeList.select(row)
    }

    func selectRelation(_ row: Int) {
        focus = .relations
        relationList.select(row)
    }
}
