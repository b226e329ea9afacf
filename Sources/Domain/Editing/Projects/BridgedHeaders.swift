import Codebase

/// What the bridging header of a target shows of Objective-C, by a rough reading of the headers that
/// it imports.
struct BridgedHeaders {
    /// The header and those that it imports by name, however far.
    private(set) var files: [RelativePath] = []
    /// What declares each type, constant and function.
    private(set) var names: [String: RelativePath] = [:]
    /// Whether a framework is imported, which is not looked into.
    private(set) var bringsFrameworks = false

    init(_ start: RelativePath?, in tree: SourceTree) {
        guard let start else { return }
        let headers = Dictionary(
            tree.files.filter { $0.fileExtension == "h" }.map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first })
        var queue = [start]
        while let file = queue.popLast() {
            if files.contains(file) { continue }
            files.append(file)
            for line in (tree.contents.text(of: file) ?? "").split(separator: "\n") {
                let words = line.identifiers
                if ["import", "include"].contains(words.first) {
                    let name = line.split(separator: "\"").dropFirst().first
                        .map { RelativePath(String($0)).name }
                    if let name, let next = headers[name] {
                        queue.append(next)
                    } else if !line.contains("<Foundation/"), !line.contains("<UIKit/") {
                        bringsFrameworks = true
                    }
                }
                for name in Self.declared(in: line, words.map(String.init)) { names[name] = file }
            }
        }
    }

    private static func declared(in line: Substring, _ words: [String]) -> [String] {
        guard let first = words.first else { return [] }
        // The name of what `typedef enum {` began.
        if line.hasPrefix("}") { return Array(words.suffix(1)) }
        switch first {
        case "interface" where line.contains("@"), "protocol" where line.contains("@"), "define":
            return Array(words.dropFirst().prefix(1))
        case "typedef":
            if ["NS_ENUM", "NS_OPTIONS", "^", "(*"].contains(where: line.contains) {
                let inner = line.split { $0 == "(" || $0 == ")" }.dropFirst().first ?? ""
                return inner.identifiers
                    .suffix(1).map(String.init)
            }
            // Behind the name of an array stands how many there are.
            let head = line.prefix { $0 != "[" }
            return head.identifiers.suffix(1)
                .map(String.init).filter { !["enum", "struct", "union"].contains($0) }
        case "extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN":
            let head = line.prefix { $0 != "(" && $0 != ";" && $0 != "=" }
            return head.identifiers
                .suffix(1).map(String.init)
        default: return []
        }
    }
}
