import Codebase

extension HealthWin {
    /// `16 dependencies, 32 violations, 40 pairs of modules`; empty where nothing is counted.
    package var words: String {
        var words: [String] = []
        if edges > 0 { words.append(edges.counted("dependency", "dependencies")) }
        if declarations > 0 { words.append(declarations.counted("declaration")) }
        if edges > 0, violations > edges { words.append(violations.counted("violation")) }
        if imports > 0 { words.append(imports.counted("import")) }
        if pairs > 0 { words.append(pairs.counted("pair") + " of modules") }
        if lines > 0 { words.append(lines.counted("line")) }
        return words.joined(separator: ", ")
    }
}

extension HealthCost {
    /// `24 files, 31 lines`; empty where nothing is known.
    package var words: String {
        [files > 0 ? files.counted("file") : nil, lines > 0 ? lines.counted("line") : nil]
            .compactMap(\.self).joined(separator: ", ")
    }
}
