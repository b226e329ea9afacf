import Codebase
import Editing
import Foundation
import Inverting

/// Builds packages with `swift build` in copies of a codebase.
package struct ScratchPackageBuilder: ScratchBuilder {
    private let executable: String
    private let patience: Duration
    private let index: (@Sendable (_ root: String) -> any CompilerIndexReader)?

    /// - Parameters:
    ///   - executable: The name of SwiftPM's program, or its absolute path.
    ///   - patience: How long one build or one run of tests may take.
    ///   - index: Reads what the builds of a copy left there; nil where nobody asks.
    package init(
        executable: String = "swift", patience: Duration = .seconds(1_800),
        index: (@Sendable (_ root: String) -> any CompilerIndexReader)? = nil
    ) {
        self.executable = executable
        self.patience = patience
        self.index = index
    }

    package func copy(
        _ files: [RelativePath], of root: String
    ) async throws(ScratchError) -> any ScratchCopy {
        let folder = BuildFolder(for: .proof)
        do {
            let place = try folder.makeFolder(named: "copy")
            for file in files {
                try FileManager.default.copy(file, from: root, to: place)
            }
            return PackageCopy(
                in: folder, at: place, of: root,
                swift: SwiftCommands(executable: executable, patience: patience),
                index: index?(place))
        } catch {
            throw ScratchError("It could not be tried in a copy: \(error)")
        }
    }
}

/// A copy of packages, and what was tried in it.
private actor PackageCopy: ScratchCopy {
    nonisolated let index: (any CompilerIndexReader)?
    private let folder: BuildFolder
    private let place: String
    private let root: String
    private let swift: SwiftCommands
    /// What the copy differs in from the codebase.
    private var written: [RelativePath: FileChange] = [:]
    /// How each package is built, or what complains when it is built as it is.
    private var attempts: [RelativePath: Attempt] = [:]

    private enum Attempt {
        case builds(arguments: [String])
        case fails(lines: [String])
    }

    init(
        in folder: BuildFolder, at place: String, of root: String, swift: SwiftCommands,
        index: (any CompilerIndexReader)?
    ) {
        (self.folder, self.place, self.root) = (folder, place, root)
        (self.swift, self.index) = (swift, index)
    }

    func build(
        _ packages: [RelativePath], with changes: ChangeSet, runsTests: Bool
    ) async -> ScratchResult {
        do {
            var commands: [(package: RelativePath, arguments: [String])] = []
            for package in packages {
                switch try await attempt(package) {
                case .builds(let arguments): commands.append((package, arguments))
                case .fails(let lines):
                    return .notTried(["It does not build here before the change:"] + lines)
                }
            }
            try write(changes.changes)
            for (package, arguments) in commands {
                if let lines = try await swift.complaints(arguments, of: package, in: place) {
                    return .failed(.build, lines: lines)
                }
            }
            guard runsTests else { return .built }
            for package in packages {
                if let lines = try await swift.complaints(["test"], of: package, in: place) {
                    return .failed(.tests, lines: lines)
                }
            }
            return .tested
        } catch {
            return .notTried(["It could not be tried in a copy: \(error)"])
        }
    }

    /// Builds a package as it is, once: with its tests, or without them where they do not build here.
    private func attempt(_ package: RelativePath) async throws -> Attempt {
        if let known = attempts[package] { return known }
        try write([])
        var attempt = Attempt.builds(arguments: ["build", "--build-tests"])
        if try await swift.complaints(["build", "--build-tests"], of: package, in: place) != nil {
            let lines = try await swift.complaints(["build"], of: package, in: place)
            attempt = lines.map(Attempt.fails) ?? .builds(arguments: ["build"])
        }
        attempts[package] = attempt
        return attempt
    }

    /// Makes the copy differ from the codebase in these changes alone; of two of a file the last counts.
    ///
    /// A file that has its text already is left alone, so that it is not compiled again.
    private func write(_ changes: [FileChange]) throws {
        let wanted = Dictionary(changes.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
        for path in written.keys where wanted[path] == nil {
            try? FileManager.default.removeItem(atPath: place + "/" + path.string)
            if FileManager.default.fileExists(atPath: root + "/" + path.string) {
                try FileManager.default.copy(path, from: root, to: place)
            }
            written[path] = nil
        }
        for (path, change) in wanted where written[path].map({ $0.after != change.after }) ?? true {
            let target = URL(fileURLWithPath: place + "/" + path.string)
            if let text = change.after {
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: target)
            } else if FileManager.default.fileExists(atPath: target.path) {
                try FileManager.default.removeItem(at: target)
            }
            written[path] = change
        }
    }
}

/// What SwiftPM is asked to do, with a limited time.
private struct SwiftCommands {
    let executable: String
    let patience: Duration

    /// What a command complains about; nil if it succeeds.
    func complaints(
        _ arguments: [String], of package: RelativePath, in folder: String
    ) async throws -> [String]? {
        let place = package.isRoot ? folder : folder + "/" + package.string
        let process = TimedProcess(
            executable: executable, arguments: arguments, folder: place, patience: patience,
            isInterruptedFirst: true)
        guard let result = try await process.result() else {
            return ["swift \(arguments[0]) took longer than \(patience)."]
        }
        if result.hasSucceeded { return nil }
        let lines = (result.output + "\n" + result.errors).split(whereSeparator: \.isNewline)
            .map { String($0).replacing(folder + "/", with: "") }
        let errors = lines.filter { $0.contains("error:") || $0.contains("✘") }
        var seen: Set<String> = []
        return Array(
            (errors.isEmpty ? lines : errors).filter { seen.insert($0).inserted }.prefix(20))
    }
}

extension FileManager {
    /// Copies a file of one folder to its place in another.
    fileprivate func copy(_ file: RelativePath, from root: String, to folder: String) throws {
        let target = URL(fileURLWithPath: folder + "/" + file.string)
        try createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try copyItem(at: URL(fileURLWithPath: root + "/" + file.string), to: target)
    }
}
