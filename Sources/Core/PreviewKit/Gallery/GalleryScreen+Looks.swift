import TerminalUI

extension GalleryScreen {
    /// In which ways previews can be looked at.
    var looks: [Command] {
        let pane = viewModel.pane
        return [
            Command("size", "Next size: 80x24, 120x40, 200x60, full", keys: ["s"], hint: "size") {
                [viewModel] in
                pane.changeSize(by: 1)
                viewModel.redrawGrid()
            },
            Command("size.back", "Previous size", keys: ["S"]) { [viewModel] in
                pane.changeSize(by: -1)
                viewModel.redrawGrid()
            },
            Command("theme", "Dark or light", keys: ["t"], hint: "theme") {
                pane.switchAppearance()
            },
            Command("colors", "Next colour depth", keys: ["c"], hint: "colours") {
                pane.switchDepth()
            },
            Command("names", "Switch names: plain, wide, long", keys: ["n"]) {
                [viewModel] in
                pane.switchNames()
                viewModel.redrawGrid()
            },
        ]
    }

    /// Browses as a list or as thumbnails.
    var browser: Command {
        Command(
            "grid", viewModel.isGrid ? "Show the list" : "Show thumbnails", keys: ["w"],
            hint: viewModel.isGrid ? "list" : "thumbnails"
        ) { [viewModel] in viewModel.switchBrowser() }
    }

    var variants: Command {
        Command(
            "variants", "Show all variants side by side", keys: ["v"],
            hint: "variants"
        ) { [viewModel] in viewModel.openVariants() }
    }
}
