import ScreenPreviews
import TerminalUI

extension WidgetPreviews {
    static var sources: [Preview] {
        part(
            "Code", width: 56, height: 6,
            states: [
                .state("marked") { _ in Code(code) },
                .state("scrolled") { _ in Code(code, offset: 2, column: 6) },
            ])
            + part(
                "Diff", width: 64, height: 8,
                states: [
                    .state("unified") { _ in Diff(changes) },
                    .state("sideBySide", width: 100) { _ in
                        Diff(changes, arrangement: .sideBySide)
                    },
                ])
    }

    static var code: [CodeLine] {
        [
            CodeLine(
                StyledText("import ", .keyword) + StyledText("ProfileFeature", .type), number: 2,
                mark: StyledText("▸", .error), isMarked: true),
            CodeLine("", number: 3),
            CodeLine(StyledText("/// What a reader sees first.", .comment), number: 4),
            CodeLine(
                StyledText("struct ", .keyword) + StyledText("FeedView", .type) + ": "
                    + StyledText("View", .type) + " {", number: 5),
            CodeLine(
                StyledText("    let ", .keyword) + "title = " + StyledText("\"漢字\"", .string),
                number: 6),
            CodeLine("}", number: 7),
        ]
    }

    private static var changes: [DiffLine] {
        [
            DiffLine(.heading, "Package.swift"),
            DiffLine(.context, "dependencies: [", oldNumber: 14, newNumber: 14),
            DiffLine(.removed, "    \"Player\",", oldNumber: 15),
            DiffLine(.added, "    \"PlayerInterface\",", newNumber: 15),
            DiffLine(.context, "    \"Catalog\",", oldNumber: 16, newNumber: 16),
            DiffLine(.added, "    \"Logging\",", newNumber: 17),
            DiffLine(.context, "]", oldNumber: 17, newNumber: 18),
        ]
    }
}
