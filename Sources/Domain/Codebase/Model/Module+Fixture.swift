extension Module {
    /// Whether its package or project is test data of another, such as a fixture that tests read.
    package var isFixture: Bool {
        container.isFixture
            || origin != .folders && container.hasFolder(in: Self.testFolders)
    }

    /// Where a package is no test but something that tests use.
    private static let testFolders: Set<String> = ["tests", "test", "unittests"]
}

extension RelativePath {
    /// Whether it stands in a folder of test data.
    package var isFixture: Bool { hasFolder(in: Self.fixtureFolders) }

    /// Whether one of its parts has one of some names, whatever their case.
    fileprivate func hasFolder(in names: Set<String>) -> Bool {
        components.contains { names.contains($0.lowercased()) }
    }

    private static let fixtureFolders: Set<String> = [
        "fixtures", "fixture", "testfixtures", "testdata", "test-fixtures", "testresources",
        "__fixtures__",
    ]
}
