import Codebase
import Editing
import HostileTexts
import Testing

/// What a codebase calls its folders, files and types becomes no code in what is written after it.
@Suite struct HostileFeatureTests {
    @Test func `names of a codebase damage neither the files nor the manifest`() async throws {
        var texts = HostileTexts(seed: 29)
        let plain = try await shapes(folder: "Area", word: "Coordinator", module: "Kit")
        #expect(plain.files.mistakes + plain.manifest.mistakes == [])
        var written = 0
        for _ in 0..<20 {
            let names = (0..<3).map { _ in Self.name(texts.nextLine()) }
            do {
                let hostile = try await shapes(folder: names[0], word: names[1], module: names[2])
                #expect(hostile.files.mistakes + hostile.manifest.mistakes == [], "\(names)")
                #expect(hostile.manifest.parts == plain.manifest.parts, "\(names)")
                written += 1
            } catch is NewFeatureError {
                // Said in a sentence, and nothing is written.
                continue
            }
        }
        #expect(written > 5)
    }

    /// A text as a disk takes it for a name.
    private static func name(_ text: String) -> String {
        "N" + text.prefix(60).replacing("/", with: ":")
    }

    /// What is made beside two features whose folder, files and dependency have some names.
    private func shapes(
        folder: String, word: String, module: String
    ) async throws -> (files: Shape, manifest: Shape) {
        let paths = ["Home", "Cart"].map { (name: $0, path: "Sources/\(folder)/\($0)Feature") }
        let targets = paths.map { name, path in
            """
            .target(
                name: "\(name)Feature", dependencies: [\(String(reflecting: module))],
                path: \(String(reflecting: path))),
            """
        }
        var files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    \(targets.joined(separator: "\n"))
                    .target(name: \(String(reflecting: module)), path: "Sources/Kit"),
                ]
            )

            """,
            "Sources/Kit/Kit.swift": "public struct Kit {}\n",
        ]
        for (name, path) in paths {
            let type = "`\(name)\(word.replacing("`", with: "'"))`"
            files["\(path)/\(name)\(word).swift"] =
                "import Kit\n\npublic protocol \(type) {}\n"
            files["\(path)/\(name)Presenter.swift"] = "struct \(name)Presenter {}\n"
        }
        let plan = try await PlannedPackage(files).plan("Search")
        let made = plan.changes.changes.filter { $0.path.string.hasSuffix(".swift") }
        #expect(made.contains { $0.path.string.hasSuffix("SearchPresenter.swift") })
        return (
            Shape.swift(
                made.filter { $0.path != "Package.swift" }.map { $0.after ?? "" }
                    .joined(separator: "\n")),
            Shape.swift(plan.text("Package.swift"))
        )
    }
}
