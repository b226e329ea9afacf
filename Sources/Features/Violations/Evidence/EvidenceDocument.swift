import Architecture
import Codebase

/// The evidence of one violation as rows. They depend on the facts alone, so that nothing moves
/// when the text of the sources comes in later.
nonisolated struct EvidenceDocument {
    /// Why a line is shown.
    struct Place: Equatable {
        enum Reason: Equatable {
            case importing, using, declaring
        }

        let file: RelativePath
        let line: Int
        let reason: Reason
        /// The names for which it is shown.
        let names: [String]
    }

    enum Row: Equatable {
        case file(RelativePath, uses: Int)
        case place(Place)
        case context(RelativePath, line: Int)
        case gap
    }

    let rows: [Row]
    /// The positions of rows that are no places.
    let others: [Int]
    let importCount: Int
    let useCount: Int
    let fileCount: Int
    /// Who says what is used.
    let accuracy: EvidenceAccuracy
    /// Digits of the highest line number.
    let numberWidth: Int

    static let empty = EvidenceDocument(
        blocks: [], accuracy: EvidenceAccuracy([]), lineCount: { _ in 0 })

    /// - Parameters:
    ///   - evidence: Imports with their uses; what belongs to one file is put together.
    ///   - declaration: The manifest's line, where the violation is about that.
    ///   - lineCount: The lines of a file as far as they are known.
    init(
        _ evidence: [Evidence], declaration: DeclarationSite?,
        lineCount: (RelativePath) -> Int?
    ) {
        var blocks: [FileBlock] = []
        if let declaration {
            blocks.append(FileBlock(declaration))
        }
        for item in evidence {
            if blocks.last?.file != item.site.file { blocks.append(FileBlock(item.site.file)) }
            blocks[blocks.count - 1].add(item)
        }
        self.init(
            blocks: blocks, accuracy: EvidenceAccuracy(evidence), lineCount: lineCount)
    }

    private init(
        blocks: [FileBlock], accuracy: EvidenceAccuracy, lineCount: (RelativePath) -> Int?
    ) {
        self.accuracy = accuracy
        var rows: [Row] = []
        for block in blocks {
            if !rows.isEmpty { rows.append(.gap) }
            rows.append(.file(block.file, uses: block.useCount))
            rows += block.rows(lineCount: lineCount(block.file))
        }
        self.rows = rows
        others = rows.indices.filter { if case .place = rows[$0] { false } else { true } }
        importCount = blocks.reduce(0) { $0 + $1.importCount }
        useCount = blocks.reduce(0) { $0 + $1.useCount }
        fileCount = blocks.count { $0.importCount + $0.useCount > 0 }
        numberWidth = max(2, String(blocks.map(\.lastLine).max() ?? 0).utf8.count)
    }
}

nonisolated extension EvidenceDocument {
    func place(at row: Int?) -> Place? {
        guard let row, rows.indices.contains(row), case .place(let place) = rows[row]
        else { return nil }
        return place
    }

    /// How many rows above one are no places.
    func others(before row: Int) -> Int {
        var low = 0
        var high = others.count
        while low < high {
            let middle = (low + high) / 2
            if others[middle] < row { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The files that some rows show, each with the lines from the first to the last.
    func files(in range: Range<Int>) -> [(file: RelativePath, lines: ClosedRange<Int>)] {
        var found: [(file: RelativePath, lines: ClosedRange<Int>)] = []
        for row in rows[range.clamped(to: rows.indices)] {
            guard let (file, line) = Self.line(of: row) else { continue }
            if let last = found.last, last.file == file {
                found[found.count - 1].lines =
                    min(last.lines.lowerBound, line)...max(last.lines.upperBound, line)
            } else {
                found.append((file, line...line))
            }
        }
        return found
    }

    private static func line(of row: Row) -> (RelativePath, Int)? {
        switch row {
        case .place(let place): (place.file, place.line)
        case .context(let file, let line): (file, line)
        case .file, .gap: nil
        }
    }
}
