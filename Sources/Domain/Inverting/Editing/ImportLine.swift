import Codebase

extension ImportStatement {
    /// The statement as lines of another file, in `#if` where it stands in one.
    ///
    /// - Parameter hidden: The attributes that are not kept.
    func line(without hidden: Set<String>) -> String {
        let words =
            attributes.filter { !hidden.contains($0) }
            + [access?.rawValue, "import", kind.keyword].compactMap(\.self)
        let line = (words + [path]).joined(separator: " ") + "\n"
        if conditions.isEmpty { return line }
        return "#if \(conditions.asOneCondition)\n    " + line + "#endif\n"
    }
}

extension [String] {
    /// Conditions around each other as one; there is at least one.
    var asOneCondition: String {
        count == 1 ? self[0] : map { "(\($0))" }.joined(separator: " && ")
    }
}
