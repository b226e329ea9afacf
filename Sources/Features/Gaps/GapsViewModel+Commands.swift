import Codebase
import FeatureKit
import TerminalUI

extension GapsViewModel {
    var commands: [Command] {
        if asksForTrust { return trustCommands }
        return typingCommands ?? inTurn(rowCommands) + commonCommands + listCommands
    }

    /// What can be done with the selected line.
    private var rowCommands: [Command] {
        let model = self
        let none = model.selected == nil ? "No line is selected." : nil
        let nowhere = none ?? (model.selected?.target == nil ? "This line is about no file." : nil)
        return [
            .open(openTitle, disabled: nowhere, effect: unfolds ? .looks : .edits) { model.open() },
            Command(
                "gaps.edit", "Open in the editor (a folder: its first file)",
                keys: .edit, hint: "edit", disabled: nowhere
            ) { model.edit() },
            Command("gaps.copy", "Copy the path", keys: .copy, hint: "copy", disabled: none) {
                model.copyPlace()
            },
        ]
    }

    /// Whether the selected line shows or hides the files of a folder.
    private var unfolds: Bool {
        if case .gap(let gap, _) = selected { !gap.files.isEmpty } else { false }
    }

    private var openTitle: String {
        guard case .gap(let gap, let isUnfolded) = selected, gap.isFolder else {
            return "Open in the editor"
        }
        if !gap.places.isEmpty {
            return isUnfolded ? "Hide the places in the file" : "Show the places in the file"
        }
        return isUnfolded ? "Hide the files of the folder" : "Show the files of the folder"
    }

    private var commonCommands: [Command] {
        let model = self
        let helps = model.gaps.contains(where: \.isCuredByTrust)
        return [
            Command(
                "gaps.trust", "Trust the codebase: run its manifests", keys: ["T"],
                hint: helps ? "trust" : nil,
                disabled: helps ? nil : "Trust would not help: no manifest here needs to run.",
                effect: .writes
            ) { model.asksForTrust = true },
            Command("gaps.reload", "Read the codebase again", keys: .readAgain) {
                model.readAgain()
            },
            Command(
                "gaps.here", "Show unread and unclaimed files", keys: .gaps,
                disabled: "They are what this screen lists."
            ) {},
        ]
    }

    private var trustCommands: [Command] {
        let model = self
        return [
            Command("gaps.confirm", "Trust the codebase", keys: .yes, hint: "trust") {
                model.trust()
            },
            Command("gaps.close", "Cancel", keys: .no, hint: "no") {
                model.asksForTrust = false
            },
        ]
    }
}
