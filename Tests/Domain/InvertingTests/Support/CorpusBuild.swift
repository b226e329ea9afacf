import Codebase
import Foundation

/// A folder beside the tests in which packages of small modules are built.
///
/// SwiftPM takes four processes for each module; there are hundreds here of a few lines each, so the
/// compiler is called directly, once for each module.
final class CorpusBuild {
    private let folder: URL
    private var built: [String: [RelativePath: String]] = [:]

    /// - Parameter name: The name of the folder, which no other test uses.
    init(in name: String = "inverting") throws {
        folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "end-to-end/\(name)")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Built"), withIntermediateDirectories: true)
    }

    /// What the program Main of a package prints, or what the compiler says.
    ///
    /// Modules that are as they were, with all that they import, are not compiled again.
    func run(_ files: [RelativePath: String]) throws -> String {
        var modules: [String: [RelativePath: String]] = [:]
        for (file, text) in files where file.isInside("Sources") {
            modules[String(file.components[1]), default: [:]][file] = text
        }
        try? FileManager.default.removeItem(at: folder.appending(path: "Sources"))
        for (file, text) in files {
            try write(text, to: file.string)
        }
        for step in steps(of: modules) {
            let changed = step.filter { built[$0] != modules[$0] }
            for name in changed {
                try write(command(for: name, modules[name] ?? [:]), to: "Built/\(name).sh")
            }
            try write(changed.map { "Built/\($0).sh\n" }.joined(), to: "step.txt")
            let output = try shell("xargs -P 4 -n 1 sh < step.txt")
            if output.contains("error:") { return output }
            for module in changed { built[module] = modules[module] }
        }
        try write(modules.keys.sorted().map { "Built/\($0).o\n" }.joined(), to: "objects.txt")
        return try shell("swiftc -o Main @objects.txt && ./Main")
    }

    /// The modules in an order in which they can be compiled, those together that do not need each
    /// other.
    private func steps(of modules: [String: [RelativePath: String]]) -> [[String]] {
        let imports = modules.mapValues { files in
            Set(files.values.flatMap { imported(in: $0, modules) })
        }
        var rest = Set(modules.keys)
        var steps: [[String]] = []
        while !rest.isEmpty {
            let ready = rest.filter { rest.isDisjoint(with: imports[$0] ?? []) }
            // A cycle: the compiler says so.
            let step = ready.isEmpty ? rest : ready
            // What imports something that is new is compiled again.
            for name in step where imports[name]?.contains(where: { isNew($0, modules) }) == true {
                built[name] = nil
            }
            rest.subtract(step)
            steps.append(step.sorted())
        }
        return steps
    }

    private func isNew(_ name: String, _ modules: [String: [RelativePath: String]]) -> Bool {
        built[name] != modules[name]
    }

    private func imported(
        in text: String, _ modules: [String: [RelativePath: String]]
    ) -> [String] {
        text.split(separator: "\n").filter { $0.contains("import ") }.compactMap { line in
            line.split { " .".contains($0) }.map(String.init).first { modules[$0] != nil }
        }
    }

    private func write(_ text: String, to path: String) throws {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    private func command(for module: String, _ files: [RelativePath: String]) -> String {
        let sources = files.keys.sorted().map { "'\($0.string)'" }.joined(separator: " ")
        let library = module == "Main" ? "" : " -parse-as-library"
        return "swiftc -c -wmo -Onone -D DEBUG -enable-testing -suppress-warnings -swift-version 6"
            + " -package-name corpus -I Built\(library) -module-name \(module) -o Built/\(module).o"
            + " -emit-module -emit-module-path Built/\(module).swiftmodule \(sources)"
    }

    private func shell(_ command: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = folder
        let output = folder.appending(path: "output.txt")
        try Data().write(to: output)
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try handle.close()
        return try String(contentsOf: output, encoding: .utf8)
    }
}
