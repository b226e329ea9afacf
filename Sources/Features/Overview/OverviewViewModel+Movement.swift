import TerminalUI

/// The keys that move; they mean the same everywhere.
extension OverviewViewModel {
    var bandMovement: [Command] {
        [
            move("left", "Previous module", [.left, "h"]) { $0.move(columns: -1) },
            move("right", "Next module", [.right, "l"]) { $0.move(columns: 1) },
            move("down", "Module below", [.down, "j"]) { $0.move(lines: 1) },
            move("up", "Module above", [.up, "k"]) { $0.move(lines: -1) },
            move("nextBand", "Next layer", ["]"]) { $0.move(bands: 1) },
            move("previousBand", "Previous layer", ["["]) { $0.move(bands: -1) },
            move("pageDown", "Next page", [.pageDown, .control("f"), .control("d")]) {
                $0.move(pages: 1)
            },
            move("pageUp", "Previous page", [.pageUp, .control("b"), .control("u")]) {
                $0.move(pages: -1)
            },
            move("first", "First module", ["g", .home]) { $0.moveToStart() },
            move("last", "Last module", ["G", .end]) { $0.moveToEnd() },
        ]
    }

    var gridMovement: [Command] {
        [
            cell("left", "Previous column", [.left, "h"], 0, -1),
            cell("right", "Next column", [.right, "l"], 0, 1),
            cell("down", "Next row", [.down, "j"], 1, 0),
            cell("up", "Previous row", [.up, "k"], -1, 0),
            cell("pageDown", "Ten rows down", [.pageDown, .control("f"), .control("d")], 10, 0),
            cell("pageUp", "Ten rows up", [.pageUp, .control("b"), .control("u")], -10, 0),
            cell("nextPage", "Ten columns right", ["L"], 0, 10),
            cell("previousPage", "Ten columns left", ["H"], 0, -10),
            cell("first", "First module", ["g", .home], -Self.far, -Self.far),
            cell("last", "Last module", ["G", .end], Self.far, Self.far),
        ]
    }

    /// More rows than any codebase has modules.
    static var far: Int { 1_000_000 }

    var sheetCommands: [Command] {
        let model = self
        let nowhere = model.sheetPlace == nil ? "No line is selected." : nil
        let close = Command("overview.close", "Close", keys: .back, hint: "close") {
            model.closeSheet()
        }
        let edit = Command(
            "overview.editPlace", "Open the line in the editor", keys: .edit.or(.enter),
            hint: "edit",
            disabled: nowhere
        ) { model.editSheetLine() }
        let copy = Command(
            "overview.copyPlace", "Copy file and line", keys: .copy, disabled: nowhere
        ) {
            model.copyPlace()
        }
        let violations = Command(
            "overview.violations", "Show its violations", keys: ["v"], hint: "violations"
        ) { model.showViolations() }
        let explain = Command(
            "overview.explain", "Explain the rules that this dependency breaks", keys: .explain,
            hint: "explain",
            disabled: model.brokenKinds.isEmpty ? "This dependency has no violations." : nil
        ) { model.explain() }
        return [edit, violations, explain, copy, close] + rowMovement
    }

    private var rowMovement: [Command] {
        [
            move("down", "Next row", [.down, "j"]) { $0.moveInSheet { $0.move(by: 1) } },
            move("up", "Previous row", [.up, "k"]) { $0.moveInSheet { $0.move(by: -1) } },
            move("pageDown", "Next page", [.pageDown, .control("f"), .control("d")]) {
                $0.moveInSheet { $0.movePage(by: 1) }
            },
            move("pageUp", "Previous page", [.pageUp, .control("b"), .control("u")]) {
                $0.moveInSheet { $0.movePage(by: -1) }
            },
            move("first", "First row", ["g", .home]) { $0.moveInSheet { $0.moveToStart() } },
            move("last", "Last row", ["G", .end]) { $0.moveInSheet { $0.moveToEnd() } },
        ]
    }

    func move(
        _ id: String, _ title: String, _ keys: KeyBinding,
        change: @escaping @MainActor (OverviewViewModel) -> Void
    ) -> Command {
        Command("overview.\(id)", title, keys: keys, group: "Movement") { [self] in change(self) }
    }

    private func cell(
        _ id: String, _ title: String, _ keys: KeyBinding, _ rows: Int, _ columns: Int
    ) -> Command {
        move(id, title, keys) { $0.moveCell(rows: rows, columns: columns) }
    }
}
