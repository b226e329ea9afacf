import Codebase

/// Changes to the text of a project file; every byte that no change needs stays as it is.
struct ProjectEdits {
    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    let document: ProjectDocument
    let bytes: [UInt8]
    private var edits: [Edit] = []
    /// The elements that lists lose.
    private var lost: Set<Int> = []
    private var added: [String: [(id: String, text: String)]] = [:]
    /// What was put into lists that were not there, by object and key.
    private var newLists: [NewList: [String]] = [:]

    private struct NewList: Hashable {
        let object: String
        let key: String
    }

    init(_ document: ProjectDocument, _ bytes: [UInt8]) {
        self.document = document
        self.bytes = bytes
    }

    /// Adds an object.
    ///
    /// - Parameters:
    ///   - name: What its comment says.
    ///   - fields: Its keys with their values as they are written, `isa` left out.
    ///   - isShort: Whether it stands on one line.
    mutating func add(
        _ isa: String, _ id: String, name: String, _ fields: [(String, String)],
        isShort: Bool = false
    ) {
        let all = [("isa", isa)] + fields
        let body =
            isShort
            ? "{" + all.map { "\($0.0) = \($0.1); " }.joined() + "}"
            : "{\n" + all.map { "\t\t\t\($0.0) = \($0.1);\n" }.joined() + "\t\t}"
        added[isa, default: []].append((id, "\(Self.mention(id, name)) = \(body);"))
    }

    /// Adds an identifier to a list of an object, which may not be there yet.
    mutating func append(_ id: String, name: String, to key: StaticString, of object: XcodeObject) {
        let mention = Self.mention(id, name)
        guard let array = object.list.value(of: key, in: object.node),
            object.list.kind(of: array) == .array
        else {
            newLists[NewList(object: object.id, key: "\(key)"), default: []].append(mention)
            return
        }
        let range = object.list.range(of: array)
        let last = object.list.elements(of: array).last { !lost.contains($0) }
        if let last, !hasComma(behind: end(of: last, in: object.list)) {
            let end = end(of: last, in: object.list)
            edits.append(Edit(range: end..<end, text: ","))
        }
        if bytes[range].contains(UInt8(ascii: "\n")) {
            let line = lineStart(of: range.upperBound)
            let text = indent(of: range.upperBound) + "\t\(mention),\n"
            edits.append(Edit(range: line..<line, text: text))
        } else {
            let space = last == nil || isSpace(before: range.upperBound) ? "" : " "
            let text = "\(space)\(mention), "
            edits.append(Edit(range: range.upperBound..<range.upperBound, text: text))
        }
    }

    /// Adds an entry to what a target links.
    ///
    /// - Parameters:
    ///   - field: The key by which the entry names its product or file, with the value.
    ///   - name: What its comment says.
    ///   - entry: The identifier of the entry.
    ///   - phase: That of the build phase, where the target has none yet.
    mutating func link(
        _ field: (String, String), name: String, as entry: String, to target: XcodeObject,
        phase: String
    ) {
        let title = "\(name) in Frameworks"
        add("PBXBuildFile", entry, name: title, [field], isShort: true)
        let known = document.objects("buildPhases", of: target)
            .first { $0.isa == "PBXFrameworksBuildPhase" }
        if let known { return append(entry, name: title, to: "files", of: known) }
        add(
            "PBXFrameworksBuildPhase", phase, name: "Frameworks",
            [
                ("buildActionMask", "2147483647"),
                ("files", "(\n\t\t\t\t\(entry) /* \(title) */,\n\t\t\t)"),
                ("runOnlyForDeploymentPostprocessing", "0"),
            ])
        append(phase, name: "Frameworks", to: "buildPhases", of: target)
    }

    /// Takes an element out of a list of an object.
    mutating func remove(_ id: String, from key: StaticString, of object: XcodeObject) {
        guard let array = object.list.value(of: key, in: object.node) else { return }
        for element in object.list.elements(of: array) where object.list.text(of: element) == id {
            lost.insert(element)
            let range = whole(element, in: object.list)
            edits.append(Edit(range: withLine(range.lowerBound..<behind(range, ",")), text: ""))
        }
    }

    /// Takes an object out.
    mutating func remove(_ object: XcodeObject) {
        let key = whole(object.node - 1, in: object.list)
        let end = object.list.range(of: object.node).upperBound + 1
        edits.append(
            Edit(range: withLine(key.lowerBound..<behind(key.lowerBound..<end, ";")), text: ""))
    }

    /// The text after all changes; nil if two of them meet.
    mutating func text() -> String? {
        placeNewLists()
        for (isa, objects) in added.sorted(by: { $0.key < $1.key }) {
            place(objects.sorted { $0.id < $1.id }, of: isa)
        }
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
        }.map(\.element)
        var result: [UInt8] = []
        var position = 0
        for edit in ordered {
            if edit.range.lowerBound < position { return nil }
            result += bytes[position..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            position = edit.range.upperBound
        }
        return String(validating: result + bytes[position...], as: UTF8.self)
    }

    private static func mention(_ id: String, _ name: String) -> String { "\(id) /* \(name) */" }

    /// A value with quotation marks where it needs some.
    static func quoted(_ text: String) -> String {
        let isPlain =
            !text.isEmpty
            && text.utf8.allSatisfy { byte in
                Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80
                    || (0x30...0x39).contains(byte) || "_./".utf8.contains(byte)
            }
        if isPlain { return text }
        return "\"" + text.escaping(["\\": "\\\\", "\"": "\\\"", "\n": "\\n"]) + "\""
    }
}

// MARK: - Where new text goes

extension ProjectEdits {
    private mutating func placeNewLists() {
        for (list, mentions) in newLists.sorted(by: { $0.key.key < $1.key.key }) {
            guard let object = document.object(list.object) else { continue }
            let range = object.list.range(of: object.node)
            guard bytes[range].contains(UInt8(ascii: "\n")) else {
                let text = "\(list.key) = (\(mentions.map { $0 + ", " }.joined())); "
                edits.append(Edit(range: range.upperBound..<range.upperBound, text: text))
                continue
            }
            let indent = indent(of: range.upperBound) + "\t"
            let lines = mentions.map { "\(indent)\t\($0),\n" }.joined()
            let text = "\(indent)\(list.key) = (\n\(lines)\(indent));\n"
            let place = lineStart(of: firstKey(behind: list.key, of: object) ?? range.upperBound)
            edits.append(Edit(range: place..<place, text: text))
        }
        newLists = [:]
    }

    /// Where the first key stands that comes after another one; `isa` is the first of all.
    private func firstKey(behind name: String, of object: XcodeObject) -> Int? {
        var found: Int?
        object.list.forEachMember(of: object.node) { key, _ in
            guard found == nil, let text = object.list.text(of: key), text != "isa", text > name
            else { return }
            found = object.list.range(of: key).lowerBound
        }
        return found
    }

    /// Puts objects among those of their kind, in the order of identifiers, or into a section of
    /// their own.
    private mutating func place(_ objects: [(id: String, text: String)], of isa: String) {
        let known = document.identifiers(of: [isa]).compactMap(document.object)
        if known.isEmpty { return placeSection(objects.map(\.text), of: isa) }
        for object in objects {
            let before = known.last { $0.id < object.id }
            if let before {
                insert(object.text, behind: end(of: before))
            } else if let first = known.first {
                let start = whole(first.node - 1, in: first.list).lowerBound
                let line = lineStart(of: start)
                let isFirst = bytes[line..<start].allSatisfy { $0 <= 0x20 }
                insert(
                    isFirst ? "\t\t\(object.text)\n" : "\(object.text)\n\t\t",
                    at: isFirst ? line : start)
            }
        }
    }

    private mutating func placeSection(_ objects: [String], of isa: String) {
        let lines = objects.map { "\t\t\($0)\n" }.joined()
        let section = "/* Begin \(isa) section */\n\(lines)/* End \(isa) section */\n"
        let kinds = document.objectKinds
        let next = kinds.first { $0 > isa && mark("Begin", $0) != nil }
        if let next, let begin = mark("Begin", next) {
            return insert(section + "\n", at: begin.lowerBound)
        }
        let last = kinds.last { mark("End", $0) != nil }
        if let last, let end = mark("End", last) {
            return insert("\n\n" + section.dropLast(), at: end.upperBound)
        }
        let all = document.identifiers(of: kinds).compactMap(document.object)
        guard let last = all.max(by: { $0.node < $1.node }) else { return }
        for object in objects { insert(object, behind: end(of: last)) }
    }

    /// Puts an object on the next line.
    private mutating func insert(_ object: String, behind end: Int) {
        var next = end
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 || bytes[next] == 0x0D
        {
            next += 1
        }
        if next < bytes.count, bytes[next] == UInt8(ascii: "\n") {
            insert("\t\t" + object + "\n", at: next + 1)
        } else {
            insert("\n\t\t" + object, at: end)
        }
    }

    /// Where the comment stands that begins or ends a section.
    private func mark(_ word: String, _ isa: String) -> Range<Int>? {
        let text = Array("/* \(word) \(isa) section */".utf8)
        return bytes.firstRange(of: text)
    }

    private mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: text))
    }
}

// MARK: - Where old text stands

extension ProjectEdits {
    /// The text of a node with its quotation marks.
    private func whole(_ node: Int, in list: PropertyList) -> Range<Int> {
        let range = list.range(of: node)
        let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
        let start = range.lowerBound
        guard start > 0, quotes.contains(bytes[start - 1]), range.upperBound < bytes.count,
            bytes[range.upperBound] == bytes[start - 1]
        else { return range }
        return start - 1..<range.upperBound + 1
    }

    private func end(of node: Int, in list: PropertyList) -> Int {
        let range = whole(node, in: list)
        return list.kind(of: node) == .array || list.kind(of: node) == .dictionary
            ? range.upperBound + 1 : range.upperBound
    }

    /// Where an object ends, after its `;`.
    private func end(of object: XcodeObject) -> Int {
        let close = object.list.range(of: object.node).upperBound
        return behind(close..<close + 1, ";")
    }

    /// The position after a sign that follows a range; the range's end if it does not.
    private func behind(_ range: Range<Int>, _ sign: Unicode.Scalar) -> Int {
        let next = token(from: range.upperBound)
        return next < bytes.count && bytes[next] == UInt8(ascii: sign)
            ? next + 1 : range.upperBound
    }

    private func hasComma(behind position: Int) -> Bool {
        let next = token(from: position)
        return next < bytes.count && bytes[next] == UInt8(ascii: ",")
    }

    /// The position of the next byte that is neither space nor comment.
    private func token(from position: Int) -> Int {
        var position = position
        while position < bytes.count {
            if bytes[position] <= 0x20 {
                position += 1
            } else if bytes[position...].starts(with: Array("/*".utf8)) {
                let rest = bytes[(position + 2)...].firstRange(of: Array("*/".utf8))
                position = rest?.upperBound ?? bytes.count
            } else {
                return position
            }
        }
        return position
    }

    private func lineStart(of position: Int) -> Int {
        bytes[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    private func indent(of position: Int) -> String {
        let line = bytes[lineStart(of: position)..<position]
        return String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    private func isSpace(before position: Int) -> Bool {
        position > 0 && bytes[position - 1] <= 0x20
    }

    /// A range with the whole line where it is alone on it, else with the space after it.
    private func withLine(_ range: Range<Int>) -> Range<Int> {
        let start = lineStart(of: range.lowerBound)
        var end = range.upperBound
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D {
            end += 1
        }
        let isFirst = bytes[start..<range.lowerBound].allSatisfy { $0 <= 0x20 }
        if isFirst, end < bytes.count, bytes[end] == UInt8(ascii: "\n") { return start..<end + 1 }
        return range.lowerBound..<end
    }
}

extension Collection where Element == UInt8 {
    /// Where some bytes stand first.
    fileprivate func firstRange(of other: [UInt8]) -> Range<Index>? {
        guard let first = other.first else { return nil }
        var position = startIndex
        while let start = self[position...].firstIndex(of: first) {
            if self[start...].starts(with: other) {
                return start..<index(start, offsetBy: other.count)
            }
            position = index(after: start)
        }
        return nil
    }
}
