/// One object of a project file: a target, a group, a file …
struct XcodeObject {
    /// What other objects refer to it by.
    let id: String
    let list: PropertyList
    let node: Int

    init(id: String, node: Int, in list: PropertyList) {
        self.id = id
        self.node = node
        self.list = list
    }

    /// What it is, `PBXNativeTarget`; empty if nothing says so.
    var isa: String { text("isa") ?? "" }
    /// The line where its braces open, from 1.
    var line: Int { list.line(of: node) }

    /// The text under a key; nil if there is none.
    func text(_ key: StaticString) -> String? {
        list.value(of: key, in: node).flatMap(list.text)
    }

    /// The texts of a list, or the only one where no list stands.
    func texts(_ key: StaticString) -> [String] {
        guard let value = list.value(of: key, in: node) else { return [] }
        return list.text(of: value).map { [$0] } ?? list.elements(of: value).compactMap(list.text)
    }

    /// A dictionary inside the object.
    func dictionary(_ key: StaticString) -> XcodeObject? {
        guard let value = list.value(of: key, in: node), list.kind(of: value) == .dictionary
        else { return nil }
        return XcodeObject(id: id, node: value, in: list)
    }

    /// The dictionaries of a list inside the object.
    func dictionaries(_ key: StaticString) -> [XcodeObject] {
        guard let value = list.value(of: key, in: node) else { return [] }
        return list.elements(of: value).filter { list.kind(of: $0) == .dictionary }
            .map { XcodeObject(id: id, node: $0, in: list) }
    }

    /// The dictionary under a key that is known only when running, such as an identifier.
    func dictionary(named name: String) -> XcodeObject? {
        var found: XcodeObject?
        list.forEachMember(of: node) { key, value in
            if list.kind(of: value) == .dictionary, list.text(of: key) == name {
                found = XcodeObject(id: name, node: value, in: list)
            }
        }
        return found
    }

    /// Whether there is anything under a key.
    func has(_ key: StaticString) -> Bool { list.value(of: key, in: node) != nil }

    /// All keys with their texts; the elements of lists are joined with a space.
    var settings: [String: String] {
        var settings: [String: String] = [:]
        list.forEachMember(of: node) { key, value in
            guard let name = list.text(of: key) else { return }
            let text =
                list.text(of: value)
                ?? list.elements(of: value).compactMap(list.text).joined(separator: " ")
            settings[name] = text
        }
        return settings
    }
}
