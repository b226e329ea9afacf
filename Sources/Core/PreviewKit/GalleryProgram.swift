import CursesBackend
import ScreenPreviews
import TerminalUI

/// What a dev executable does once it has understood its arguments.
@MainActor struct GalleryProgram {
    let name: String
    let previews: [Preview]
    /// What a program before this one has handed over, if any.
    var terminal: CursesTerminal?

    private static let printedSize = Size(width: 80, height: 24)

    /// Shows the gallery, or prints what was asked for.
    ///
    /// - Throws: ``GalleryError``, or ``TerminalError`` if the gallery cannot be shown here.
    func run(_ arguments: GalleryArguments) async throws {
        guard let output = try await output(for: arguments) else {
            return try await show(withIDs(arguments.position))
        }
        Console.print(output)
    }

    /// What to print; `nil` if the gallery is asked for. A picture is saved and prints nothing.
    func output(for arguments: GalleryArguments) async throws(GalleryError) -> String? {
        switch arguments.action {
        case .help: return GalleryHelp(name: name).text
        case .list: return previews.map { "\(ListedPreview(preview: $0))\n" }.joined()
        case .print: return try await text(withIDs(arguments.position))
        case .picture(let path):
            try await Console.save(picture(withIDs(arguments.position)), to: path)
            return ""
        case .gallery: return nil
        }
    }

    private func show(_ position: GalleryPosition) async throws {
        var position = position
        // A state that was renamed must not end the program that is to show it.
        if position.watches, position.preview.flatMap(previews.first(named:)) == nil {
            position.preview = nil
        }
        _ = try selected(position)
        guard Console.isTerminal else { throw GalleryError.noTerminal }
        let terminal = try terminal ?? CursesTerminal()
        let model = GalleryViewModel(
            previews: previews, position: position,
            native: NativeColors(appearance: terminal.appearance, depth: terminal.colorDepth))
        let gallery = GalleryScreen(title: name, viewModel: model)
        if let session = model.pane.session { Task { await session.repeatEvents(position.events) } }
        if position.watches {
            return try await watch(gallery, on: terminal, lastBuild: position.builtIn)
        }
        var options = ApplicationOptions()
        options.windowTitle = { name }
        options.palette = [PreviewPaletteSource(model: model)]
        let navigator = Navigator(root: gallery)
        let application = Application(terminal: terminal, navigator: navigator, options: options)
        guard position.reloads else { return await application.run() }
        let file = ProgramFile()
        let watch = Task {
            guard await file.waitForChange() else { return false }
            navigator.quit()
            return true
        }
        await application.run()
        watch.cancel()
        guard await watch.value else { return }
        var place = model.position
        place.reloads = true
        file.execute(place.arguments)
        throw GalleryError.notStarted(file.path ?? name)
    }

    private func watch(
        _ gallery: GalleryScreen, on terminal: CursesTerminal, lastBuild: Int?
    ) async throws {
        let watched = try WatchedGallery(
            name: name, lastBuild: lastBuild.map { .milliseconds($0) })
        var options = ApplicationOptions()
        options.windowTitle = { name }
        options.palette = [PreviewPaletteSource(model: gallery.viewModel)]
        weak var application: Application?
        options.palette = [PreviewPaletteSource(model: gallery.viewModel)]
        let screen = watched.screen(around: gallery) { application }
        let made = Application(
            terminal: terminal, navigator: Navigator(root: screen), options: options)
        application = made
        try await watched.run(made) { gallery.viewModel.position }
    }

    /// One state, or all of them with their names.
    private func text(_ position: GalleryPosition) async throws(GalleryError) -> String {
        if let preview = try selected(position) {
            return try await draw(preview, position).text + "\n"
        }
        var text = ""
        for preview in previews {
            text += "── \(preview.id) ──\n" + (try await draw(preview, position).text) + "\n"
        }
        return text
    }

    private func picture(_ position: GalleryPosition) async throws(GalleryError) -> String {
        guard let preview = try selected(position) ?? previews.first else { throw .noPreviews }
        let buffer = try await draw(preview, position)
        let appearance = position.appearance ?? .dark
        guard let depth = position.depth else { return buffer.svg(theme: appearance) }
        let theme = Theme.standard(appearance, for: depth)
        return buffer.resolved(with: theme, for: depth).svg(theme: appearance)
    }

    private func draw(
        _ preview: Preview, _ position: GalleryPosition
    ) async throws(GalleryError) -> ScreenBuffer {
        let knobs = Knobs(position.knobs[preview.id] ?? [:])
        let size = position.size.fixed ?? preview.partSize ?? Self.printedSize
        let stage = PreviewStage(preview, size: size, knobs: knobs, names: position.names)
        await stage.settle()
        defer { stage.close() }
        guard knobs.unknown.isEmpty else {
            throw .unknownKnobs(
                knobs.unknown, of: preview.id, known: knobs.all.map { KnobWords($0).text })
        }
        return stage.buffer
    }

    /// The same place where knobs belong to ids, not to states.
    private func withIDs(_ position: GalleryPosition) -> GalleryPosition {
        var position = position
        let named = position.knobs.map { name, values in
            (previews.first(named: name)?.id ?? name, values)
        }
        position.knobs = Dictionary(named) { $0.merging($1) { $1 } }
        return position
    }

    /// The state that was asked for, if any: `many`, or `Violations/many`.
    private func selected(_ position: GalleryPosition) throws(GalleryError) -> Preview? {
        guard !previews.isEmpty else { throw .noPreviews }
        guard let name = position.preview else { return nil }
        guard let preview = previews.first(named: name) else {
            throw .unknownPreview(name, known: previews.map(\.id))
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
