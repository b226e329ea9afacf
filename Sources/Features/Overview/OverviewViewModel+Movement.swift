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
            cell("left", titled: "Previous column", keys: [.left, "h"], rows: 0, columns: -1),
            cell("right", titled: "Next column", keys: [.right, "l"], rows: 0, columns: 1),
            cell("down", titled: "Next row", keys: [.down, "j"], rows: 1, columns: 0),
            cell("up", titled: "Previous row", keys: [.up, "k"], rows: -1, columns: 0),
            cell(
                "pageDown", titled: "Ten rows down",
                keys: [.pageDown, .control("f"), .control("d")], rows: 10, columns: 0),
            cell(
                "pageUp", titled: "Ten rows up", keys: [.pageUp, .control("b"), .control("u")],
                rows: -10, columns: 0),
            cell("nextPage", titled: "Ten columns right", keys: ["L"], rows: 0, columns: 10),
            cell("previousPage", titled: "Ten columns left", keys: ["H"], rows: 0, columns: -10),
            cell(
                "first", titled: "First module", keys: ["g", .home], rows: -Self.far,
                columns: -Self.far),
            cell(
                "last", titled: "Last module", keys: ["G", .end], rows: Self.far,
                columns: Self.far),
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
        _ id: String, titled title: String, keys: KeyBinding, rows: Int, columns: Int
    ) -> Command {
        move(id, title, keys) { $0.moveCell(rows: rows, columns: columns) }
    }
}
