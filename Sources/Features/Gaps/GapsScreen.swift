import Architecture
import TerminalUI

/// A list of all that keeps the screens from showing the whole codebase.
final class GapsScreen: ListScreen {
    let viewModel: GapsViewModel

    init(viewModel: GapsViewModel) {
        self.viewModel = viewModel
    }

    var title: String { "Gaps" }

    var body: any View {
        ZStack {
            GapsView(viewModel: viewModel)
            if viewModel.asksForTrust { TrustSheetView(root: viewModel.root) }
        }
    }

    func didAppear() { viewModel.listen() }

    func didDisappear() { viewModel.stop() }

    var commands: [Command] {
        if viewModel.asksForTrust { return trustCommands }
        return viewModel.typingCommands ?? rowCommands + commonCommands + viewModel.listCommands
    }

    /// What can be done with the selected line.
    private var rowCommands: [Command] {
        let model = viewModel
        let none = model.selected == nil ? "No line is selected." : nil
        let nowhere = none ?? (model.selected?.target == nil ? "It is about no file." : nil)
        return [
            .open(openTitle, disabled: nowhere) { model.open() },
            Command(
                "gaps.edit", "Open it, or the first file of the folder, in the editor",
                keys: ["e"], hint: "edit", disabled: nowhere
            ) { model.edit() },
            Command("gaps.copy", "Copy the place", keys: ["y"], hint: "copy", disabled: none) {
                model.copyPlace()
            },
        ]
    }

    private var openTitle: String {
        guard case .gap(let gap, let isUnfolded) = viewModel.selected, !gap.files.isEmpty else {
            return "Open it in the editor"
        }
        return isUnfolded ? "Hide the files of the folder" : "Show the files of the folder"
    }

    private var commonCommands: [Command] {
        let model = viewModel
        let helps = model.gaps.contains(where: \.isCuredByTrust)
        return [
            Command(
                "gaps.trust", "Trust the codebase: let its build system answer", keys: ["T"],
                hint: helps ? "trust" : nil,
                disabled: helps ? nil : "Nothing here would be read better for it."
            ) { model.asksForTrust = true },
            Command("gaps.reload", "Read the codebase again", keys: ["r"]) { model.readAgain() },
        ]
    }

    private var trustCommands: [Command] {
        let model = viewModel
        return [
            Command("gaps.trust", "Trust the codebase", keys: ["y"], hint: "trust") {
                model.trust()
            },
            Command("gaps.close", "Leave it", keys: ["n", .escape, "q"], hint: "no") {
                model.asksForTrust = false
            },
        ]
    }
}
