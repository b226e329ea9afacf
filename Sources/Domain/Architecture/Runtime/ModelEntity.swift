/// An entity of a Core Data model, as its file describes it.
struct ModelEntity {
    /// The name of the entity; nil if none is written.
    let name: String?
    /// The class as it is written, with a dot or a module before it where one is; nil if none is.
    let representedClass: String?
    /// Whether Xcode writes the class while it builds.
    let isGenerated: Bool
    /// The line, from 1.
    let line: Int

    /// The entities of a model, in the order of its file.
    static func all(in text: String) -> [ModelEntity] {
        let bytes = Array(text.utf8)
        var found: [ModelEntity] = []
        var (line, start) = (1, 0)
        while let place = bytes.place(of: "<entity ", in: start..<bytes.count) {
            let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
            line += bytes[start..<place].count { $0 == UInt8(ascii: "\n") }
            found.append(
                ModelEntity(
                    name: bytes.attribute("name", in: place..<end),
                    representedClass: bytes.attribute("representedClassName", in: place..<end),
                    isGenerated: bytes.attribute("codeGenerationType", in: place..<end) == "class",
                    line: line))
            line += bytes[place..<end].count { $0 == UInt8(ascii: "\n") }
            start = end
        }
        return found
    }
}
