import CursesBackend
import TerminalUI

/// The gallery in a program that is built again while it runs.
@MainActor struct WatchedGallery {
    let name: String
    let watch: BuildWatch
    let program: ProgramFile

    /// - Throws: ``GalleryError`` if it is not known where the program's build lies.
    init(name: String, lastBuild: Duration?) throws(GalleryError) {
        program = ProgramFile()
        guard let path = program.path else { throw .notFound(name) }
        self.name = name
        watch = BuildWatch(BuildPlace(product: path), program: program, lastBuild: lastBuild)
    }

    /// The gallery with the state of the build below it.
    func screen(
        around gallery: any Screen, application: @escaping @MainActor () -> Application?
    ) -> any Screen {
        WatchedScreen(gallery, watch: watch) { [watch] place in
            guard let application = application() else { return }
            Task { await Editing(folder: watch.root).open(place, from: application) }
        }
    }

    /// Runs until the person quits, or until there is a new program; then that takes its place.
    ///
    /// - Throws: ``GalleryError`` if the new program cannot be started.
    func run(_ application: Application, at position: () -> GalleryPosition) async throws {
        let watching = Task {
            guard await watch.run() else { return false }
            application.handsOver = true
            application.navigator.quit()
            return true
        }
        await application.run()
        watching.cancel()
        guard await watching.value, application.handsOver else { return }
        var place = position()
        place.watches = true
        place.builtIn = watch.lastBuild.map { Int($0 / .milliseconds(1)) }
        program.execute(place.arguments)
        try CursesTerminal.inherited()?.close()
        throw GalleryError.notStarted(program.path ?? name)
    }
}
