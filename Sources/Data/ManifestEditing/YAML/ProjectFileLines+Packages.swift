import Codebase
import Editing

extension ProjectFileLines {
    /// The text with one local package more, after the others or before the targets.
    func addingPackage(_ name: String, path: String) throws(ManifestEditError) -> String {
        let entry = ["  \(name):", "    path: \(Self.quoted(path))"]
        guard
            let packages = lines.firstIndex(where: {
                Self.key(of: $0) == "packages" && $0.first != " "
            })
        else {
            guard let targets = lines.firstIndex(where: { $0.hasPrefix("targets:") }) else {
                throw ManifestEditError("The file has no targets. Check the files it includes.")
            }
            // What is said of the targets stays above them.
            var start = targets
            while start > 0, lines[start - 1].hasPrefix("#") { start -= 1 }
            let isApart = start > 0 && lines[start - 1].allSatisfy { $0 == " " }
            return inserting(["packages:"] + entry + (isApart ? [""] : []), at: start)
        }
        let value = lines[packages].drop { $0 != ":" }.dropFirst().drop { $0 == " " }
        guard value.isEmpty || value.hasPrefix("#") else {
            throw ManifestEditError(
                "The packages in line \(packages + 1) are on one line or use an anchor. Add "
                    + "\(name) by hand, with the path \(path).")
        }
        let keys = children(of: packages, end: lines.count)
        let column = String(
            repeating: " ", count: keys.first.map { indentation(of: $0) } ?? 2)
        let inner = keys.first.map { key in
            children(of: key, end: lines.count).first.map { indentation(of: $0) }
                ?? indentation(of: key) + 2
        }
        let end = keys.last.map { key in
            lastContent(of: key..<self.end(of: key, limit: lines.count))
        }
        return inserting(
            [
                "\(column)\(name):",
                String(repeating: " ", count: inner ?? 4) + "path: \(Self.quoted(path))",
            ], at: (end ?? packages) + 1)
    }

    /// A value with quotation marks where plain text would mean something else.
    private static func quoted(_ text: String) -> String {
        let isPlain =
            text.first.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
            == true
            && text.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "./_-+ ".contains($0))
            }
        return isPlain
            ? text
            : "\"" + text.escaping(["\\": "\\\\", "\"": "\\\"", "\n": "\\n"]) + "\""
    }
}
