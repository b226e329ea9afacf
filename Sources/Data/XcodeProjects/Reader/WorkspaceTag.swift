/// One tag of a workspace's file.
struct WorkspaceTag: Equatable {
    enum Kind {
        case groupStart, groupEnd, file
    }

    let kind: Kind
    /// What it refers to, with the kind of reference: `group:App/App.xcodeproj`.
    let location: String

    static func tags(in bytes: [UInt8]) -> [WorkspaceTag] {
        bytes.split(separator: UInt8(ascii: "<")).compactMap { tag in
            if tag.starts(with: "/Group".utf8) {
                return WorkspaceTag(kind: .groupEnd, location: "")
            }
            let location = location(in: tag)
            if tag.starts(with: "Group".utf8) {
                return WorkspaceTag(kind: .groupStart, location: location)
            }
            return tag.starts(with: "FileRef".utf8)
                ? WorkspaceTag(kind: .file, location: location) : nil
        }
    }

    private static func location(in tag: ArraySlice<UInt8>) -> String {
        let parts = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        for (name, value) in zip(parts, parts.dropFirst()) {
            let name = String(decoding: name, as: UTF8.self).filter { !$0.isWhitespace }
            if name.hasSuffix("location=") { return TextDecoding.withoutEntities(value) }
        }
        return ""
    }
}
