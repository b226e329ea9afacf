import Architecture
import Codebase
import TerminalUI

/// Asks for a module, then shows the way to it.
struct WhyView: View {
    let model: WhyModel

    func request(in space: Size) -> SizeRequest { .everything() }

    func draw(on canvas: Canvas) {
        let width = min(92, canvas.size.width - 4)
        switch model.stage {
        case .picking:
            let height = min(max(8, model.candidates.count + 4), canvas.size.height - 2, 24)
            Modal(
                "Why does \(model.report.name) depend on …", footer: "Enter shows the path",
                size: Size(width: width, height: height)
            ) {
                TextField(model.input, prompt: "", placeholder: "type the name of a module")
                Divider()
                picker
            }
            .draw(on: canvas)
        case .chain(let node, let chain):
            let height = min((chain?.steps.count ?? 0) + 5, canvas.size.height - 2)
            Modal(
                "Why \(model.report.name) depends on \(node.name)", footer: "Esc closes",
                size: Size(width: width, height: max(7, height))
            ) {
                Text(remark(on: chain, to: node)).wrapped()
                Text("")
                steps
            }
            .draw(on: canvas)
        }
    }

    private var picker: List {
        List(
            model.list, actions: model.rowActions { [weak model] in model?.choose() },
            placeholder: Text("No match.", .muted)
        ) { row in
            let candidate = model.candidates[row]
            return HStack {
                Text(StyledText(candidate.node.name, .plain, matching: candidate.match))
                Spacer()
                Text(candidate.node.kind == .own ? "" : candidate.node.kind.rawValue, .muted)
                    .priority(1)
            }
        }
    }

    private var steps: List {
        List(model.list, actions: model.rowActions()) { row in
            ChainStep(step: model.steps[row], report: model.report)
        }
    }

    private func remark(on chain: ImportChain?, to node: ModuleGraph.Node) -> StyledText {
        guard let chain else {
            return StyledText("\(model.report.name) does not depend on \(node.name).", .success)
        }
        if chain.isImported {
            let imports = chain.steps.count.counted("import")
            return StyledText("Shortest path: \(imports)", .muted)
        }
        return StyledText(
            "No path by imports alone; dotted steps are only declared.", .muted)
    }
}

/// One edge on the way.
private struct ChainStep: View {
    let step: ImportChain.Step
    let report: ModuleReport

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = canvas.size.width
        let place = step.place.map { "\($0.file):\($0.line)" } ?? ""
        let more = step.edge.sites.count > 1 ? " +\(step.edge.sites.count - 1)" : ""
        let names =
            StyledText("\(name(step.edge.from)) ") + StyledText("→", .muted)
            + StyledText(" \(name(step.edge.to))")
        let note =
            step.isImported
            ? StyledText(place + more, .muted)
            : StyledText("declared only  ", .info) + StyledText(place, .muted)
        let room = min(TextWidth.of(names), width * 3 / 5)
        canvas.write(cells: names.cells(width: room, truncation: .middle), x: 0, y: 0)
        let cells = note.cells(width: width - room - 2, truncation: .start)
        canvas.write(cells: cells, x: width - cells.count, y: 0)
    }

    private func name(_ id: ModuleID) -> String {
        report.analysis.graph.node(id)?.name ?? id.targetName
    }
}
