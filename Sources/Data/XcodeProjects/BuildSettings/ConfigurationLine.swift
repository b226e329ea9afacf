/// What one line of an `.xcconfig` file says.
struct ConfigurationLine: Equatable, Sendable {
    /// Its meaning.
    enum Content: Equatable, Sendable {
        /// `#include "name"`, or `#include? "name"` for a file that may be absent.
        case include(String, isOptional: Bool)
        /// `NAME[sdk=iphoneos*] = value`.
        case assignment(SettingAssignment)
        /// Something that Xcode refuses; the text says what, in half a sentence.
        case damage(String)
    }

    /// The line that it begins in, from 1.
    let number: Int
    /// Its meaning.
    let content: Content

    /// The lines of a file that say something.
    static func lines(of bytes: [UInt8]) -> [ConfigurationLine] {
        var parser = ConfigurationParser(bytes)
        return parser.lines()
    }
}
