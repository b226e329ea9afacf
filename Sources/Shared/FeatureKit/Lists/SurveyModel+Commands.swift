import Architecture
import Codebase
import TerminalUI

/// Commands that several screens have; `screen` begins their identifiers.
extension SurveyModel {
    /// Reads the codebase again.
    package func readAgainCommand(on screen: String) -> Command {
        command("reload", on: screen, "Read the codebase again", .readAgain) { $0.readAgain() }
    }

    /// Says why a screen cannot show folders.
    package func noFoldersCommand(on screen: String) -> Command {
        Command(
            "\(screen).folders", "Show the folders inside the modules", keys: .folders,
            disabled: "A folder cannot be built alone. See folders in Overview, Modules and "
                + "Violations."
        ) {}
    }

    fileprivate func command(
        _ id: String, on screen: String, _ title: String, _ keys: KeyBinding = [],
        hint: String? = nil, action: @escaping (Self) -> Void
    ) -> Command {
        Command("\(screen).\(id)", title, keys: keys, hint: hint) { [weak self] in
            self.map(action)
        }
    }
}

extension SurveyModel where Content: SortedListing {
    /// `s` and `S`.
    package func sortCommands(on screen: String, reverseHint: String? = nil) -> [Command] {
        [
            command("sort", on: screen, "Sort by the next column", ["s"], hint: "sort") {
                $0.sortByNextColumn()
            },
            command("reverse", on: screen, "Reverse the order", ["S"], hint: reverseHint) {
                $0.reverse()
            },
        ]
    }

    /// Orders that the palette finds by name; some have the capital letter that their heading shows.
    package func columnCommands(
        on screen: String, letter: (Content.Order.Column) -> Character?,
        label: (Content.Order.Column) -> String
    ) -> [Command] {
        Content.Order.Column.allCases.map { column in
            let keys = letter(column).map { [Key(.character($0))] } ?? []
            return command(
                "sort.\(column)", on: screen, "Sort by \(label(column))", KeyBinding(keys)
            ) {
                $0.sort(by: column)
            }
        }
    }
}
