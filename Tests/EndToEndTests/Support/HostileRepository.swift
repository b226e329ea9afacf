import HostileTexts

/// A repository in which every text means harm: names of modules, files, folders, layers, types and
/// the branch, reasons, owners, comments and the commit.
struct HostileRepository {
    let folder: ScratchFolder
    /// The modules by name, as the manifest says it.
    let modules: [String]

    /// - Parameter seed: The same texts for the same number.
    init(seed: UInt64) async throws {
        folder = try ScratchFolder()
        var texts = HostileTexts(seed: seed)
        modules = (0..<6).map { ($0 == 0 ? HostileTexts.color : "") + "\(texts.next())\($0)" }
        try writeManifest(&texts)
        for number in modules.indices { try writeSources(of: number, &texts) }
        try folder.write(configuration(&texts), to: ".strata.yml")
        try folder.write(record(&texts), to: ".strata.baseline.yml")
        try folder.write("let a = 1\n", to: "\(Self.fileName(&texts)).swift")
        try await commit(&texts)
        try folder.write("import CoreKit\n", to: "Sources/m0/\(Self.fileName(&texts)).swift")
    }

    private func writeManifest(_ texts: inout HostileTexts) throws {
        let targets = modules.indices.map { number in
            let used = number + 1 < modules.count ? ", \(Self.swift(modules[number + 1]))" : ""
            return ".target(name: \(Self.swift(modules[number])), "
                + "dependencies: [\"CoreKit\"\(used)], path: \"Sources/m\(number)\")"
        }
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: \(Self.swift(texts.next())), targets: [
            \((targets + [".target(name: \"CoreKit\")"]).joined(separator: ",\n"))
            ])
            """, to: "Package.swift")
        try folder.write("public struct Core {}\n", to: "Sources/CoreKit/Core.swift")
    }

    private func writeSources(of number: Int, _ texts: inout HostileTexts) throws {
        let next = modules[(number + 1) % modules.count]
        let name = String(next.map { $0.isASCII && $0.isLetter || $0.isNumber ? $0 : "_" })
        try folder.write(
            """
            import CoreKit // strata:exclude upward: \(texts.nextLine())
            import \(name)
            // \(texts.nextLine())
            public struct `Type \(number)` { let core: Core }
            public final class Held\(number) {}
            """, to: "Sources/m\(number)/\(Self.fileName(&texts)).swift")
    }

    private func configuration(_ texts: inout HostileTexts) -> String {
        let layers = [0, 3].map { first in
            """
              - name: \(Self.yaml(texts.next() + "\(first)"))
                paths: [\((first..<first + 3).map { "Sources/m\($0)" }.joined(separator: ", "))]
                peers: forbidden

            """
        }
        return "layers:\n" + layers.joined() + """
              - name: Core
                modules: [CoreKit]
            exclude:
              - kind: peer
                from: Nobody
                reason: \(Self.yaml(texts.next()))
            accept:
              - path: "*.swift"
                contains: \(Self.yaml(texts.next()))
                reason: \(Self.yaml(texts.next()))

            """
    }

    private func record(_ texts: inout HostileTexts) -> String {
        let entries = modules.map { name in
            "  - { kind: upward, from: \(Self.yaml("::" + name)), to: \"::CoreKit\", "
                + "names: [\(Self.yaml(texts.next()))], reason: \(Self.yaml(texts.next())), "
                + "owner: \(Self.yaml(texts.next())) }\n"
        }
        return "version: 1\nviolations:\n" + entries.joined()
    }

    private func commit(_ texts: inout HostileTexts) async throws {
        try await BuiltProgram.git(["init", "--quiet"], in: folder.path)
        try await BuiltProgram.git(["add", "--all"], in: folder.path)
        let message = texts.next().replacing("\0", with: "")
        let author = texts.nextLine().filter { $0 != "<" && $0 != ">" }
        try await BuiltProgram.git(
            ["commit", "-qm", "a" + message, "--author", "a\(author) <a@example.org>"],
            in: folder.path)
    }

    /// A name that the file system takes.
    private static func fileName(_ texts: inout HostileTexts) -> String {
        let text = texts.next().unicodeScalars.filter { $0 != "/" && $0 != "\0" }.prefix(30)
        return "f" + String(String.UnicodeScalarView(text))
    }

    private static func swift(_ text: String) -> String {
        "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
    }

    private static func yaml(_ text: String) -> String {
        let numbers = text.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16)
            return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }
        return "\"" + numbers.joined() + "\""
    }
}
