import Architecture
import Codebase
import Previewing
import TerminalUI

/// One row about a module.
struct DetailRowView: CompositeView {
    let row: DetailRow
    /// The lines that must be compiled for a preview of the module.
    let lines: Int
    let name: (ModuleID) -> String

    var body: some View {
        switch row {
        case .heading(let title, let count):
            Text(StyledText(" " + title, .header, .bold) + StyledText(" " + count, .muted))
        case .component(let component, let showsKind):
            self.component(component, showsKind: showsKind)
        case .preview(let preview): self.preview(preview)
        case .state(let state, _):
            line(StyledText("      ◇ ", .faint) + StyledText(state.name), at: state.line)
        case .cut(let cut, let isBest): self.cut(cut, isBest: isBest)
        }
    }

    private func component(_ component: Component, showsKind: Bool) -> some View {
        line(
            StyledText("  \(component.mark) ", component.color)
                + StyledText(component.name, component.isPrivate ? .muted : .text),
            remark: remark(on: component, showsKind: showsKind), in: component.file,
            at: component.line)
    }

    private func remark(on component: Component, showsKind: Bool) -> String {
        let isTold = showsKind && component.kind != .view
        let kind = isTold ? "  \(component.kind.word)" : ""
        return kind + (component.drawer.map { "  in \($0.type)" } ?? "")
    }

    private func preview(_ preview: ComponentPreview) -> some View {
        let shown = preview.shows.map(\.type)
        let shows = shown.isEmpty ? "" : "  shows " + shown.joined(separator: ", ")
        let traits = preview.traits.isEmpty ? "" : "  " + preview.traits.joined(separator: " ")
        return line(
            StyledText("  ▸ ", .accent) + StyledText(preview.title ?? preview.kind.word)
                + StyledText(preview.title == nil ? "" : "  \(preview.kind.word)", .faint),
            remark: shows + traits, in: preview.file, at: preview.line)
    }

    private func cut(_ cut: PreviewCut, isBest: Bool) -> some View {
        let part = lines > 0 ? Double(cut.saves.lines) / Double(lines) : 0
        let saved =
            cut.saves.lines > 0
            ? "−\(cut.saves.lines.grouped) lines  " + part.percent.leading(5)
            : "−" + cut.saves.externals.count.counted("package product")
        let edge =
            StyledText(isBest ? "  ★ " : "    ", .accent) + StyledText(name(cut.from))
            + StyledText(" → ", .muted) + StyledText(name(cut.to))
            + StyledText(cut.isUnused ? "  not imported" : "", .warning)
            + StyledText(cut.breaks.map { "  \($0.symbol) \($0.rawValue)" } ?? "", .warning)
        return HStack(spacing: 2) {
            Text(edge).truncated(.end)
            Spacer()
            Text(saved + " ", .muted).priority(1)
        }
    }

    /// A text with its place at the right end. The line gives way last, the text before the file.
    private func line(
        _ text: StyledText, remark: String = "", in file: RelativePath? = nil, at line: Int
    ) -> some View {
        HStack(spacing: 0) {
            Text(text).truncated(.end).priority(2)
            Text(remark, .muted).truncated(.end).priority(1)
            Spacer(minimum: 2)
            Text(file?.name ?? "", .muted).truncated(.start)
            Text(":\(line) ", .muted).priority(3)
        }
    }
}

extension Component {
    /// Readable without colour: full, half, empty.
    var mark: String {
        switch coverage {
        case .previewed: "●"
        case .inside: "◐"
        case .uncovered: "○"
        }
    }

    var color: Color {
        switch coverage {
        case .previewed: .success
        case .inside: .info
        case .uncovered: isPrivate ? .muted : .warning
        }
    }
}
