import CursesBackend
import ScreenPreviews

/// Turns the states of features into a program that shows them.
///
/// A dev executable is a `Sources/DevApps/ViolationsDev/main.swift` of three lines:
///
/// ```swift
/// import PreviewKit
/// import Violations
///
/// await PreviewGallery.main(ViolationsPreviews.self)
/// ```
///
/// `swift run ViolationsDev` opens the gallery, `swift run ViolationsDev --help` says what else it does.
package enum PreviewGallery {
    /// Does what the command line asks for and ends the program: 0 if it worked, 2 if it could not.
    @MainActor package static func main(_ lists: any PreviewList.Type...) async -> Never {
        await main(lists)
    }

    /// The same for lists that stand elsewhere.
    @MainActor package static func main(_ lists: [any PreviewList.Type]) async -> Never {
        let words = Array(CommandLine.arguments.dropFirst())
        let name = CommandLine.arguments.first.map(lastPart) ?? "gallery"
        var terminal: CursesTerminal?
        do {
            terminal = try CursesTerminal.inherited()
            let previews = lists.flatMap { Preview.all(of: $0) }
            let arguments = try GalleryArguments(words)
            try await GalleryProgram(name: name, previews: previews, terminal: terminal)
                .run(arguments)
        } catch {
            terminal?.close()
            Console.fail("\(name): \(error)")
        }
        Console.exit(0)
    }

    private static func lastPart(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
