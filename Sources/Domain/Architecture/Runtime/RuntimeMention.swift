import Codebase

/// One place in a file that is no Swift where a type of a program is named.
struct RuntimeMention: Equatable {
    /// The name of the type, or of a storyboard.
    let name: String
    /// The module before its dot, or beside it; nil if none is written, or a variable is.
    let module: String?
    /// The line, from 1.
    let line: Int
    /// The key that it is the value of; nil in a storyboard.
    let key: String?
    /// Whether it is the first scene of a storyboard.
    var isInitial = false

    /// The keys whose values are types that the system makes.
    private static let types: Set<String> = [
        "CLKComplicationPrincipalClass", "EXExtensionPrincipalClass", "NSExtensionPrincipalClass",
        "NSPrincipalClass", "UIApplicationDelegateClassName", "UISceneClassName",
        "UISceneDelegateClassName", "WKExtensionDelegateClassName",
    ]
    /// The keys whose values are storyboards that the system begins with.
    private static let storyboards: Set<String> = [
        "NSExtensionMainStoryboard", "NSMainNibFile", "NSMainStoryboardFile",
        "UIMainStoryboardFile", "UISceneStoryboardFile",
    ]

    /// Whether it names a storyboard and no type.
    var isStoryboard: Bool { key.map(Self.storyboards.contains) ?? false }

    /// What a property list says, or the description of a project that one is written from: XML,
    /// YAML, Swift and the project files of Xcode.
    static func all(inProperties text: String) -> [RuntimeMention] {
        var found: [RuntimeMention] = []
        var line = 1
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            guard bytes[start].isOfName else {
                if bytes[start] == UInt8(ascii: "\n") { line += 1 }
                start += 1
                continue
            }
            let end = bytes[start...].firstIndex { !$0.isOfName } ?? bytes.count
            if let key = key(bytes[start..<end]),
                let value = PropertyValue(bytes[end...].prefix(Self.farthest))
            {
                found.append(
                    RuntimeMention(
                        name: value.name, module: value.module, line: line + value.linesAbove,
                        key: key))
            }
            start = end
        }
        return found
    }

    /// How many bytes after its key a value ends at the latest. Only an assignment or a tag is
    /// between them, so it need not be looked for further; the number is judgement.
    private static let farthest = 300

    private static let beginnings = Set(
        (types.union(storyboards) + ["INFOPLIST"]).map { Array($0.utf8.prefix(2)) })

    private static func key(_ word: ArraySlice<UInt8>) -> String? {
        // Most words of a project file are identifiers, which begin otherwise.
        guard word.count >= 12, beginnings.contains(Array(word.prefix(2))) else { return nil }
        let text = String(decoding: word, as: UTF8.self)
        let prefix = "INFOPLIST_KEY_"
        let key = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
        return types.contains(key) || storyboards.contains(key) ? key : nil
    }

    /// The classes that a Core Data model names with a module, or a dot for its own.
    static func all(inModel text: String) -> [RuntimeMention] {
        ModelEntity.all(in: text).compactMap { entity in
            guard !entity.isGenerated, let name = entity.representedClass,
                let dot = name.lastIndex(of: ".")
            else { return nil }
            let module = name[..<dot]
            return RuntimeMention(
                name: String(name[name.index(after: dot)...]),
                module: module.isEmpty ? nil : String(module), line: entity.line, key: nil)
        }
    }

    /// The classes that a storyboard or its like names.
    static func all(inStoryboard text: String) -> [RuntimeMention] {
        let bytes = Array(text.utf8)
        let initial = bytes.attribute("initialViewController", in: bytes.indices)
        return InterfaceTag.all(in: bytes).map { tag in
            let id = bytes.attribute("id", in: tag.extent)
            return RuntimeMention(
                name: tag.type, module: tag.module(in: bytes), line: tag.line, key: nil,
                isInitial: id != nil && id == initial)
        }
    }
}

extension [UInt8] {
    /// The value of an attribute of a tag.
    func attribute(_ name: String, in tag: Range<Int>) -> String? {
        value(of: name, in: tag).map { String(decoding: self[$0], as: UTF8.self) }
    }

    /// Where the value of an attribute of a tag stands, without its quotes.
    func value(of name: String, in tag: Range<Int>) -> Range<Int>? {
        let opening = " \(name)=\""
        guard let place = place(of: opening, in: tag) else { return nil }
        let value = self[(place + opening.utf8.count)..<tag.upperBound]
        return value.startIndex..<(value.firstIndex(of: UInt8(ascii: "\"")) ?? value.endIndex)
    }

    /// Where a text begins first.
    func place(of text: String, in range: Range<Int>) -> Int? {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, range.count >= wanted.count else { return nil }
        return (range.lowerBound...(range.upperBound - wanted.count)).first { place in
            self[place] == first && self[place..<(place + wanted.count)].elementsEqual(wanted)
        }
    }
}

/// The value after a key: `M.Name`, `$(PRODUCT_MODULE_NAME).Name` or `Name`.
private struct PropertyValue {
    let name: String
    /// What stands before the last dot; nil if that is a variable.
    let module: String?
    /// How many lines below its key it stands.
    let linesAbove: Int

    init?(_ text: ArraySlice<UInt8>) {
        var rest = String(decoding: text, as: UTF8.self)[...]
        var above = 0
        // What stands between: quotes, signs, and the tags of XML.
        while let first = rest.first, !(first.isLetter || first == "_" || first == "$") {
            if first.isNewline { above += 1 }
            if rest.hasPrefix("</key") || rest.hasPrefix("<string") {
                rest = rest.drop { $0 != ">" }.dropFirst()
            } else if rest.hasPrefix(".string(") {
                rest = rest.dropFirst(".string(".count)
            } else if " \t\r\n\"':=\\(".contains(first) || first.isNewline {
                rest = rest.dropFirst()
            } else {
                return nil
            }
        }
        let value = rest.prefix { !$0.isWhitespace && !"\"'<>;,".contains($0) }
        let parts = value.split(separator: ".", omittingEmptySubsequences: false)
        let name = parts.last?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
        if name.isEmpty || name.first?.isNumber == true { return nil }
        self.name = String(name)
        let module = parts.dropLast().joined(separator: ".")
        let isPlain = module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        self.module = module.isEmpty || !isPlain ? nil : module
        linesAbove = above
    }
}

extension UInt8 {
    /// Whether names are made of it.
    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
