import Codebase
import Foundation

/// Small modules of which the folder Core is to become a module of its own.
///
///     //: Name
///     //! why it cannot, if so
///     //? a file that has to move along
///     //= a file of it that stays
///     //+ a declaration that has to move along without the rest of its file
///     //> how what it uses is turned around, if so
///     //- Core/File.swift
///
/// The module of a case Name is NameApp; all of them are one package.
struct ExtractionCorpus: Sendable {
    struct Case: Sendable, CustomStringConvertible {
        let name: String
        /// A part of the reason why it cannot be extracted; nil if it can.
        var obstacle: String?
        /// How what it uses of what stays is turned around; nil if nothing is.
        var turning: String?
        /// The name of a file that moves along.
        var taken: String?
        /// The files that stay though they were to move.
        var left: [String] = []
        /// The declarations that move along without the rest of their files.
        var parts: [String] = []
        /// The files by their paths below `Sources`.
        var files: [RelativePath: String] = [:]

        var description: String { name }

        /// The package of this case alone.
        var package: [RelativePath: String] { ExtractionCorpus.package([self]) }

        /// The files that are to move.
        var core: [RelativePath] {
            files.keys.sorted().filter { $0.isInside(RelativePath("\(name)App/Core")) }
                .map { RelativePath("Sources").appending($0) }
        }
    }

    let cases: [Case]

    init() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Corpus/Extracting")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        cases = try names.flatMap { name in
            try String(contentsOf: folder.appending(path: name), encoding: .utf8)
                .split(separator: "//: ").map { Self.read(String($0)) }
        }
    }

    private static func read(_ text: String) -> Case {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var one = Case(name: lines.removeFirst())
        var file: RelativePath?
        for line in lines {
            let rest = String(line.dropFirst(4))
            switch line.prefix(4) {
            case "//! ": one.obstacle = rest
            case "//? ": one.taken = rest
            case "//= ": one.left.append(rest)
            case "//+ ": one.parts.append(rest)
            case "//> ": one.turning = rest
            case "//- ": file = RelativePath("\(one.name)App/\(rest)")
            default: if let file { one.files[file, default: ""] += line + "\n" }
            }
        }
        return one
    }

    /// One package of some cases, each with the modules that its files are in now.
    static func package(_ cases: [Case]) -> [RelativePath: String] {
        var all: [RelativePath: String] = [:]
        for (file, text) in cases.flatMap(\.files) {
            all[RelativePath("Sources").appending(file)] = text
        }
        let targets = cases.map { "        .target(name: \"\($0.name)App\"),\n" }.joined()
        let apps = cases.map { "\"\($0.name)App\"" }.joined(separator: ", ")
        all["Package.swift"] =
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Corpus",
                targets: [
                    .executableTarget(name: "Main", dependencies: [\(apps)]),
            \(targets)    ]
            )

            """
        all["Sources/Main/main.swift"] =
            cases.map { "import \($0.name)App\n" }.joined() + "\n"
            + cases.map { "print(\"\($0.name):\", await \($0.name)App.run())\n" }.joined()
        return all
    }
}

extension ExtractionCorpus.Case {
    /// A case of inversions as one module, of which what was the near end is to move.
    ///
    /// - Returns: nil if it has other modules than both ends and the root, names one of them in code, or
    ///   has two files of one name.
    init?(inside one: InversionCorpus.Case) {
        let ends = ["Feature", "Store", "Root"]
        if one.obstacle != nil
            || one.files.values.contains(where: { text in
                ends.contains { text.contains(one.name + $0 + ".") }
            })
        {
            return nil
        }
        var files: [RelativePath: String] = [:]
        for (file, text) in one.files {
            let module = String(file.components[0].dropFirst(one.name.count))
            guard ends.contains(module) else { return nil }
            let folder = module == "Feature" ? "Core" : module
            let rest = file.components.dropFirst().joined(separator: "/")
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
                line in
                !ends.contains { line.hasSuffix("import " + one.name + $0) }
            }
            let path = RelativePath("\(one.name)App/\(folder)/\(rest)")
            files[path] = lines.joined(separator: "\n")
            // What needs much does not move along.
            if module == "Store", text.contains("class ") || text.contains("actor ") {
                files[path, default: ""] +=
                    "private func weigh() -> Int { "
                    + (1...4).map { "Weight\($0)().value" }.joined(separator: " + ") + " }\n"
            }
        }
        for number in 1...4 {
            files[RelativePath("\(one.name)App/Weights/Weight\(number).swift")] =
                "struct Weight\(number) { let value = \(number) }\n"
        }
        if Set(files.keys.map(\.name)).count < files.count { return nil }
        self.init(name: one.name, files: files)
        if core.isEmpty { return nil }
    }
}
