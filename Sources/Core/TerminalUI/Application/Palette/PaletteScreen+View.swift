extension PaletteScreen {
    /// The field and what it finds.
    func view(of model: PaletteModel, actions: RowActions) -> any View {
        let nothing =
            model.isLoading ? "Looking …" : "No match."
        return VStack {
            TextField(
                model.input, prompt: StyledText("› ", .accent, .bold),
                placeholder: "Type to search screens, commands, modules, symbols, files; or why A B"
            )
            Divider()
            List(model.list, actions: actions, placeholder: Text(nothing, .muted)) { row in
                let result = model.result(at: row)
                return PaletteRow(entry: result.entry, match: result.match)
            }
        }
    }
}

/// One item: what it is, where it is, and of which kind.
private struct PaletteRow: CompositeView {
    let entry: PaletteModel.Entry
    let match: FilterMatch

    var body: some View {
        let color: Color = entry.item.disabledReason == nil ? .standard : .muted
        HStack(spacing: 2) {
            Text(StyledText(entry.item.title, Style(color), matching: match)).priority(-1)
            Spacer()
            Text(entry.item.detail, .muted).truncated(.start).priority(-2)
            Text(entry.kind, .muted)
        }
    }
}
