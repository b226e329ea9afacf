import Codebase

extension HealthFinding {
    /// What fixing it wins: `16 dependencies, 32 violations, 40 pairs of modules`; empty where nothing
    /// is counted.
    package var winWords: String {
        let lines = win.lines.counted("line")
        return switch topic {
        case .monolith: win.words(lines: "up to \(lines) in modules of their own")
        case .unread: win.words(lines: "\(lines) that can be judged")
        default: win.words(lines: "\(lines) less to build")
        }
    }
}

extension HealthWin {
    /// - Parameter counted: What becomes of the lines.
    fileprivate func words(lines counted: String) -> String {
        var words: [String] = []
        if edges > 0 { words.append(edges.counted("dependency", "dependencies")) }
        if declarations > 0, violations > declarations {
            words.append(
                violations.counted("dependency", "dependencies") + " in "
                    + declarations.counted("declaration"))
        } else if declarations > 0 {
            words.append(declarations.counted("declaration"))
        }
        if edges > 0, violations > edges { words.append(violations.counted("violation")) }
        if imports > 0 { words.append(imports.counted("import")) }
        if pairs > 0 {
            words.append(
                pairs.counted("pair") + " of modules"
                    + (share > 0 ? " = \(share) % of all couplings" : ""))
        }
        if lines > 0 { words.append(counted) }
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
