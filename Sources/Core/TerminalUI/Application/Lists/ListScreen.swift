/// A screen around one list: its filter gets the keyboard when it wants it, and the bottom bar counts.
///
/// What is left to write is ``Screen/title``, ``Screen/body`` and ``Screen/commands``, the last of
/// which begins with ``ListModel/typingCommands`` and ends in ``ListModel/listCommands``:
///
/// ```swift
/// var commands: [Command] {
///     viewModel.typingCommands ?? [.open("Open the module") { open() }] + viewModel.listCommands
/// }
///
/// var body: any View {
///     let model = viewModel
///     return VStack {
///         FilterField(model.filter, found: model.rows.count, of: model.modules.count)
///         List(model.list, actions: model.rowActions { open() }) { ModuleRow(model.rows[$0]) }
///     }
/// }
/// ```
@MainActor package protocol ListScreen: Screen {
    associatedtype Model: ListModel

    var viewModel: Model { get }
}

extension ListScreen {
    package var commands: [Command] {
        viewModel.typingCommands ?? viewModel.listCommands
    }

    package var isEditingText: Bool { viewModel.filter.isEditing }

    package var status: String? {
        let list = viewModel.list
        guard let selection = list.selection else { return nil }
        let headersAbove = list.headers.count { $0 < selection }
        let number = selection - headersAbove + 1
        return "\(number.inGroups) of \((list.count - list.headers.count).inGroups)"
    }

    package func receive(_ event: Event) -> Bool {
        viewModel.filter.receive(event)
    }
}
