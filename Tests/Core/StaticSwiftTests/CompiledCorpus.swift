import Corpora
import Foundation

/// The programs of a corpus as one program that the Swift compiler builds.
///
/// Each program is a file with a function, so that only what its helper declares outside could clash.
struct CompiledCorpus {
    private let programs: [CorpusProgram]
    private let folder: URL

    init(_ programs: [CorpusProgram]) {
        self.programs = programs
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("strata-corpus-\(UUID().uuidString)")
    }

    /// What the compiler complains about; empty if it built the program.
    func build() throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var files = ["main.swift": Self.main(programs.count), "Text.swift": Self.text]
        for (index, program) in programs.enumerated() {
            files["P\(index).swift"] = Self.file(program, index)
        }
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        let result = try RunningTool.run(
            "swiftc",
            ["-swift-version", "5", "-suppress-warnings", "-Onone", "-wmo", "-o", binary]
                + files.keys.sorted().map { folder.appendingPathComponent($0).path },
            keepsErrors: true)
        return result.isSuccess ? "" : result.output
    }

    /// Removes what was built.
    func remove() throws { try FileManager.default.removeItem(at: folder) }

    /// What all programs that have an answer print, each in a line, by the place of the program.
    func answers() throws -> [Int: String] {
        let wanted = programs.indices.filter { programs[$0].hasAnswer }
        let result = try RunningTool.run(binary, wanted.map(String.init))
        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
        return Dictionary(
            uniqueKeysWithValues: zip(wanted, lines).map { ($0, String($1)) })
    }

    /// What one program prints; nil if it ends with an error.
    func answer(_ index: Int) throws -> String? {
        let result = try RunningTool.run(binary, [String(index)])
        return result.isSuccess ? result.output : nil
    }

    private var binary: String { folder.appendingPathComponent("corpus").path }
}

extension CorpusProgram {
    fileprivate var hasAnswer: Bool {
        if case .value = answer { true } else { answer == .none("not recorded") }
    }
}

// MARK: - Sources

extension CompiledCorpus {
    private static func file(_ program: CorpusProgram, _ index: Int) -> String {
        let (imports, code) = split(program.text)
        let (helperImports, helper) = split(program.helper)
        return
            (imports + helperImports + helper.map(hidden)
            + ["func program\(index)() throws -> Any {"] + code + ["return x as Any }"])
            .joined(separator: "\n")
    }

    private static func split(_ text: String) -> (imports: [String], code: [String]) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let isImport = { (line: String) in line.hasPrefix("import ") }
        return (lines.filter(isImport), lines.filter { !isImport($0) })
    }

    /// A declaration that no other file sees.
    private static func hidden(_ line: String) -> String {
        let isOpen = ["}", " ", "infix", "prefix operator", "postfix operator", "precedence", "#"]
        if line.isEmpty || isOpen.contains(where: line.hasPrefix) { return line }
        let conforms = line.hasPrefix("extension") && line.prefix { $0 != "{" }.contains(":")
        guard !conforms else { return line }
        let attribute = line.hasPrefix("@") ? line.prefix { $0 != " " } + " " : ""
        return attribute + "private " + line.dropFirst(attribute.count)
    }

    private static func main(_ count: Int) -> String {
        """
        import Foundation
        let programs: [() throws -> Any] = [\((0..<count).map { "program\($0)" }.joined(separator: ", "))]
        for index in CommandLine.arguments.dropFirst().compactMap({ Int($0) }) {
            let line = try text(programs[index]()) + "\\n"
            FileHandle.standardOutput.write(Data(line.utf8))
        }
        """
    }

    /// Writes a value as `CorpusText` writes what Strata evaluates.
    private static let text = #"""
        func text(_ value: Any) -> String {
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional {
                return mirror.children.first.map { text($0.value) + "?" } ?? "nil"
            }
            switch value {
            case let value as String: return value.debugDescription
            case let value as Substring: return String(value).debugDescription
            case let value as Character: return String(value).debugDescription
            case let value as any BinaryInteger: return value.description
            case let value as Double: return value.description
            case let value as Float: return value.description
            case let value as Bool: return value.description
            default: break
            }
            if let range = rangeText(value) { return range }
            let parts = mirror.children.map { text($0.value) }
            switch mirror.displayStyle {
            case .collection: return "[" + parts.joined(separator: ", ") + "]"
            case .set: return "{" + parts.sorted().joined(separator: ", ") + "}"
            case .dictionary:
                let pairs = mirror.children.map { child -> String in
                    let pair = Array(Mirror(reflecting: child.value).children)
                    return text(pair[0].value) + ": " + text(pair[1].value)
                }
                return pairs.isEmpty ? "[:]" : "[" + pairs.sorted().joined(separator: ", ") + "]"
            case .tuple: return "(" + labelled(mirror) + ")"
            case .enum:
                guard let child = mirror.children.first else { return ".\(value)" }
                let payload = Mirror(reflecting: child.value)
                let inner = payload.displayStyle == .tuple ? labelled(payload) : text(child.value)
                return ".\(child.label ?? "")(\(inner))"
            default: return "\(type(of: value))(" + labelled(mirror) + ")"
            }
        }

        func labelled(_ mirror: Mirror) -> String {
            mirror.children.map { label, value in
                (label.map { $0.hasPrefix(".") ? "" : $0 + ": " } ?? "") + text(value)
            }.joined(separator: ", ")
        }

        func rangeText(_ value: Any) -> String? {
            switch value {
            case let range as Range<Int>: return "\(range)"
            case let range as ClosedRange<Int>: return "\(range)"
            default: return nil
            }
        }
        """#
}
