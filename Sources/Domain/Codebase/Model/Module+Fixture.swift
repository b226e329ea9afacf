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
        var rest = string.utf8[...]
        while !rest.isEmpty {
            let part = rest.prefix { $0 != UInt8(ascii: "/") }
            if part.count <= Self.longestName, names.contains(Substring(part).lowercased()) {
                return true
            }
            rest = rest.dropFirst(part.count + 1)
        }
        return false
    }

    /// The most bytes of any name that is looked for.
    private static let longestName = 16

    private static let fixtureFolders: Set<String> = [
        "fixtures", "fixture", "testfixtures", "testdata", "test-fixtures", "testresources",
        "__fixtures__",
    ]
}
