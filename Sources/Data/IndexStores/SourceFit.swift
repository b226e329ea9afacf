import Codebase

/// Whether a text is the one that the compiler read, as far as its definitions tell.
///
/// A file can be older than its unit and still be another one: moved there, or unpacked from an
/// archive.
struct SourceFit {
    private let bytes: [UInt8]
    private var starts: [Int] = [0]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        for (position, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(position + 1)
        }
    }

    /// Whether every name that the file defines, according to the compiler, stands in its place.
    func fits(_ file: CompiledFile) -> Bool {
        file.occurrences.allSatisfy { occurrence in
            let symbol = file.symbol(of: occurrence)
            return !Self.isWritten(occurrence, symbol)
                || holds(symbol.baseName, line: occurrence.line, column: occurrence.column)
        }
    }

    /// Whether a place is one where the name itself is written.
    static func isWritten(_ occurrence: Occurrence, _ symbol: CompiledSymbol) -> Bool {
        guard occurrence.roles.contains(.definition), !occurrence.roles.contains(.implicit) else {
            return false
        }
        switch symbol.kind {
        case .enum, .struct, .class, .protocol, .typealias, .associatedType, .enumCase: return true
        case .function, .method, .staticMethod, .variable, .property, .staticProperty:
            return symbol.baseName != "subscript"
        default: return false
        }
    }

    /// Whether a name stands at a place, perhaps between backticks.
    func holds(_ name: String, line: Int, column: Int) -> Bool {
        guard line > 0, column > 0, line <= starts.count else { return false }
        let start = starts[line - 1] + column - 1
        guard start < bytes.count else { return false }
        let text = bytes[start...]
        return text.starts(with: name.utf8)
            || text.first == UInt8(ascii: "`") && text.dropFirst().starts(with: name.utf8)
    }
}
