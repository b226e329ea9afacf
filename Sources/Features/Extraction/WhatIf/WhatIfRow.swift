import Architecture
import Codebase
import Extracting
import FeatureKit
import TerminalUI

/// A line of what would be: a move, or something that is different.
nonisolated enum WhatIfRow: Equatable, Sendable {
    case heading(String)
    /// A move by its position; why it cannot be made.
    case move(Int, WhatIfMove, problem: String?)
    case figure(WhatIfComparison.Figure)
    case price(PriceChange)
    /// A violation that would be there, or no longer.
    case violation(Violation, isNew: Bool)
    case note(String)

    var isHeading: Bool {
        if case .heading = self { true } else { false }
    }

    /// The position of the move; nil for anything else.
    var move: Int? {
        if case .move(let number, _, _) = self { number } else { nil }
    }

    /// The rows of moves and of what comes of them.
    static func all(of whatIf: WhatIf, _ state: WhatIfState) -> [WhatIfRow] {
        var problem: WhatIfError?
        if case .failed(let error) = state { problem = error }
        let moves = whatIf.moves.enumerated().map { number, move in
            WhatIfRow.move(
                number, move, problem: problem?.move == number ? problem?.reason : nil)
        }
        guard !moves.isEmpty else {
            return [.note("No moves yet. Space on a candidate adds it, n types one.")]
        }
        return [.heading("Moves (\(moves.count.grouped))")] + moves + outcome(state)
    }

    private static func outcome(_ state: WhatIfState) -> [WhatIfRow] {
        switch state {
        case .nothing: return []
        case .working: return [.note("Working out what would be…")]
        case .failed(let error):
            return [.heading("Move \((error.move + 1).grouped) cannot be made")]
                + error.reason.lines(of: 56).map(WhatIfRow.note)
                + [.note("Take it out (⌫) or go back ([) to see what would be.")]
        case .known(let result):
            let difference = result.comparison.difference
            let figures = result.comparison.figures
            let changed = figures.filter { $0.before != $0.after }
            let same = figures.filter { $0.before == $0.after }
            let prices = result.prices.filter { $0.before != $0.after }
            return [.heading("Compared with today")] + (changed + same).map(WhatIfRow.figure)
                + section("New", difference.appeared.map { .violation($0, isNew: true) })
                + section("Ended", difference.disappeared.map { .violation($0, isNew: false) })
                + section("Edges to turn around, were it next", prices.map(WhatIfRow.price))
                + (prices.isEmpty
                    ? [] : [.note("Turn in the list counts all steps before it as done.")])
        }
    }

    private static func section(_ title: String, _ rows: [WhatIfRow]) -> [WhatIfRow] {
        rows.isEmpty ? [] : [.heading("\(title) (\(rows.count.grouped))")] + rows
    }
}

extension String {
    /// The words in lines of about a width.
    nonisolated fileprivate func lines(of width: Int) -> [String] {
        split(separator: " ").reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + word.count < width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
    }
}

/// One such line.
struct WhatIfRowView: View {
    let row: WhatIfRow

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = canvas.size.width
        let x = row.isHeading ? 1 : 3
        let right = right
        let end = TextWidth.of(right)
        let room = max(0, width - x - 1 - (end > 0 ? end + 2 : 0))
        canvas.write(left, x: x, y: 0, width: room, truncation: .end)
        canvas.write(cells: right.cells(width: min(end, width)), x: max(x, width - 1 - end), y: 0)
    }

    private var left: StyledText {
        switch row {
        case .heading(let title): StyledText(title, .header)
        case .move(let number, let move, let problem):
            StyledText("\((number + 1).grouped)  ", .muted) + StyledText(move.description)
                + (problem == nil ? "" : StyledText("  ✗ cannot be made", .error))
        case .figure(let figure):
            StyledText(figure.name, figure.before == figure.after ? .muted : .text)
        case .price(let price): StyledText(price.candidate)
        case .violation(let violation, let isNew):
            (isNew
                ? StyledText("\(violation.severity.tone.mark.string) ")
                : StyledText("✓ ", .success))
                + StyledText("\(violation.kind.rawValue)  ", .muted)
                + StyledText(violation.message)
        case .note(let text): StyledText(text, .muted)
        }
    }

    private var right: StyledText {
        switch row {
        case .figure(let figure):
            change(figure.before, figure.after, fewerAreBetter: figure.fewerAreBetter)
        case .price(let price): change(price.before, price.after, fewerAreBetter: true)
        case .heading, .move, .violation, .note: ""
        }
    }

    private func change(_ before: Int, _ after: Int, fewerAreBetter: Bool?) -> StyledText {
        if before == after { return StyledText(before.grouped, .muted) }
        let color: Color =
            switch fewerAreBetter {
            case nil: .text
            case .some(let fewer): (after < before) == fewer ? .success : .warning
            }
        return StyledText(before.grouped + " → ", .muted) + StyledText(after.grouped, color, .bold)
    }
}
