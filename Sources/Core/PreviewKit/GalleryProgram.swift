import TerminalUI

/// What a dev executable does once it has understood its arguments.
@MainActor struct GalleryProgram {
    let name: String
    let previews: [Preview]

    private static let printedSize = Size(width: 80, height: 24)

    /// Shows the gallery, or prints what was asked for.
    ///
    /// - Throws: ``GalleryError``, or ``TerminalError`` if the gallery cannot be shown here.
    func run(_ arguments: GalleryArguments) async throws {
        switch arguments.action {
        case .help: Console.print(GalleryHelp(name: name).text)
        case .list: Console.print(previews.map { "\($0.id)\n" }.joined())
        case .print: try await printText(arguments.position)
        case .picture(let path): try await savePicture(arguments.position, to: path)
        case .gallery: try await show(arguments.position)
        }
    }

    private func show(_ position: GalleryPosition) async throws {
        _ = try selected(position)
        guard Console.isTerminal else { throw GalleryError.noTerminal }
        let terminal = try CursesTerminal()
        let model = GalleryViewModel(
            previews: previews, position: position,
            native: NativeColors(appearance: terminal.appearance, depth: terminal.colorDepth))
        let screen = GalleryScreen(title: name, viewModel: model)
        var options = ApplicationOptions()
        options.windowTitle = { name }
        await Application(
            terminal: terminal, navigator: Navigator(root: screen), options: options
        ).run()
    }

    /// Prints one state, or all of them with their names.
    private func printText(_ position: GalleryPosition) async throws {
        let chosen = try selected(position).map { [$0] } ?? previews
        for preview in chosen {
            if chosen.count > 1 { Console.print("── \(preview.id) ──\n") }
            Console.print(await draw(preview, position).text + "\n")
        }
    }

    private func savePicture(_ position: GalleryPosition, to path: String) async throws {
        guard let preview = try selected(position) ?? previews.first else {
            throw GalleryError.noPreviews
        }
        let buffer = await draw(preview, position)
        try Console.save(buffer.svg(theme: position.appearance ?? .dark), to: path)
    }

    private func draw(_ preview: Preview, _ position: GalleryPosition) async -> ScreenBuffer {
        let stage = PreviewStage(preview, size: position.size.fixed ?? Self.printedSize)
        await stage.settle()
        defer { stage.close() }
        return stage.buffer
    }

    /// The state that was asked for, if any: `many`, or `Violations/many`.
    private func selected(_ position: GalleryPosition) throws -> Preview? {
        guard !previews.isEmpty else { throw GalleryError.noPreviews }
        guard let name = position.preview else { return nil }
        guard let preview = previews.first(named: name) else {
            throw GalleryError.unknownPreview(name, known: previews.map(\.id))
        }
        return preview
    }
}

extension [Preview] {
    /// The preview with an id, such as `Violations/many`, or else with a state, such as `many`.
    func first(named name: String) -> Preview? {
        first { $0.id == name } ?? first { $0.state == name }
            ?? first { $0.id.lowercased() == name.lowercased() }
            ?? first { $0.state.lowercased() == name.lowercased() }
    }
}
