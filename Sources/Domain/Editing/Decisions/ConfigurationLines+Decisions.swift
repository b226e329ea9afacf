import Architecture
import Codebase

extension ConfigurationLines {
    static func quoted(_ text: String) -> String { YAMLText.quoted(text) }

    /// Adds exclusions after those that are there.
    mutating func add(_ exclusions: [Exclusion]) throws(DecisionError) {
        guard let block = block(of: "exclude") else {
            let gap = lines.isEmpty ? [] : [""]
            return insert(
                gap + ["exclude:"] + exclusions.flatMap { Self.entry($0, column: 2) },
                at: lines.endIndex)
        }
        switch value(at: block.lowerBound) {
        case "": break
        case "[]": replace(block.lowerBound, with: "exclude:")
        default:
            throw .byHand("The exclusions stand on one line.", line: block.lowerBound + 1)
        }
        let column = entries(of: block).first.map { indentation(of: $0.lowerBound) } ?? 2
        insert(exclusions.flatMap { Self.entry($0, column: column) }, at: block.upperBound)
    }

    private static func entry(_ exclusion: Exclusion, column: Int) -> [String] {
        let kinds = exclusion.kinds.map(\.rawValue)
        var lines = [
            kinds.count == 1 ? "kind: \(kinds[0])" : "kinds: [\(kinds.joined(separator: ", "))]"
        ]
        if let from = exclusion.from { lines.append("from: \(pattern(from))") }
        if let to = exclusion.to { lines.append("to: \(pattern(to))") }
        lines.append("reason: \(quoted(exclusion.reason))")
        let start = String(repeating: " ", count: column)
        return lines.enumerated().map { start + ($0 == 0 ? "- " : "  ") + $1 }
    }

    private static func pattern(_ pattern: ModulePattern) -> String {
        pattern.subject == .name
            ? scalar(pattern.text) : "{ \(pattern.subject.rawValue): \(quoted(pattern.text)) }"
    }

    /// Gives a kind another severity.
    ///
    /// - Parameter remark: What stands in a comment below a line that is added.
    mutating func weigh(
        _ kind: ViolationKind, _ severity: Severity, remark: String? = nil
    ) throws(DecisionError) {
        let line = "\(kind.rawValue): \(YAMLText.plain(severity))"
        let added = [line] + (remark.map { ["# " + $0] } ?? [])
        guard let block = block(of: "severities") else {
            let gap = lines.isEmpty ? [] : [""]
            return insert(gap + ["severities:"] + added.map { "  " + $0 }, at: lines.endIndex)
        }
        switch value(at: block.lowerBound) {
        case "": break
        case "{}": replace(block.lowerBound, with: "severities:")
        default:
            throw .byHand("The severities stand on one line.", line: block.lowerBound + 1)
        }
        let inside = block.dropFirst().filter(isContent)
        guard let index = inside.first(where: { key(at: $0).map { $0 == kind.rawValue } == true })
        else {
            let column = inside.first.map(indentation) ?? 2
            let start = String(repeating: " ", count: column)
            return insert(added.map { start + $0 }, at: endOfComments(behind: block))
        }
        let old = lines[index]
        let comment = old.ranges(of: " #").first.map { old[$0.lowerBound...] } ?? ""
        replace(index, with: old.prefix { $0 == " " } + line + comment)
    }

    /// The end of a block with the indented comments that come directly after it.
    private func endOfComments(behind block: Range<Int>) -> Int {
        lines.indices.dropFirst(block.upperBound).first { index in
            indentation(of: index) == 0 || isContent(index)
        } ?? lines.endIndex
    }
}
