import ScreenPreviews
import TerminalUI

@testable import PreviewKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A package with one feature, its dev app and a module below it. It uses PreviewKit as the build of
/// the tests has compiled it, so that it is built in seconds.
struct ScratchPackage {
    let folder: ScratchPlace

    init() throws {
        let build = try PreparedBuild()
        // Modules see what another one shares within its package by the package's name.
        folder = try ScratchPlace(build.packageName)
        try folder.write(build.manifest, to: "Package.swift")
        try folder.write(
            "import Fruits\nimport PreviewKit\n\nawait PreviewGallery.main(FruitPreviews.self)\n",
            to: "Sources/FruitsDev/main.swift")
        try folder.write(Self.previews, to: "Sources/Fruits/FruitPreviews.swift")
        try writeScreen(showing: "\"one\"")
        try writeOrchard("Apple")
    }

    /// The view; `text` is an expression.
    func writeScreen(showing text: String) throws {
        try folder.write(
            """
            import Orchard
            import TerminalUI

            final class FruitScreen: Screen {
                let title = "Fruits"
                let rows = FruitRows()
                var commands: [Command] { [rows.next] }
                var body: any View {
                    Text("It shows \\(\(text)) of \\(Orchard.name). Row \\(rows.selected).")
                }
            }
            """, to: "Sources/Fruits/FruitScreen.swift")
    }

    /// The module below the view.
    func writeOrchard(_ name: String) throws {
        try folder.write(
            "package enum Orchard {\n    package static let name = \"\(name)\"\n}\n",
            to: "Sources/Orchard/Orchard.swift")
    }

    /// An editor that says what it is asked for, and ends with Enter.
    func writeEditor() throws {
        try folder.write("#!/bin/sh\necho \"edited $*\"\nread answer\n", to: "editor")
        chmod(folder.path + "/editor", 0o755)
    }

    private static let previews = """
        import Observation
        import ScreenPreviews
        import TerminalUI

        @MainActor @Observable final class FruitRows {
            var selected = 0
            var next: Command { Command("next", "Next row", keys: ["j"]) { self.selected += 1 } }
        }

        package enum FruitPreviews: String, PreviewList {
            case ripe, rotten

            package static var story: String { "Fruits" }

            package func makeScreen(in context: PreviewContext) -> any Screen { FruitScreen() }
        }
        """
}

/// What the build of these tests has compiled.
private struct PreparedBuild {
    let packageName: String
    private let folder: String
    private let options: [String]

    init() throws {
        guard let path = ProgramFile().path else { throw GalleryError.notFound("the test") }
        let place = BuildPlace(product: path)
        folder = place.product.folder
        let text = TextFile.read(place.manifest) ?? ""
        let kit = BuildManifest(text).commands.map(\.arguments).first {
            $0.starts(with: [$0.first ?? "", "-module-name", "PreviewKit"])
        }
        guard let words = kit, let name = words.firstIndex(of: "-package-name") else {
            throw GalleryError.notFound(place.manifest)
        }
        packageName = words[name + 1]
        let maps = words.filter { $0.hasPrefix("-fmodule-map-file=") }
        options = ["-I", folder + "/Modules"] + maps.flatMap { ["-Xcc", $0] }
    }

    var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let kit: [SwiftSetting] = [
            .defaultIsolation(MainActor.self), .unsafeFlags(\(options)),
        ]
        let package = Package(
            name: "Scratch",
            platforms: [.macOS(.v15)],
            targets: [
                .target(name: "Orchard"),
                .target(name: "Fruits", dependencies: ["Orchard"], swiftSettings: kit),
                .executableTarget(
                    name: "FruitsDev", dependencies: ["Fruits"], swiftSettings: kit,
                    linkerSettings: [.unsafeFlags(\(objects))]),
            ],
            swiftLanguageModes: [.v6]
        )
        """
    }

    /// The objects of the kit, and the libraries that it needs.
    private var objects: [String] {
        let modules = [
            "TerminalUI", "ScreenPreviews", "CursesBackend", "OperatingSystem", "PreviewKit",
        ]
        let files = modules.flatMap {
            BuildFiles.names(in: "\(folder)/\($0).build", ending: ".swift.o")
        }
        #if os(Linux)
            return files + ["-lncursesw", "-ltinfo"]
        #else
            return files + ["-lncurses"]
        #endif
    }
}
