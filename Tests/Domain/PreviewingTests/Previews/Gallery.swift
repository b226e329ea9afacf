import DomainStubs

@testable import Architecture
@testable import Codebase
@testable import Previewing

/// A codebase for tests of previews: modules of files, each with what it inherits and shows.
struct Gallery {
    var modules: [Module] = []
    var facts: [RelativePath: SourceFacts] = [:]

    /// Adds a module with files.
    func adding(
        _ name: String, role: Role = .feature, kind: TargetKind = .library, uses: [String] = [],
        _ files: (name: String, facts: SourceFacts)...
    ) -> Gallery {
        var copy = self
        let paths = files.map { RelativePath("Sources/\(name)/\($0.name).swift") }
        copy.modules.append(.stub(name, kind, role: role, sources: paths, uses: uses))
        for (path, file) in zip(paths, files) { copy.facts[path] = file.facts }
        return copy
    }

    var analysis: Analysis { .stub(.stub(modules), facts: facts) }

    var survey: PreviewSurvey { surveyPreviews(analysis) }

    func surveyed(_ name: String) -> PreviewedModule? {
        survey.modules.first { $0.name == name }
    }

    /// The components of a module as `kind name`.
    func components(_ name: String) -> [String] {
        surveyed(name)?.components.map { "\($0.kind) \($0.name)" } ?? []
    }
}

extension SourceFacts {
    /// A file with imports and types, each `NAME: A, B`, ten lines one after the other.
    static func drawing(
        _ types: String..., imports: [String] = ["SwiftUI"], uses: [String: [Int]] = [:],
        previews: [PreviewStatement] = [], declares: [Declaration] = [], exports: [String] = []
    ) -> SourceFacts {
        .stub(
            lines: types.count * 10,
            imports: imports.enumerated().map { ImportStatement(module: $1, line: $0 + 1) }
                + exports.map {
                    ImportStatement(module: $0, attributes: ["@_exported"], line: 9)
                },
            declares: declares, uses: uses,
            inherits: types.enumerated().map { Inheritance($1, number: $0) }, previews: previews)
    }
}

extension Inheritance {
    /// Reads `private class NAME: A, B`; `extension` says so too.
    init(_ text: String, number: Int) {
        let parts = text.split(separator: ":")
        let words = parts[0].split(separator: " ").map(String.init)
        let kinds = words.compactMap(Declaration.Kind.init)
        let kind = kinds.first ?? .struct
        let levels = words.compactMap(AccessLevel.init)
        let names = parts.dropFirst().flatMap { $0.split(separator: ",") }
        self.init(
            type: words.last ?? "", kind: kind,
            names: names.map { String($0.drop { $0 == " " }) },
            access: kind == .extension ? nil : levels.first ?? .internal,
            lines: number * 10 + 1...number * 10 + 10)
    }
}

extension PreviewStatement {
    /// A macro that shows something.
    static func macro(_ name: String? = nil, _ uses: String..., line: Int = 99) -> Self {
        PreviewStatement(kind: .macro, name: name, uses: uses.sorted(), line: line)
    }

    /// A type that shows something in states.
    static func type(
        _ kind: Kind, _ name: String, states: [String] = [], _ uses: String..., line: Int = 99
    ) -> Self {
        PreviewStatement(
            kind: kind, name: name,
            states: states.enumerated().map { State(name: $1, line: $0 + 1) },
            uses: uses.sorted(), line: line)
    }
}
