import Foundation
import Testing
import Tiers

/// The real program makes features, and the real compiler builds them.
@Suite(.real, .serialized) struct NewFeatureTests {
    /// What a new feature of Strata is built with; nothing of it needs another package.
    private static let needed = """
        "FileSearch", "FileSearchDev", "FileSearchTests", "Architecture", "CNcurses",
        "Codebase", "CursesBackend", "Editing", "FeatureKit", "OperatingSystem", "PreviewKit",
        "Graphs", "Samples", "ScreenPreviews", "SnapshotKit", "TerminalUI",
        """

    @Test func `a new feature of Strata builds, passes its tests and is allowed`() async throws {
        let copy = try KeptFolder("strata")
        let own = ["Package.swift", ".strata.yml", ".swift-format"]
        try copy.hold(
            KeptFolder.files(
                in: BuiltProgram.sources, below: own + ["Sources", "Tests", "Shims", "docs"]))
        // A run that was ended early leaves the note of a change that nobody undoes any more.
        let notes = copy.path + "/.build/strata/changes"
        if FileManager.default.fileExists(atPath: notes) {
            try FileManager.default.removeItem(atPath: notes)
        }
        let before = try copy.contents()
        let made = try await BuiltProgram.run(
            "new", "feature", "FileSearch", copy.path, "--yes", "--allow-dirty")
        #expect(made.status == 0, "\(made.errors)")
        #expect(made.output.contains("+        Feature(\"FileSearch\"),"))
        let folder = "Sources/Features/FileSearch/"
        #expect(
            try copy.contents().keys.filter { $0.hasPrefix(folder) }
                .map { String($0.dropFirst(folder.count)) }.sorted() == [
                    "FileSearchFactory.swift", "FileSearchRouter.swift", "FileSearchScreen.swift",
                    "FileSearchView.swift", "FileSearchViewModel+Commands.swift",
                    "FileSearchViewModel.swift", "Previews/FileSearchPreviews.swift",
                    "Previews/PreviewRouter.swift", "Previews/SampleCodebase.swift",
                ])
        let checked = try await BuiltProgram.run("check", copy.path, "--format", "json")
        #expect(checked.status == 0, "\(checked.output.prefix(2_000))")
        let manifest = try #require(copy.contents()["Package.swift"])
        // Without what parses Swift, whose building takes minutes.
        try copy.append(
            """

            package.dependencies = []
            package.products = []
            package.targets = package.targets.filter { [\(Self.needed)].contains($0.name) }

            """, to: "Package.swift")
        let tested = try await copy.buildAndTest()
        #expect(tested.status == 0, "\(tested.errors)\(tested.output)")
        let shown = try await BuiltProgram.run(
            copy.path + "/.build/debug/FileSearchDev", ["--preview", "some", "--print"])
        #expect(shown.output.contains("HomeFeature"))
        try copy.hold(copy.contents().merging(["Package.swift": manifest]) { $1 })
        try await undo(in: copy, leaving: before)
    }

    @Test(arguments: FeaturePackage.all)
    func `a new feature of another package is in its order and passes its tests`(
        package: FeaturePackage
    ) async throws {
        let folder = try KeptFolder(package.name)
        try folder.hold(package.files)
        let before = try folder.contents()
        let made = try await BuiltProgram.run(
            "new", "feature", "Search", folder.path, "--yes", "--allow-dirty")
        #expect(made.status == 0, "\(made.errors)")
        let after = try folder.contents()
        #expect(Set(after.keys).subtracting(before.keys) == package.expected)
        for (file, lines) in package.contained {
            let text = String(decoding: after[file] ?? Data(), as: UTF8.self)
            for line in lines { #expect(text.contains(line), "\(file): \(text)") }
        }
        let tested = try await folder.buildAndTest()
        #expect(tested.status == 0, "\(tested.errors)\(tested.output)")
        try await undo(in: folder, leaving: before)
    }

    @Test func `nothing is written before somebody says so`() async throws {
        let folder = try ScratchFolder()
        for (file, text) in FeaturePackage.split.files { try folder.write(text, to: file) }
        let before = try KeptFolder.files(
            in: folder.path, below: try FileManager.default.contentsOfDirectory(atPath: folder.path)
        )
        let shown = try await BuiltProgram.run("new", "feature", "Search", folder.path)
        #expect(shown.status == 0)
        #expect(shown.output.contains("Nothing was written"))
        let refused = try await BuiltProgram.run(
            "new", "feature", "Search", folder.path, "--yes")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("--allow-dirty"))
        let after = try KeptFolder.files(
            in: folder.path, below: try FileManager.default.contentsOfDirectory(atPath: folder.path)
        )
        #expect(after == before)
    }

    @Test(arguments: [
        (["search"], "Write Search."), (["Se arch"], "such as SeArch."),
        (["Home"], "Choose another"),
        (["Search", "--like", "Hom"], "Did you mean Home?"), ([], "needs a name"),
    ])
    func `what cannot be made is said in two sentences, and ends with 2`(
        arguments: [String], sentence: String
    ) async throws {
        let folder = try ScratchFolder()
        for (file, text) in FeaturePackage.split.files { try folder.write(text, to: file) }
        let outcome = try await BuiltProgram.run(
            BuiltProgram.strata, ["new", "feature"] + arguments, in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    }

    @Test func `without a feature to follow, the style has to be named`() async throws {
        let folder = try ScratchFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Tool", targets: [.target(name: "Tool")])
            """, to: "Package.swift")
        try folder.write("let one = 1\n", to: "Sources/Tool/One.swift")
        let refused = try await BuiltProgram.run("new", "feature", "Search", folder.path)
        #expect(refused.status == 2)
        #expect(refused.errors.contains("--style"))
        let shown = try await BuiltProgram.run(
            "new", "feature", "Search", folder.path, "--style", "plain", "--format", "json")
        #expect(shown.status == 0, "\(shown.errors)")
        #expect(shown.output.contains("\"applied\" : false"))
        #expect(shown.output.contains("Sources/Search/SearchRouter.swift"))
    }

    @Test func `a manifest that cannot be edited stays, and what to write is said`() async throws {
        let folder = try ScratchFolder()
        for (file, text) in FeaturePackage.split.files { try folder.write(text, to: file) }
        try folder.write(Self.looped, to: "Package.swift")
        let outcome = try await BuiltProgram.run("new", "feature", "Search", folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(".target(name: \"SearchImpl\""), "\(outcome.errors)")
    }

    /// A manifest that can be read, and has no list in which a target could stand.
    private static let looped = """
        // swift-tools-version: 6.0
        import PackageDescription

        var all: [Target] = []
        for name in ["Ho" + "me", "Pro" + "file"] {
            let path = "Features/" + name
            all.append(Target.target(name: name + "Interface", path: path + "/Interface"))
            let uses: Target.Dependency = .target(name: name + "Interface")
            let code = path + "/Implementation"
            all.append(Target.target(name: name + "Impl", dependencies: [uses], path: code))
        }
        let package = Package(name: "Shop", targets: all)

        """

    private func undo(in folder: KeptFolder, leaving before: [String: Data]) async throws {
        let undone = try await BuiltProgram.run("new", "feature", "--undo", folder.path)
        #expect(undone.status == 0, "\(undone.errors)")
        let after = try folder.contents()
        #expect(Set(after.keys) == Set(before.keys))
        #expect(after.keys.filter { after[$0] != before[$0] } == [])
    }
}
