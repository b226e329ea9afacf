import Architecture

/// Reads the assignments of an `.xcconfig` file and of those that it includes.
struct SettingsFile {
    let files: SpecFileText
    private var seen: Set<RelativePath> = []

    init(files: SpecFileText) { self.files = files }

    /// The values by name; those under a condition (`[sdk=…]`) are left out.
    mutating func assignments(in file: RelativePath) throws(SpecError) -> [String: String] {
        guard seen.insert(file).inserted, seen.count < 200 else { return [:] }
        var values: [String: String] = [:]
        for line in try files.text(of: file).split(whereSeparator: \.isNewline) {
            let line = line.trimmingComment
            if line.hasPrefix("#include") {
                let isOptional = line.hasPrefix("#include?")
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count > 1, let next = file.parent.resolving(String(parts[1])) else {
                    continue
                }
                do {
                    values.merge(try assignments(in: next)) { $1 }
                } catch  where isOptional {
                    continue
                }
            } else if let equals = line.firstIndex(of: "=") {
                let name = line[..<equals].trimmed
                if name.contains("[") { continue }
                values[name] = line[line.index(after: equals)...].trimmed
            }
        }
        return values
    }
}

extension Substring {
    fileprivate var trimmingComment: String {
        var end = startIndex
        while end < endIndex {
            if self[end...].hasPrefix("//") { break }
            end = index(after: end)
        }
        return self[..<end].trimmed
    }

    fileprivate var trimmed: String {
        let start = drop { $0.isWhitespace }
        var end = start[...]
        while end.last?.isWhitespace == true { end.removeLast() }
        return String(end)
    }
}
