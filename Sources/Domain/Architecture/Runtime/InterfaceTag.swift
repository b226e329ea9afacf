/// A tag of a storyboard or its like that names a class of the program.
struct InterfaceTag {
    /// The class, without its module.
    let type: String
    /// Its bytes, from `<` to before `>`.
    let extent: Range<Int>
    /// The line, from 1.
    let line: Int

    /// The tags that name a class, in the order of the file.
    static func all(in bytes: [UInt8]) -> [InterfaceTag] {
        var found: [InterfaceTag] = []
        var (line, start) = (1, 0)
        while let place = bytes.place(of: " customClass=\"", in: start..<bytes.count) {
            let open = bytes[start..<place].lastIndex(of: UInt8(ascii: "<")) ?? start
            let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
            line += bytes[start..<open].count { $0 == UInt8(ascii: "\n") }
            if let type = bytes.attribute("customClass", in: open..<end) {
                found.append(InterfaceTag(type: type, extent: open..<end, line: line))
            }
            line += bytes[open..<end].count { $0 == UInt8(ascii: "\n") }
            start = end
        }
        return found
    }

    /// The module that is written beside the class; nil if none is.
    func module(in bytes: [UInt8]) -> String? { bytes.attribute("customModule", in: extent) }
}

/// The text of a storyboard or its like, in which classes change their module.
package struct InterfaceText {
    private let bytes: [UInt8]

    /// A text as it was read.
    package init(_ text: String) { bytes = Array(text.utf8) }

    /// The same text with some classes in another module; all other bytes stay.
    ///
    /// - Parameters:
    ///   - types: The names of the classes.
    ///   - modules: The modules that they are in so far.
    ///   - other: The module that they move to.
    package func moving(
        _ types: Set<String>, from modules: Set<String>, to other: String
    ) -> String {
        var result: [UInt8] = []
        var position = 0
        func replace(_ range: Range<Int>, with text: String) {
            result += bytes[position..<range.lowerBound] + Array(text.utf8)
            position = range.upperBound
        }
        for tag in InterfaceTag.all(in: bytes) where types.contains(tag.type) {
            guard let module = bytes.value(of: "customModule", in: tag.extent),
                modules.contains(String(decoding: bytes[module], as: UTF8.self))
            else { continue }
            replace(module, with: other)
            // It stands for the target that compiles the file, whatever the module says.
            let provider = " customModuleProvider=\"target\""
            let rest = module.upperBound..<tag.extent.upperBound
            if let place = bytes.place(of: provider, in: rest) {
                replace(place..<(place + provider.utf8.count), with: "")
            }
        }
        return String(decoding: result + bytes[position...], as: UTF8.self)
    }
}
