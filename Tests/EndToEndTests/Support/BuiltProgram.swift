import Foundation
import Subprocess
import SystemPackage
import Testing

/// The real program as the test's own build made it, and the codebases that are on every machine.
enum BuiltProgram {
    /// The program.
    static var strata: String {
        // The test bundle is a product of the same build.
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("strata").path
    }

    /// The program that campaigns try, which may be another build of it.
    static var campaigned: String {
        ProcessInfo.processInfo.environment["STRATA_PROGRAM"] ?? strata
    }

    /// The folder of our own package.
    static var sources: String {
        var file = URL(fileURLWithPath: #filePath)
        for _ in 1...3 { file.deleteLastPathComponent() }
        // Where `Tests` is a link, what it leads to.
        return file.resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    /// A package that SwiftPM has checked out for our own build.
    static func checkout(_ name: String) throws -> String {
        var folder = URL(fileURLWithPath: #filePath)
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let checkout = folder.appendingPathComponent(".build/checkouts/\(name)")
            if FileManager.default.fileExists(atPath: checkout.path) { return checkout.path }
        }
        throw MissingCheckout(name: name)
    }

    /// What a run of the program left behind.
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    /// Runs the program without a terminal.
    static func run(_ arguments: String..., in folder: String? = nil) async throws -> Outcome {
        try await run(strata, arguments, in: folder)
    }

    /// Runs any program without a terminal.
    ///
    /// What it prints goes to files: a server that it leaves behind would keep a pipe open.
    static func run(
        _ program: String, _ arguments: [String], in folder: String? = nil,
        adding variables: [String: String] = [:]
    ) async throws -> Outcome {
        let scratch = try ScratchFolder()
        let result = try await Subprocess.run(
            program.contains("/") ? .path(FilePath(program)) : .name(program),
            arguments: Arguments(arguments),
            environment: .custom(environment(adding: variables)),
            workingDirectory: folder.map { FilePath($0) },
            output: .fileDescriptor(
                try scratch.openFile("output"), closeAfterSpawningProcess: true),
            error: .fileDescriptor(
                try scratch.openFile("errors"), closeAfterSpawningProcess: true))
        return Outcome(
            status: result.terminationStatus.code,
            output: try scratch.text(of: "output"),
            errors: try scratch.text(of: "errors"))
    }

    /// What git prints, run by somebody; the test ends if it fails.
    @discardableResult static func git(
        _ arguments: [String], in folder: String? = nil
    ) async throws -> String {
        let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        let outcome = try await run("git", identity + arguments, in: folder)
        try #require(outcome.status == 0, "git \(arguments): \(outcome.errors)")
        return outcome.output
    }

    /// The Swift files that git tracks or would, links apart.
    static func swiftFiles(of folder: String) async throws -> Set<String> {
        let told = try await run(
            "git", ["ls-files", "-co", "--exclude-standard", "-z", "*.swift"], in: folder)
        return Set(
            told.output.split(separator: "\0").map(String.init).filter { path in
                let attributes = try? FileManager.default.attributesOfItem(
                    atPath: folder + "/" + path)
                return attributes?[.type] as? FileAttributeType == .typeRegular
            })
    }

    /// The variables of the test's process, with homes that are nobody's.
    static var variables: [String: String] {
        var variables = ProcessInfo.processInfo.environment
        let home = FileManager.default.temporaryDirectory
            .appendingPathComponent("strata-end-to-end").path
        variables["XDG_CACHE_HOME"] = home + "/cache"
        variables["XDG_STATE_HOME"] = home + "/state"
        variables["NO_COLOR"] = nil
        return variables
    }

    /// The same with others in the form that starts a program.
    private static func environment(
        adding added: [String: String]
    ) -> [Environment.Key: String] {
        Dictionary(
            uniqueKeysWithValues: variables.merging(added) { $1 }.map {
                (Environment.Key(stringLiteral: $0), $1)
            })
    }
}

/// A checkout that should be there and is not.
struct MissingCheckout: Error, CustomStringConvertible {
    let name: String

    var description: String { ".build/checkouts has no \(name). Run: swift package resolve" }
}

extension TerminationStatus {
    /// The exit status; for a signal its number, negative.
    fileprivate var code: Int32 {
        switch self {
        case .exited(let code): code
        case .signaled(let signal): -signal
        }
    }
}
