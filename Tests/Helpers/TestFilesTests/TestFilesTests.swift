import Testing
import Tiers

/// What all tests of the package keep to.
@Suite struct TestFilesTests {
    /// What starts a program or opens a terminal.
    private static let starts = [
        "import Subprocess", "posix_spawn", "forkpty", "posix_openpt", "Process()",
    ]

    /// What tests call that starts a program below, or waits for the system to tell of files.
    private static let calls = [
        "FolderWatcher(", "FolderCodebaseWatcher(", ".git(", ".filesByGit(",
    ]

    /// This target, which names the signs without what they stand for.
    private static let own = "Tests/Helpers/TestFilesTests"

    @Test(.long) func `every test is named by a sentence of at most seventy letters`() throws {
        let tests = try TestFile.all(in: "Tests").flatMap { file in
            file.tests.map { (file: file.path, name: $0) }
        }
        #expect(tests.count > 2000)
        for test in tests where !test.name.contains(" ") || test.name.count > 70 + 2 {
            Issue.record("\(test.file): \(test.name)")
        }
    }

    @Test(.long) func `what runs programs or waits for the system is in the real tier`() throws {
        let tests = try TestFile.all(in: "Tests").filter { $0.target != Self.own }
        let shared = try TestFile.all(in: "Sources") + tests.filter(\.isHelper)
        let runners = shared.filter { $0.contains(Self.starts) }
        let targets = Dictionary(grouping: tests, by: \.target)
        for (_, files) in targets {
            var types = Set(runners.compactMap(\.type))
            var real = files.filter {
                $0.contains(Self.starts + Self.calls) || $0.names(types)
            }
            // Helpers of a target hand it on to the files that use them.
            while true {
                types.formUnion(real.filter { $0.suites.isEmpty }.compactMap(\.type))
                let next = files.filter { real.map(\.path).contains($0.path) || $0.names(types) }
                if next.count == real.count { break }
                real = next
            }
            // Where most of a suite stays in memory, the tests that do not are marked themselves.
            for file in real where !file.suites.isEmpty {
                #expect(file.contains([".real"]), "\(file.path)")
            }
        }
    }
}
