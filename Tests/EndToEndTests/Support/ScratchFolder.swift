import Foundation
import SystemPackage

/// A folder of one test; it vanishes with the value.
final class ScratchFolder: Sendable {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("strata-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file, and the folders it is in.
    func write(_ text: String, to file: String) throws {
        try write(Data(text.utf8), to: file)
    }

    /// Writes bytes to a file, and makes the folders it is in.
    func write(_ bytes: Data, to file: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(file)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: url)
    }

    /// An empty file to write to.
    func openFile(_ name: String) throws -> FileDescriptor {
        try FileDescriptor.open(
            FilePath(path + "/" + name), .writeOnly, options: [.create, .truncate],
            permissions: .ownerReadWrite)
    }

    /// The text of a file.
    func text(of file: String) throws -> String {
        String(
            decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + file)),
            as: UTF8.self)
    }
}

extension ScratchFolder {
    /// Writes a package of two features over a core, in which Home imports Profile.
    func writePackageWithSidewaysImport() throws {
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .executableTarget(name: "ShopApp", dependencies: ["HomeFeature"]),
                    .target(name: "HomeFeature", dependencies: ["ProfileFeature", "Core"]),
                    .target(name: "ProfileFeature", dependencies: ["Core"]),
                    .target(name: "Core"),
                ]
            )
            """, to: "Package.swift")
        try write("import HomeFeature\n\nprint(Home())\n", to: "Sources/ShopApp/main.swift")
        try write(
            """
            import Core
            import ProfileFeature

            public struct Home {
                let profile = ProfileScreen()
                let price: Money
            }
            """, to: "Sources/HomeFeature/Home.swift")
        try write(
            "import Core\n\npublic struct ProfileScreen { let spent: Money }\n",
            to: "Sources/ProfileFeature/ProfileScreen.swift")
        try write("public struct Money {}\n", to: "Sources/Core/Money.swift")
        try write(
            """
            layers:
              - name: App
                modules: [ShopApp]
              - name: Features
                modules: ["*Feature"]
                peers: features
              - name: Core
                modules: [Core]
            """, to: ".strata.yml")
    }
}
