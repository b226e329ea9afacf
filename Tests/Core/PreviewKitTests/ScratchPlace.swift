@testable import PreviewKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A folder of one test; it vanishes with the value.
final class ScratchPlace: Sendable {
    let path: String

    init(_ name: String = "") throws {
        var template = Array("/tmp/strata-previews-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw GalleryError.notFound("/tmp") }
        let made = String(
            decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        path = name.isEmpty ? made : made + "/" + name
        mkdir(path, 0o755)
    }

    deinit {
        system("rm -rf '\(path.hasPrefix("/tmp/strata-previews-") ? path : "/nowhere")'")
    }

    /// Writes a file, and the folders it is in.
    func write(_ text: String, to file: String) throws {
        var folder = path
        for part in file.split(separator: "/").dropLast() {
            folder += "/" + part
            mkdir(folder, 0o755)
        }
        try Console.save(text, to: path + "/" + file)
    }
}
