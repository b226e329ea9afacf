/// How the files of a codebase are written, as far as a new file has to follow.
struct SourceStyle: Equatable {
    /// One step of indentation.
    var indentation = "    "
    /// Whether a brace that opens stands in a line of its own.
    var bracesOnOwnLine = false
    /// The lines of comments that every file begins with; `{file}` stands for the file's name.
    var header: [String] = []

    /// The style that most of some files have.
    ///
    /// - Parameter files: Names and texts of files.
    init(of files: [(name: String, text: String)]) {
        guard !files.isEmpty else { return }
        var steps: [String: Int] = [:]
        var (own, same) = (0, 0)
        for (_, text) in files {
            for line in text.split(separator: "\n") {
                if line.first == "\t" { steps["\t", default: 0] += 1 }
                let spaces = line.prefix { $0 == " " }.count
                if spaces > 0, spaces <= 4, line.dropFirst(spaces).first?.isLetter == true {
                    steps[String(repeating: " ", count: spaces), default: 0] += 1
                }
                let code = line.drop { $0 == " " || $0 == "\t" }
                if code == "{" { own += 1 } else if code.hasSuffix(" {") { same += 1 }
            }
        }
        let best = steps.max { ($0.value, $1.key) < ($1.value, $0.key) }
        if let two = steps["  "], two > (steps["\t"] ?? 0) {
            indentation = "  "
        } else if let best {
            indentation = best.key
        }
        bracesOnOwnLine = own > same
        header = Self.commonHeader(of: files)
    }

    /// The lines of the headers that are the same in most files but for the file's name.
    private static func commonHeader(of files: [(name: String, text: String)]) -> [String] {
        let headers = files.map { file -> [String] in
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            let comments = lines.prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") }
            return comments.map { String($0).replacing(file.name, with: "{file}") }
        }
        let most = headers.filter { !$0.isEmpty }
        guard most.count * 2 > files.count, let first = most.first else { return [] }
        var lines = first.filter { line in
            most.count { $0.contains(line) } * 2 > most.count
        }
        while lines.count > 1, lines.last == lines[lines.count - 2] { lines.removeLast() }
        let saysSomething = lines.contains { line in line.contains { $0.isLetter } }
        return saysSomething ? lines : []
    }
}

extension SourceStyle {
    /// A Swift text of four spaces and braces at line ends in this style, with its header.
    func applied(to text: String, fileName: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if bracesOnOwnLine { lines = lines.flatMap(Self.splittingBrace) }
        if indentation != "    " { lines = lines.map(reindented) }
        guard !header.isEmpty, !fileName.hasPrefix("Package") else {
            return lines.joined(separator: "\n")
        }
        let start = header.map { $0.replacing("{file}", with: fileName) }
        return (start + [""] + lines).joined(separator: "\n")
    }

    private func reindented(_ line: String) -> String {
        let spaces = line.prefix { $0 == " " }.count
        return String(repeating: indentation, count: spaces / 4)
            + String(repeating: " ", count: spaces % 4) + line.dropFirst(spaces)
    }

    private static func splittingBrace(_ line: String) -> [String] {
        let spaces = String(line.prefix { $0 == " " })
        guard line.hasSuffix(" {"), !line.hasSuffix("= {"), !line.contains("//") else {
            return [line]
        }
        var head = String(line.dropLast(2))
        var result: [String] = []
        if head.hasPrefix(spaces + "} ") {
            result.append(spaces + "}")
            head = spaces + head.dropFirst(spaces.count + 2)
        }
        return result + [head, spaces + "{"]
    }
}
