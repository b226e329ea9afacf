extension Module {
    /// Whether its package or project is test data of another, such as a fixture that tests read.
    package var isFixture: Bool {
        let folders = container.components.map { $0.lowercased() }
        return folders.contains(where: Self.fixtureFolders.contains)
            || origin != .folders && folders.contains(where: Self.testFolders.contains)
    }

    private static let fixtureFolders: Set<String> = [
        "fixtures", "fixture", "testfixtures", "testdata", "test-fixtures", "testresources",
        "__fixtures__",
    ]

    /// Where a package is no test but something that tests use.
    private static let testFolders: Set<String> = ["tests", "test", "unittests"]
}
