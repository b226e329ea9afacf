import TerminalUI

/// Why the last build failed: each error with its place, one of them selected.
struct ErrorPanel: View {
    let errors: [Diagnostic]
    let selected: Int
    /// Left out of the paths.
    let root: String

    private static let mostRows = 9

    /// Rows that it needs where there are `height`.
    func height(in height: Int) -> Int {
        min(errors.count + 2, Self.mostRows, max(3, height / 3))
    }

    func request(in space: Size) -> SizeRequest {
        SizeRequest(
            Size(width: space.width, height: height(in: space.height)), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let room = max(1, canvas.size.height - 2)
        let first = max(0, min(selected - room / 2, errors.count - room))
        Panel(
            StyledText("Build failed", .error), note: StyledText("the last good program is shown"),
            footer: StyledText("\(selected + 1) of \(errors.count)"), isFocused: false
        ) {
            for index in first..<min(errors.count, first + room) {
                Text(row(errors[index], isSelected: index == selected))
            }
        }
        .draw(on: canvas)
    }

    private func row(_ error: Diagnostic, isSelected: Bool) -> StyledText {
        let mark = StyledText(isSelected ? "▸ " : "  ", .accent)
        return mark + StyledText(error.placeName(in: root), .muted) + StyledText(error.message)
    }
}

extension Diagnostic {
    /// `Sources/A.swift:3:14  `, or nothing.
    func placeName(in root: String) -> String {
        guard let place else { return "" }
        let isInside = place.file.hasPrefix(root + "/")
        let file = isInside ? String(place.file.dropFirst(root.count + 1)) : place.file
        return "\(file):\(place.line):\(place.column)  "
    }
}
