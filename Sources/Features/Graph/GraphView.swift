import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// The drawing, or the selected node between its neighbours, with a line about the selection.
struct GraphView: CompositeView {
    let viewModel: GraphViewModel

    var body: some View {
        if let failure = viewModel.failure {
            FailedView(failure)
        } else if let board = viewModel.board, !board.picture.nodes.isEmpty {
            VStack {
                Panel(title, note: note(board), isFocused: true) {
                    if viewModel.page == .drawing {
                        DrawingView(viewModel: viewModel, board: board)
                    } else {
                        ColumnsView(viewModel: viewModel, board: board)
                    }
                }
                SelectionLine(viewModel: viewModel, board: board)
            }
        } else if let progress = viewModel.progress {
            WaitingView(progress: progress)
        } else {
            NoModulesView()
        }
    }

    private var title: StyledText {
        let question = viewModel.survey.question
        if viewModel.page == .columns { return "Dependents and dependencies" }
        if question.centre == nil, question.ends.count == 2 {
            let names = question.ends.map { id in
                viewModel.board?.position(of: .module(id))
                    .flatMap { viewModel.board?.picture.nodes[$0].name } ?? id.targetName
            }
            return StyledText("All paths from \(names[0]) to \(names[1])")
        }
        guard let centre = question.centre, let board = viewModel.board else {
            return "The whole graph"
        }
        let name = board.position(of: .module(centre)).map { board.picture.nodes[$0].name }
        return StyledText(
            "Around \(name ?? centre.targetName), \(question.depth.counted("step"))")
    }

    private func note(_ board: GraphBoard) -> StyledText {
        let picture = board.picture
        let modules = picture.nodes.reduce(0) { $0 + $1.modules }
        let nodes = picture.nodes.count
        let size = modules == nodes ? "" : " in \(nodes.counted("node"))"
        let edges = picture.arrows.reduce(0) { $0 + $1.count.edges }
        let tests = picture.leftOut.first { $0.omission == .tests }?.modules ?? 0
        let left = tests > 0 ? " · without \(tests.counted("test"))" : ""
        let implied = picture.leftOut.first { $0.omission == .implied }?.edges ?? 0
        let fewer = implied > 0 ? " · \(implied.grouped) implied" : ""
        return StyledText(
            "\(modules.counted("module"))\(size) · \(edges.counted("edge"))\(fewer)\(left)")
    }
}

/// What is known of the selected node.
private struct SelectionLine: CompositeView {
    let viewModel: GraphViewModel
    let board: GraphBoard

    var body: some View {
        FittingLine(left: [name + counts, name], right: [[FittingLine.Part(text: marks)], []])
    }

    private var place: Int? { board.position(of: viewModel.target) }

    private var name: StyledText {
        guard let place else { return "" }
        let node = board.picture.nodes[place]
        let band = board.bandNames[node.band].map { StyledText("  \($0)", .muted) } ?? ""
        return StyledText(node.name, .header, .bold) + band
    }

    private var counts: StyledText {
        guard let place else { return "" }
        let node = board.picture.nodes[place]
        let users = board.neighbours(of: place, .dependents).count
        let used = board.neighbours(of: place, .dependencies).count
        let inside =
            node.modules > 1
            ? " · \(node.modules.counted("module")), \(node.inner.edges.counted("edge")) inside"
            : ""
        return StyledText(
            "   \(users.counted("dependent")) · "
                + used.counted("dependency", "dependencies") + inside, .muted)
    }

    private var marks: StyledText {
        guard let place else { return "" }
        let out = board.picture.arrows.filter { $0.from == place }.map(\.count)
        let counts = out + [board.picture.nodes[place].inner]
        var text: StyledText = ""
        for mark in GraphPicture.Mark.allCases {
            let count = counts.reduce(0) { $0 + ($1.marked[mark] ?? 0) }
            if count > 0 {
                text = text + StyledText("\(mark.symbol) \(count.grouped) ", mark.color)
            }
        }
        return text
    }
}
