import Codebase

extension TextEdits {
    /// Adds arguments to a call.
    ///
    /// - Parameters:
    ///   - number: The use that is called.
    ///   - added: The arguments with the position of their parameter; labels are among them.
    ///   - labels: The labels of all parameters that the call may have had.
    mutating func add(
        _ added: [(position: Int, text: String)], toCall number: Int, of path: RelativePath,
        labels: [String?], in sources: EdgeSources
    ) throws(PlanStop) {
        guard !added.isEmpty, let file = sources.files[path] else { return }
        let use = file.details.uses[number]
        guard let call = use.call else { return }
        let plain = call.arguments.filter { !$0.isTrailing }
        let texts = added.sorted { $0.position < $1.position }
        let rest = file.bytes[use.extent.end.offset...]
        guard file.byte(from: use.extent.end.offset) == "(",
            let open = rest.firstIndex(of: UInt8(ascii: "("))
        else {
            if file.byte(from: use.extent.end.offset) == "{" {
                let all = texts.map(\.text).joined(separator: ", ")
                return insert("(\(all))", at: use.extent.end.offset, of: path)
            }
            throw .obstacle(
                "\(sources.place(path, use.extent)): the call cannot be given more arguments.")
        }
        if plain.isEmpty {
            let all = texts.map(\.text).joined(separator: ", ")
            return insert(all, at: open + 1, of: path)
        }
        let positions = Self.positions(of: plain.map(\.label), among: labels)
        for (position, text) in texts {
            if let next = zip(plain, positions).first(where: { $0.1 >= position }) {
                let start = next.0.labelExtent?.start ?? next.0.extent.start
                insert(
                    text + "," + file.gap(before: start.offset), at: start.offset, of: path)
            } else {
                let last = plain[plain.count - 1]
                let start = (last.labelExtent?.start ?? last.extent.start).offset
                insert(
                    "," + file.gap(before: start) + text, at: last.extent.end.offset, of: path)
            }
        }
    }

    /// The parameters that arguments are for; positions after all where that is unclear.
    private static func positions(of given: [String?], among labels: [String?]) -> [Int] {
        var next = 0
        return given.map { label in
            guard let found = labels[min(next, labels.count)...].firstIndex(of: label) else {
                return labels.count
            }
            next = found + 1
            return found
        }
    }
}

extension ReadFile {
    /// What stands between two parts of a list: the line break and the blanks before an offset, or
    /// one blank.
    func gap(before offset: Int) -> String {
        let start = bytes[..<offset].lastIndex {
            $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t")
        }
        guard let start, bytes[start] == UInt8(ascii: "\n") else { return " " }
        return text(start..<offset)
    }
}
