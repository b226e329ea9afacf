import Codebase

/// Finds the lines of a file that bring in modules, byte by byte.
struct ImportScanner {
    private var cursor: ByteCursor
    private var conditions = PreprocessorConditions()
    private var found: [ImportStatement] = []

    init(_ bytes: [UInt8]) {
        cursor = ByteCursor(bytes)
    }

    /// Every import, in the order of the file.
    mutating func imports() -> [ImportStatement] {
        var isLineStart = true
        while let byte = cursor.current {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                isLineStart = true
                cursor.advance()
                continue
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                cursor.advance()
                continue
            case UInt8(ascii: "/") where cursor.skipComment():
                continue
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                cursor.skipLiteral()
            case UInt8(ascii: "#") where isLineStart:
                directive()
            case UInt8(ascii: "@"):
                moduleImport()
            default:
                cursor.advance()
            }
            isLineStart = false
        }
        return found
    }

    /// `#import <Module/Header.h>`, `#include` and the conditions around them.
    private mutating func directive() {
        let (line, column) = (cursor.line, cursor.column)
        cursor.advance()
        cursor.skipBlanks()
        let word = cursor.takeWord()
        switch word {
        case "import", "include", "include_next":
            cursor.skipBlanks()
            guard let path = cursor.takeHeader(), let slash = path.firstIndex(of: "/") else {
                return
            }
            add(path[..<slash], path: path, line: line, column: column)
        default:
            conditions.take(word, text: cursor.takeLine())
        }
    }

    /// `@import Module.Part;`
    private mutating func moduleImport() {
        let (line, column) = (cursor.line, cursor.column)
        cursor.advance()
        guard cursor.takeWord() == "import", cursor.skipBlanks() > 0 else { return }
        let path = cursor.takeWord(including: UInt8(ascii: "."))
        guard let module = path.split(separator: ".").first else { return }
        add(module, path: path, line: line, column: column)
    }

    private mutating func add(_ module: Substring, path: String, line: Int, column: Int) {
        guard module.first?.isLetter == true || module.first == "_" else { return }
        found.append(
            ImportStatement(
                module: String(module).removingFrameworkSuffix, path: path,
                kind: .objectiveC, conditions: conditions.texts, line: line,
                column: column))
    }
}

extension String {
    /// `Kit` of `Kit.framework/Headers/Kit.h`.
    fileprivate var removingFrameworkSuffix: String {
        hasSuffix(".framework") ? String(dropLast(".framework".count)) : self
    }
}
