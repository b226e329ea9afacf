import Architecture
import Codebase

extension TextEdits {
    /// Takes the imports of the far end out of the near one.
    mutating func removeImports(in sources: EdgeSources) throws(PlanStop) {
        for site in sources.analysis.graph.edge(sources.edge)?.imports ?? [] {
            guard let file = sources.files[site.file] else { continue }
            let statement = site.statement
            guard !statement.isExported, statement.conditions.isEmpty else {
                throw .obstacle(
                    "The import at \(site.file):\(statement.line) is re-exported or inside an #if. "
                        + "Remove it by hand.")
            }
            guard let range = file.range(ofLine: statement.line),
                file.text(range).split(separator: ";").count == 1
            else { throw .obstacle("The import in \(site.file) shares its line.") }
            // Without other imports, no empty line is left where they stood.
            let isOnly =
                sources.analysis.facts[site.file]?.imports.count == 1
                && imported[site.file, default: []].isEmpty
            let isFollowed = file.byte(at: range.upperBound) == "\n"
            let isFirst = range.lowerBound == 0 || file.text(0..<range.lowerBound).hasSuffix("\n\n")
            let end = isOnly && isFollowed && isFirst ? range.upperBound + 1 : range.upperBound
            replace(range.lowerBound..<end, of: site.file, with: "")
        }
    }

    /// Whether the name of the far end stays before a dot anywhere in the near one.
    ///
    /// - Throws: An obstacle that says where.
    func checkQualifiers(in sources: EdgeSources) throws(PlanStop) {
        let types = MeantTypes(sources)
        for (path, file) in sources.files(of: sources.from) where sources.importsFarEnd(path) {
            for (number, use) in file.details.uses.enumerated()
            where use.name == sources.to.moduleName && types.isModule(number, in: file) {
                if covers(use.extent.start.offset, of: path) { continue }
                throw .obstacle(
                    "\(sources.place(path, use.extent)): \(use.name) is written before a name and would "
                        + "stay there. Write the name alone first.")
            }
        }
    }

    /// Makes a file import modules that it does not import yet.
    ///
    /// - Parameter words: What stands before `import`, such as `@testable `.
    mutating func addImports(
        _ modules: Set<String>, to path: RelativePath, in sources: EdgeSources, words: String = ""
    ) {
        guard let file = sources.files[path], let facts = sources.analysis.facts[path] else {
            return
        }
        let modules = sources.imports(of: modules)
        let known = Set(facts.imports.map(\.module)).union(imported[path] ?? [])
        imported[path, default: []].formUnion(modules)
        if words.contains("@testable ") { openImports(of: modules, to: path, file, facts) }
        for module in modules.subtracting(known).sorted() {
            guard let statement = module.importStatement else { continue }
            // Behind the import that it would follow in order, else before the first one.
            let plain = facts.imports.filter { $0.conditions.isEmpty }
            if let before = plain.last(where: { $0.module < module }),
                let line = file.range(ofLine: before.line)
            {
                insertLines("\(words)\(statement)\n", at: line.upperBound, of: path)
            } else if let first = plain.first, let line = file.range(ofLine: first.line) {
                insertLines("\(words)\(statement)\n", at: line.lowerBound, of: path)
            } else {
                insertLines("\(words)\(statement)\n\n", at: startOfCode(of: file), of: path)
            }
        }
    }

    /// Lets imports that are there show what their modules declare for themselves.
    private mutating func openImports(
        of modules: Set<String>, to path: RelativePath, _ file: ReadFile, _ facts: SourceFacts
    ) {
        for statement in facts.imports
        where modules.contains(statement.module) && statement.attributes.isEmpty
            && statement.kind == .module && statement.access == nil
        {
            guard let line = file.range(ofLine: statement.line) else { continue }
            insert("@testable ", at: line.lowerBound + statement.column - 1, of: path)
        }
    }

    /// After the comments that a file begins with and the empty lines below them, above those that
    /// belong to the first declaration.
    private func startOfCode(of file: ReadFile) -> Int {
        var line = 1
        var paragraph = 0
        var isInBlock = false
        while let range = file.range(ofLine: line), !range.isEmpty {
            let text = file.text(range).drop { $0 == " " || $0 == "\t" }
            line += 1
            if isInBlock || text.hasPrefix("/*") && !text.hasPrefix("/**") {
                isInBlock = !text.contains("*/")
            } else if text.allSatisfy(\.isWhitespace) {
                paragraph = range.upperBound
            } else if !text.hasPrefix("//") || text.hasPrefix("///"), !text.hasPrefix("#!") {
                // The first comment is of the file, even without an empty line below it.
                return paragraph == 0 ? range.lowerBound : paragraph
            }
        }
        return 0
    }
}
