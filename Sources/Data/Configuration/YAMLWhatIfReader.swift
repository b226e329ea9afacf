import Architecture
import Codebase
import Extracting
import Foundation

/// Reads the files below `.strata/plans`.
package struct YAMLWhatIfReader: WhatIfReader {
    package init() {}

    /// The most bytes that a file of moves has.
    private static let limit = 4 << 20

    package func names(in root: String) async -> [String] {
        let folder = URL(fileURLWithPath: root).appendingPathComponent(WhatIf.folder.string)
        // Through a link somebody else's files would be listed.
        guard Self.isFolder(folder.deletingLastPathComponent()), Self.isFolder(folder) else {
            return []
        }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }
            .filter(WhatIf.isName).sorted()
    }

    /// Whether a folder, and no link to one, is at a place.
    private static func isFolder(_ place: URL) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }

    package func whatIf(
        at file: RelativePath, in contents: any SourceContents
    ) async throws(ConfigurationError) -> WhatIf {
        let read: FileBytes
        do throws(ContentError) {
            read = try contents.bytes(of: file, upTo: Self.limit)
        } catch {
            throw ConfigurationError(
                file: file, line: 1, column: 1,
                found: "The file cannot be read: \(error.reason).",
                expected: "\(error.advice) Or name another file of .strata/plans.")
        }
        if read.isCut { throw ConfigurationError(file: file, largerThan: Self.limit) }
        guard let text = String(validating: read.bytes, as: UTF8.self) else {
            throw ConfigurationError(
                file: file, line: 1, column: 1, found: "The file is not valid UTF-8.",
                expected: "Save the file as UTF-8.")
        }
        return try WhatIfParser(file: file).parse(text)
    }
}
