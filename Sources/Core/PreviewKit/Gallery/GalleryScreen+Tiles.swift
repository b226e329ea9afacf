import TerminalUI

extension GalleryScreen {
    /// What can be done with thumbnails.
    var gridCommands: [Command] {
        let model = viewModel
        return [
            Command("grid.open", "Show the preview alone", keys: [.enter], hint: "open") {
                model.openFromGrid()
            },
            variants, browser,
        ] + looks + tiles(model.grid) + panning(model.grid) + movement(model.grid)
            + stories + model.filterCommands
    }

    /// What can be done with the variants of a preview.
    var variantCommands: [Command] {
        let model = viewModel
        let grid = model.variants.grid
        return [
            Command("variants.open", "Show this variant alone", keys: [.enter], hint: "use") {
                model.chooseVariant()
            },
            Command(
                "variants.close", "Back to the preview",
                keys: .back.or("v"), hint: "back"
            ) { model.closeVariants() },
        ] + tiles(grid) + panning(grid) + movement(grid)
    }

    private func tiles(_ grid: TileGrid) -> [Command] {
        [
            Command(
                "tiles.cells", "Toggle scale to fit", keys: ["z", "m"],
                hint: grid.isCropped ? "smaller" : "as it is"
            ) { grid.switchCropped() },
            Command("tiles.larger", "Larger tiles", keys: ["+", "="], hint: "larger") {
                grid.changeColumns(by: -1)
            },
            Command("tiles.smaller", "Smaller tiles", keys: ["-"]) { grid.changeColumns(by: 1) },
        ]
    }

    private func panning(_ grid: TileGrid) -> [Command] {
        let reason = grid.isCropped ? nil : "All of each preview is visible. z shows its cells."
        return [
            ("left", Key(.left, .shift), Key("H"), -8, 0),
            ("right", Key(.right, .shift), "L", 8, 0),
            ("up", Key(.up, .shift), "K", 0, -4), ("down", Key(.down, .shift), "J", 0, 4),
        ].map { direction, arrow, letter, columns, rows in
            Command(
                "tiles.pan.\(direction)", "Show more of all tiles: \(direction)",
                keys: [arrow, letter], disabled: reason
            ) { grid.movePan(columns: columns, rows: rows) }
        }
    }

    private func movement(_ grid: TileGrid) -> [Command] {
        [
            move("left", "Previous tile", [.left, "h"]) { grid.move(columns: -1) },
            move("right", "Tile to the right", [.right, "l"]) { grid.move(columns: 1) },
            move("down", "Tile below", [.down, "j"]) { grid.move(rows: 1) },
            move("up", "Tile above", [.up, "k"]) { grid.move(rows: -1) },
            move("pageDown", "Next page", [.pageDown, .control("f"), .control("d")]) {
                grid.movePage(by: 1)
            },
            move("pageUp", "Previous page", [.pageUp, .control("b"), .control("u")]) {
                grid.movePage(by: -1)
            },
            move("first", "First tile", ["g", .home]) { grid.select(0) },
            move("last", "Last tile", ["G", .end]) { grid.select(grid.layout.count - 1) },
        ]
    }

    private func move(
        _ id: String, _ title: String, _ keys: KeyBinding, action: @escaping Command.Action
    ) -> Command {
        Command("tiles.\(id)", title, keys: keys, group: "Tiles", action: action)
    }
}
