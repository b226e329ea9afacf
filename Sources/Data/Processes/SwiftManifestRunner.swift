import Codebase
import Foundation
import Subprocess

/// Runs manifests that the `swiftc` of the search path compiles.
///
/// A manifest sees no variables of the environment and, where the system allows it, no network. What
/// is compiled goes into a folder of this process among the temporary ones, and is compiled again
/// only if its text has changed.
package actor SwiftManifestRunner: ManifestRunner {
    private let compiler: String
    private let compilePatience: Duration
    private let runPatience: Duration
    private let folder: BuildFolder
    private var builds: [BuildKey: Task<BuiltLibrary, any Error>] = [:]
    private var isolation: Task<Isolation, Never>?

    /// - Parameters:
    ///   - compiler: A name to look up, or an absolute path.
    ///   - compilePatience: How long one module or manifest may take to compile.
    ///   - runPatience: How long a manifest may take.
    package init(
        compiler: String = "swiftc", compilePatience: Duration = .seconds(180),
        runPatience: Duration = .seconds(20)
    ) {
        self.compiler = compiler
        self.compilePatience = compilePatience
        self.runPatience = runPatience
        folder = BuildFolder(for: .manifests)
        Task.detached(priority: .background) { BuildFolder.removeLeftovers() }
    }

    package func output(of program: ManifestProgram) async throws(ManifestRunError) -> String {
        do {
            let libraries = try await built(program.libraries)
            let executable = try folder.file(named: "manifest")
            try await compile(
                ["-module-name", "Manifest", "-o", executable, program.manifest], with: libraries,
                what: program.manifest)
            defer { folder.remove(executable) }
            return try await run(executable, of: program)
        } catch let error as ManifestRunError {
            throw error
        } catch let error as SubprocessError {
            throw failure(error, in: program)
        } catch {
            throw ManifestRunError("Running the manifest was cancelled. Reload the codebase.")
        }
    }
}

// MARK: - Compiling

extension SwiftManifestRunner {
    /// A module as it is compiled: its text, and all that went before.
    private struct BuildKey: Hashable {
        let name: String
        let texts: [String]
        let libraries: [BuiltLibrary]
    }

    /// A compiled module.
    private struct BuiltLibrary: Hashable {
        let name: String
        let folder: String
    }

    private func built(_ libraries: [ManifestProgram.Library]) async throws -> [BuiltLibrary] {
        var built: [BuiltLibrary] = []
        for library in libraries {
            let texts = try library.text.map { [$0] } ?? library.files.map(Self.text)
            let key = BuildKey(name: library.name, texts: texts, libraries: built)
            let before = built
            let task = builds[key] ?? Task { try await build(library, with: before) }
            builds[key] = task
            do {
                built.append(try await task.value)
            } catch {
                // Another one may have begun it anew while this one waited.
                if builds[key] == task { builds[key] = nil }
                throw error
            }
        }
        return built
    }

    private static func text(of file: String) throws(ManifestRunError) -> String {
        do { return try String(contentsOfFile: file, encoding: .utf8) } catch {
            throw ManifestRunError(
                "\(file) cannot be read: \(error.localizedDescription). Solve the problem, then "
                    + "reload.")
        }
    }

    private func build(
        _ library: ManifestProgram.Library, with libraries: [BuiltLibrary]
    ) async throws -> BuiltLibrary {
        let place = try folder.makeFolder(named: library.name)
        var files = library.files
        if let text = library.text {
            let file = place + "/\(library.name).swift"
            try Data(text.utf8).write(to: URL(filePath: file))
            files = [file]
        }
        try await compile(
            [
                "-parse-as-library", "-wmo", "-emit-module", "-emit-library", "-module-name",
                library.name, "-emit-module-path", place + "/\(library.name).swiftmodule", "-o",
                place + "/lib\(library.name)" + Self.librarySuffix,
            ] + files, with: libraries, what: library.name)
        return BuiltLibrary(name: library.name, folder: place)
    }

    private static var librarySuffix: String {
        #if os(macOS)
            ".dylib"
        #else
            ".so"
        #endif
    }

    private func compile(
        _ arguments: [String], with libraries: [BuiltLibrary], what: String
    ) async throws {
        let search = libraries.flatMap { library in
            [
                "-I", library.folder, "-L", library.folder, "-l" + library.name, "-Xlinker",
                "-rpath", "-Xlinker", library.folder,
            ]
        }
        let result = try await TimedProcess(
            executable: compiler,
            arguments: ["-swift-version", "5", "-suppress-warnings"] + search + arguments,
            folder: folder.path, patience: compilePatience
        ).result()
        guard let result else {
            throw ManifestRunError(
                "Compiling \(what) took more than \(compilePatience.components.seconds) seconds. "
                    + "Try again when the machine is less busy.")
        }
        guard result.hasSucceeded else {
            throw ManifestRunError(
                "The compiler rejected \(what): \(Self.complaint(result.errors)). "
                    + "Correct the file, or avoid features that only Tuist provides.")
        }
    }

    /// The first error with its place, or the last word.
    private static func complaint(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline)
        return String(lines.first { $0.contains("error:") } ?? lines.last ?? "no reason was given")
    }
}

// MARK: - Running

extension SwiftManifestRunner {
    private func run(_ executable: String, of program: ManifestProgram) async throws -> String {
        let command = await isolated([executable])
        let result = try await TimedProcess(
            executable: command[0], arguments: Array(command.dropFirst()),
            environment: .custom([:]), folder: program.folder, patience: runPatience
        ).result()
        guard let result else {
            throw ManifestRunError(
                "\(program.manifest) ran for more than \(runPatience.components.seconds) seconds. "
                    + "Check what it waits for.")
        }
        guard result.hasSucceeded else {
            let reason =
                result.errors.split(whereSeparator: \.isNewline).first ?? "no reason was given"
            throw ManifestRunError(
                "\(program.manifest) ended with an error: \(reason). Run Tuist there to see why.")
        }
        return result.output
    }

    private func isolated(_ command: [String]) async -> [String] {
        let found = isolation ?? Task { await Isolation.found() }
        isolation = found
        return await found.value.command(command)
    }

    private func failure(
        _ error: SubprocessError, in program: ManifestProgram
    ) -> ManifestRunError {
        switch error.code {
        case .executableNotFound:
            ManifestRunError("\(compiler) was not found. Install a Swift toolchain.")
        case .failedToChangeWorkingDirectory:
            ManifestRunError(
                "There is no folder at \(program.folder). Reload the codebase.")
        case .outputLimitExceeded:
            ManifestRunError(
                "\(program.manifest) printed more than 64 MB. Check what it prints.")
        default: ManifestRunError("The manifest could not be run: \(error). Try again.")
        }
    }
}
