/// The field and what it finds.
struct PaletteView: CompositeView {
    let input: TextInput
    let results: [PaletteModel.Result]
    let list: ListState
    let isLoading: Bool
    let actions: RowActions

    var body: some View {
        VStack {
            TextField(
                input, prompt: StyledText("› ", .accent, .bold),
                placeholder: "Type some letters of what you look for")
            Divider()
            List(list, actions: actions, placeholder: placeholder) { row(results[$0]) }
        }
    }

    private var placeholder: any View {
        Text(isLoading ? "Looking …" : "Nothing has these letters in this order.", .muted)
    }

    private func row(_ result: PaletteModel.Result) -> any View {
        let item = result.entry.item
        let color: Color = item.disabledReason == nil ? .standard : .muted
        return HStack(spacing: 2) {
            Text(StyledText(item.title, Style(color), matching: result.match)).priority(-1)
            Spacer()
            Text(item.detail, .muted).truncated(.start).priority(-2)
            Text(result.entry.kind, .muted)
        }
    }
}
