import SwiftSyntax

/// Imports the module of a new feature where a file imports those of others.
struct ImportEdit {
    let source: EditableSource
    /// The modules of other features, each with the one of the new feature.
    let modules: [String: String]

    var replacements: [Replacement] {
        let imports = source.nodes(ImportDeclSyntax.self)
        let names = imports.map { source.slice($0.path) }
        var result: [Replacement] = []
        for new in Set(names.compactMap { modules[$0] }).sorted() where !names.contains(new) {
            let later = imports.indices.first { names[$0] > new && imports[$0].attributes.isEmpty }
            if let later {
                let start = source.range(of: imports[later]).lowerBound
                let indentation = source.indentation(at: start)
                result.append(Replacement(at: start, "import \(new)\n" + indentation))
            } else if let last = imports.last {
                let end = source.range(of: last).upperBound
                result.append(Replacement(at: end, "\nimport \(new)"))
            }
        }
        return result
    }
}
