import Architecture
import Codebase
import FeatureKit
import TerminalUI

/// One row of a list.
struct DetailRowView: View {
    let row: DetailRow
    let tab: DetailTab
    /// The folder of the module, which need not be said again.
    let folder: RelativePath

    func request(in space: Size) -> SizeRequest {
        SizeRequest(Size(width: space.width, height: 1), fillsWidth: true)
    }

    func draw(on canvas: Canvas) {
        let width = canvas.size.width
        switch row.content {
        case .heading(let title, let count):
            let text = StyledText(title, .header, .bold) + StyledText("  \(count.grouped)", .muted)
            canvas.write(cells: text.cells(width: width - 2), x: 1, y: 0)
        case .edge(let item, let isOpen): draw(item, isOpen, on: canvas)
        case .site(let evidence): draw(evidence, on: canvas)
        case .declaration(let site):
            let text = StyledText("declared ", .muted) + StyledText("\(site.file):\(site.line)")
            canvas.write(cells: text.cells(width: width - 6), x: 5, y: 0)
        case .use(let use, _):
            let number = StyledText(":\(use.line)", .muted).cells(width: 7)
            canvas.write(cells: number, x: 9 + 6 - number.count, y: 0)
            canvas.write(cells: StyledText(use.name, .type).cells(width: width - 18), x: 17, y: 0)
        case .file(let item): draw(item, on: canvas)
        case .surface(let item): draw(item, on: canvas)
        }
    }

    private func draw(_ item: EdgeItem, _ isOpen: Bool, on canvas: Canvas) {
        let columns = DetailColumns(width: canvas.size.width)
        canvas.write(isOpen ? "▾" : "▸", x: 1, y: 0, style: Style(.muted))
        let name = StyledText(item.name, Style(item.kind == .own ? .standard : .muted))
        canvas.write(cells: name.cells(width: columns.nameEnd - 3, truncation: .middle), x: 3, y: 0)
        if let x = columns.layer {
            let layer = StyledText(item.layer ?? "", .muted)
            canvas.write(cells: layer.cells(width: DetailColumns.layerWidth), x: x, y: 0)
        }
        if let x = columns.declared {
            canvas.write(cells: item.declaredText.cells(width: 12), x: x, y: 0)
        }
        let count = item.edge.isOnlyDeclared ? "–" : item.edge.sites.count.grouped
        let style = Style(item.edge.isOnlyDeclared ? .muted : .standard)
        canvas.write(count, x: columns.imports - count.count, y: 0, style: style)
        canvas.write(cells: item.marks.cells(width: 5), x: columns.marks, y: 0)
    }

    private func draw(_ evidence: Evidence, on canvas: Canvas) {
        let uses = evidence.uses.count
        let isExact = evidence.teller.isExact
        let words = uses > 0 || isExact ? "\(uses.counted("use")) \(evidence.teller.word)" : ""
        let note = StyledText(words, .muted).cells(width: 20)
        let end = canvas.size.width - 1 - note.count
        canvas.write(cells: note, x: end, y: 0)
        let path = evidence.site.file.relative(to: folder) ?? evidence.site.file
        let text = StyledText("\(path):\(evidence.site.line)")
        let x = canvas.write(cells: text.cells(width: end - 7, truncation: .start), x: 5, y: 0)
        let statement = evidence.site.statement
        let remark = ((statement?.attributes ?? []) + (statement?.conditions ?? []))
            .joined(separator: " ")
        guard end - x > 6, !remark.isEmpty else { return }
        canvas.write(
            cells: StyledText(remark, .attribute).cells(width: end - x - 4), x: x + 2, y: 0)
    }

    private func draw(_ item: FileItem, on canvas: Canvas) {
        let width = canvas.size.width
        let lines = item.lines?.grouped ?? "…"
        let imports = item.imports.count.grouped
        let path = (item.path.relative(to: folder) ?? item.path).string
        let name = StyledText(path).cells(width: width - 24, truncation: .start)
        canvas.write(cells: name, x: 3, y: 0)
        canvas.write(lines, x: width - 12 - lines.count, y: 0)
        canvas.write(imports, x: width - 1 - imports.count, y: 0, style: Style(.muted))
    }

    private func draw(_ item: SurfaceItem, on canvas: Canvas) {
        let width = canvas.size.width
        canvas.write(cells: StyledText(item.kind.rawValue, .keyword).cells(width: 11), x: 1, y: 0)
        let access = StyledText(item.access.rawValue, .muted).cells(width: 7)
        canvas.write(cells: access, x: width - 8, y: 0)
        let end = width - 10
        let title = StyledText(item.title).cells(width: end - 13, truncation: .middle)
        let x = canvas.write(cells: title, x: 13, y: 0)
        let place = StyledText("\(item.file.name):\(item.line)", .muted)
        let length = TextWidth.of(place)
        guard end - x > length + 2 else { return }
        canvas.write(cells: place.cells(width: length), x: end - length, y: 0)
    }
}

extension EdgeItem {
    /// How the manifest knows of it, where that is worth a look in colour.
    fileprivate var declaredText: StyledText {
        switch (edge.declared, kind) {
        case (_, .system): StyledText("–", .muted)
        case (.direct, _): StyledText("directly", .muted)
        case (.transitive, _): StyledText("by others", .info)
        case (.no, _): StyledText("no", .warning)
        }
    }

    /// The symbols of the rules that the edge breaks.
    var marks: StyledText {
        var seen: [ViolationKind] = []
        return StyledText(
            violations.compactMap { violation -> StyledText.Span? in
                guard !seen.contains(violation.kind) else { return nil }
                seen.append(violation.kind)
                return .init(String(violation.kind.symbol), Style(violation.severity.tone.color))
            })
    }
}
