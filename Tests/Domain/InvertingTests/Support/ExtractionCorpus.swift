import Codebase
import Foundation

/// Small modules of which the folder Core is to become a module of its own.
///
///     //: Name
///     //! why it cannot, if so
///     //? a file that has to move along
///     //- Core/File.swift
///
/// The module of a case Name is NameApp; all of them are one package.
struct ExtractionCorpus: Sendable {
    struct Case: Sendable, CustomStringConvertible {
        let name: String
        /// A part of the reason why it cannot be extracted; nil if it can.
        var obstacle: String?
        /// The name of a file that moves along.
        var taken: String?
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
