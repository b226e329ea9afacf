/// Finds a command, or anything else that a source knows, by some of its letters.
final class PaletteScreen: Screen, Overlay {
    let title = "Find"
    let mode: ScreenMode? = .dialog("Find")
    private let model: PaletteModel
    private let choose: (PaletteItem) -> Void
    private let explain: (String) -> Void
    private var loading: Task<Void, Never>?

    init(
        sources: [any PaletteSource], choose: @escaping (PaletteItem) -> Void,
        explain: @escaping (String) -> Void
    ) {
        model = PaletteModel(sources: sources)
        self.choose = choose
        self.explain = explain
    }

    var isEditingText: Bool { true }

    var status: String? { "\(model.count.inGroups) of \(model.total.inGroups)" }

    var commands: [Command] {
        let model = model
        let movement: [(String, String, [Key], @MainActor (inout ListState) -> Void)] = [
            ("down", "Next row", [.down, .control("n"), .tab], { $0.move(by: 1) }),
            ("up", "Previous row", [.up, .control("p"), .backTab], { $0.move(by: -1) }),
            ("pageDown", "Next page", [.pageDown], { $0.movePage(by: 1) }),
            ("pageUp", "Previous page", [.pageUp], { $0.movePage(by: -1) }),
        ]
        let open = Command("palette.choose", "Choose", keys: [.enter], hint: "choose") {
            [weak self] in self?.chooseSelected()
        }
        return [open]
            + movement.map { id, title, keys, change in
                Command("palette.\(id)", title, keys: KeyBinding(keys)) { change(&model.list) }
            }
    }

    var body: any View {
        view(of: model, actions: actions)
    }

    func receive(_ event: Event) -> Bool {
        model.receive(event)
    }

    func didAppear() {
        let model = model
        if loading == nil { loading = Task { await model.load() } }
    }

    func didDisappear() {
        loading?.cancel()
    }

    private var actions: RowActions {
        let model = model
        return RowActions(
            select: { model.list.select($0) },
            open: { [weak self] row in
                model.list.select(row)
                self?.chooseSelected()
            },
            scroll: { model.list.scroll(by: $0) })
    }

    private func chooseSelected() {
        guard let item = model.selected else { return }
        if let reason = item.disabledReason { explain(reason) } else { choose(item) }
    }
}
