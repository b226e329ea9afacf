import Architecture
import Codebase
import FeatureKit
import TerminalUI

extension GraphViewModel {
    var commands: [Command] {
        if let failure {
            let router = router
            return Command.waysOut(
                of: failure, on: "graph", readAgain: { [weak self] in self?.readAgain() },
                openAnother: { router.openWorkspaces() },
                edit: { router.editLine($0, line: $1) })
        }
        let again = command("reload", "Read the codebase again", .readAgain) { $0.readAgain() }
        guard let board else { return [again] }
        return survey.inTurn(
            [open(board), neighbours(board)] + drawingCommands(board) + moduleCommands + movement)
            + [again]
    }

    private func open(_ board: GraphBoard) -> Command {
        let title: String
        let hint: String
        if page == .columns, column != .centre {
            (title, hint) = ("Put it in the middle", "go on")
        } else if module == nil {
            (title, hint) = ("Unfold it into its modules", "unfold")
        } else if page == .columns || survey.question.centre == module {
            (title, hint) = ("Open the module", "open")
        } else {
            (title, hint) = ("Draw what is around it", "around it")
        }
        return command(
            "open", title, [.enter], hint: hint, disabled: target == nil ? nothing : nil
        ) { $0.goOn() }
    }

    private func neighbours(_ board: GraphBoard) -> Command {
        page == .drawing
            ? command(
                "page", "Show dependents and dependencies as columns", ["v"], hint: "columns",
                disabled: position == nil ? nothing : nil
            ) { $0.togglePage() }
            : command("page", "Show the drawing", ["v"], hint: "drawing") { $0.togglePage() }
    }

    private func drawingCommands(_ board: GraphBoard) -> [Command] {
        let isWhole = survey.question.centre == nil
        let arePaths = !survey.question.ends.isEmpty
        let drawn = arePaths ? "All paths are drawn." : "The whole graph is drawn."
        let whole: String? = isWhole ? "\(drawn) Enter draws what is around." : nil
        var commands = [
            command(
                "deeper", "Draw one step more", ["+", "="], hint: isWhole ? nil : "more",
                disabled: whole
            ) {
                $0.changeDepth(by: 1)
            },
            command(
                "shallower", "Draw one step less", ["-"], hint: isWhole ? nil : "less",
                disabled: whole ?? (survey.question.depth > 1 ? nil : "One step is drawn.")
            ) { $0.changeDepth(by: -1) },
            command(
                "fold", "Unfold the layer, or fold it again", [.space],
                disabled: board.picture.isFolded ? nil : "Modules are drawn, and no layers."
            ) { $0.toggleFold() },
            command(
                "folding", foldingTitle(board.nextFolding), ["c"], hint: foldingHint(board),
                disabled: isWhole && !arePaths ? nil : "This is drawn module by module."
            ) { $0.cycleFolding() },
            command(
                "implied",
                survey.question.omitsImplied
                    ? "Draw all edges" : "Leave out edges that longer paths imply", ["d"],
                hint: survey.question.omitsImplied ? "all edges" : "fewer edges"
            ) { $0.toggleImplied() },
            command(
                "tests", survey.question.showsTests ? "Leave out tests" : "Include tests", ["t"],
                hint: survey.question.showsTests ? "no tests" : "tests too"
            ) { $0.toggleTests() },
        ]
        if !isWhole {
            commands.insert(
                command(
                    "whole", arePaths ? "Back to all paths" : "Back to the whole graph", .back,
                    hint: arePaths ? "all paths" : "whole graph"
                ) { $0.showWhole() }, at: 0)
        }
        return commands
    }

    private func foldingTitle(_ folding: GraphCut.Folding) -> String {
        switch folding {
        case .modules: "Draw all modules"
        case .layers: "Draw layers as nodes"
        case .packages: "Draw packages as nodes"
        }
    }

    private func foldingHint(_ board: GraphBoard) -> String? {
        survey.question.centre == nil ? board.nextFolding.rawValue : nil
    }

    private var moduleCommands: [Command] {
        let module = module
        let none = module == nil ? "No module is selected." : nil
        return [
            command("module", "Open the module", ["m"], hint: "module", disabled: none) { model in
                module.map(model.router.openModule)
            },
            command("violations", "Show its violations", ["o"], disabled: none) {
                model in module.map(model.router.showViolations)
            },
            command("copy", "Copy the module's identifier", .copy, disabled: none) { model in
                module.map { model.router.copy($0.rawValue) }
            },
            command("nextViolation", "Next node with a violation", ["n"], disabled: unmarked) {
                $0.moveToViolation(by: 1)
            },
            command(
                "previousViolation", "Previous node with a violation", ["N"], disabled: unmarked
            ) { $0.moveToViolation(by: -1) },
        ]
    }

    private var movement: [Command] {
        [
            command("left", "Node to the left", [.left, "h"]) { $0.move(columns: -1) },
            command("right", "Node to the right", [.right, "l"]) { $0.move(columns: 1) },
            command("down", "Node below", [.down, "j"]) { $0.move(rows: 1) },
            command("up", "Node above", [.up, "k"]) { $0.move(rows: -1) },
            command("larger", "Draw it larger", [">"], disabled: zoomEnd(1)) { $0.zoom(by: 1) },
            command(
                "smaller", "Draw it smaller", ["<"], hint: page == .drawing ? "smaller" : nil,
                disabled: zoomEnd(-1)
            ) { $0.zoom(by: -1) },
            pan("Left", ["H", Key(.left, .shift)], x: -8),
            pan("Right", ["L", Key(.right, .shift)], x: 8),
            pan("Down", ["J", Key(.down, .shift)], y: 4),
            pan("Up", ["K", Key(.up, .shift)], y: -4),
            command("first", "First node", ["g", .home]) { $0.moveToEnd(isLast: false) },
            command("last", "Last node", ["G", .end]) { $0.moveToEnd(isLast: true) },
        ]
    }

    /// Moves the window, and keeps the selection.
    private func pan(_ way: String, _ keys: KeyBinding, x: Int = 0, y: Int = 0) -> Command {
        command(
            "pan\(way)", "Look further \(way.lowercased())", keys,
            disabled: page == .drawing ? nil : "Columns are shown, and no drawing."
        ) { $0.pan(by: Point(x: x, y: y)) }
    }

    private func zoomEnd(_ step: Int) -> String? {
        if page == .columns { return "Columns are shown, and no drawing." }
        return survey.question.zoom.moved(by: step) == nil
            ? "It is drawn as \(step > 0 ? "large" : "small") as it gets." : nil
    }

    private var nothing: String { "Nothing is selected." }

    private var unmarked: String? {
        guard let board, board.picture.marks.isEmpty else { return nil }
        return "No edge is a violation."
    }

    private func command(
        _ id: String, _ title: String, _ keys: KeyBinding, hint: String? = nil,
        disabled: String? = nil, action: @escaping @MainActor (GraphViewModel) -> Void
    ) -> Command {
        Command("graph.\(id)", title, keys: keys, hint: hint, disabled: disabled) {
            [weak self] in self.map(action)
        }
    }
}
