import Architecture
import Codebase

/// The JSON of `strata imports`: every import of every Swift file, claimed by a module or not.
package struct ImportsReport: Encodable, Sendable {
    let schema = 1
    let imports: [ImportRecord]
    let incomplete: [IncompleteRecord]
    let accepted: [AcceptedRecord]
    let choices: [ChoiceRecord]

    struct ImportRecord: Encodable, Sendable {
        let file: String
        let line: Int
        let column: Int
        let module: String
        let path: String
        @ExplicitNull var kind: String?
        let attributes: [String]
        @ExplicitNull var access: String?
        let conditions: [String]
    }

    /// The imports of an analysis, ordered by file and line.
    ///
    /// - Parameters:
    ///   - module: The only module whose imports are wanted; nil for all.
    ///   - includesObjectiveC: Whether those of Objective-C files are wanted too.
    package init(
        _ analysis: Analysis, of module: String? = nil, includesObjectiveC: Bool = false
    ) {
        imports = analysis.facts.sorted { $0.key < $1.key }.flatMap { file, facts in
            facts.imports.filter { includesObjectiveC || !$0.isObjectiveC }
                .filter { module == nil || $0.module == module }
                .map { ImportRecord($0, in: file) }
        }
        incomplete = analysis.incomplete.map(IncompleteRecord.init)
        accepted = analysis.accepted.map(AcceptedRecord.init)
        choices = analysis.codebase.choices.map(ChoiceRecord.init)
    }

    /// Whether no import is listed.
    package var isEmpty: Bool { imports.isEmpty }

    /// A line for each import, as a compiler would name its place.
    package var text: String {
        imports.map { record in
            if record.kind == ImportStatement.Kind.objectiveC.rawValue {
                return record.objectiveCText
            }
            let words =
                record.attributes
                + [record.access, "import", record.kind, record.path]
                .compactMap(\.self)
            let conditions =
                record.conditions.isEmpty
                ? "" : "  // #if " + record.conditions.joined(separator: " && ")
            let statement = words.joined(separator: " ") + conditions
            return "\(record.file.visible):\(record.line):\(record.column): \(statement.visible)\n"
        }.joined()
    }

    private enum CodingKeys: CodingKey {
        case schema, imports, incomplete, accepted
    }
}

extension ImportsReport.ImportRecord {
    /// The line of an Objective-C file, as its place and what it brings in.
    fileprivate var objectiveCText: String {
        let statement = path.contains("/") ? "#import <\(path)>" : "@import \(path);"
        return "\(file.visible):\(line):\(column): \(statement.visible)\n"
    }

    init(_ statement: ImportStatement, in file: RelativePath) {
        self.file = file.string
        line = statement.line
        column = statement.column
        module = statement.module
        path = statement.path
        kind = statement.kind == .module ? nil : statement.kind.rawValue
        attributes = statement.attributes
        access = statement.access?.rawValue
        conditions = statement.conditions
    }
}
