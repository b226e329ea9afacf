import Foundation

/// The programs of one language, with what the language says about each, in text files.
///
/// A program begins with its name; lines behind it say what it gives:
///
///     //: dividing rounds towards zero
///     let x = -7 / 2
///     //= -3
///
/// `=` is an answer that Strata gives too, `~` one of what it does not evaluate, `!` says why there is
/// no answer. A line with `-` parts a file of helpers from the program, `@` says why an answer was
/// written by hand. The marks are comments of the language.
package struct Corpus: Sendable {
    private let folder: String
    /// What comments begin with.
    private let comment: String
    /// The programs, in the order of their files and places.
    package let programs: [CorpusProgram]

    /// Reads the folder `Corpus` beside a test.
    ///
    /// - Parameter comment: What a comment of the language begins with.
    package init(beside test: String = #filePath, comment: String) {
        let folder = URL(filePath: test).deletingLastPathComponent().path + "/Corpus"
        self.folder = folder
        self.comment = comment
        programs = Self.files(of: folder).flatMap { file in
            Self.chunks(of: Self.text(of: folder + "/" + file), comment).compactMap {
                CorpusProgram(lines: $0, comment: comment)
            }
        }
    }

    /// Whether answers are to be recorded, `RECORD_CORPUS=1`.
    package static var isRecording: Bool {
        ProcessInfo.processInfo.environment["RECORD_CORPUS"] == "1"
    }

    /// Writes other answers into the files.
    package func record(_ changed: [CorpusProgram]) throws {
        let byName = Dictionary(changed.map { ($0.name, $0) }) { first, _ in first }
        for file in Self.files(of: folder) {
            let path = folder + "/" + file
            let chunks = Self.chunks(of: Self.text(of: path), comment).map { chunk in
                let name = chunk[0].dropFirst(comment.count + 1).trimmingCharacters(
                    in: .whitespaces)
                return byName[name].map { Self.lines(chunk, $0, comment) } ?? chunk
            }
            let text = chunks.map { $0.joined(separator: "\n") }.joined(separator: "\n")
            try Data((text + "\n").utf8).write(to: URL(filePath: path))
        }
    }
}

extension Corpus {
    private static func files(of folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        return (names ?? []).filter { $0.hasSuffix(".txt") }.sorted()
    }

    private static func text(of path: String) -> String {
        String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }

    /// The lines of each program, and before them those of the words above the first.
    private static func chunks(of text: String, _ comment: String) -> [[String]] {
        var chunks: [[String]] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if chunks.isEmpty || line.hasPrefix(comment + ":") { chunks.append([]) }
            chunks[chunks.count - 1].append(String(line))
        }
        if chunks.last?.last == "" { chunks[chunks.count - 1].removeLast() }
        return chunks
    }

    /// A program's lines with its answer in place of the old one.
    private static func lines(
        _ old: [String], _ program: CorpusProgram, _ comment: String
    ) -> [String] {
        let answer =
            switch program.answer {
            case .value(let value): (program.isEvaluated ? "=" : "~") + " " + value
            case .none(let reason): "! " + reason
            }
        let isAnswer = { (line: String) in
            ["=", "~", "!"].contains { line.hasPrefix(comment + $0) }
        }
        guard let place = old.firstIndex(where: isAnswer) else {
            let code = old.lastIndex { !$0.isEmpty } ?? 0
            return old[...code] + [comment + answer] + old[(code + 1)...]
        }
        var lines = old
        lines[place] = comment + answer
        return lines
    }
}

extension CorpusProgram {
    /// nil for lines that are no program.
    fileprivate init?(lines: [String], comment: String) {
        let marked = { (mark: String) -> String? in
            lines.first { $0.hasPrefix(comment + mark) }.map {
                $0.dropFirst(comment.count + 1).trimmingCharacters(in: .whitespaces)
            }
        }
        guard lines[0].hasPrefix(comment + ":"), let name = marked(":") else { return nil }
        self.name = name
        byHand = marked("@")
        let code = lines.dropFirst().filter { line in
            !["=", "~", "!", "@"].contains { line.hasPrefix(comment + $0) }
        }
        let parts = code.split(separator: comment + "-", maxSplits: 1).map {
            $0.joined(separator: "\n")
        }
        helper = parts.count > 1 ? parts[0] : ""
        text = parts.last ?? ""
        isEvaluated = marked("=") != nil
        answer =
            (marked("=") ?? marked("~")).map { .value($0) } ?? .none(marked("!") ?? "not recorded")
    }
}
