/// One tag of a workspace's file.
struct WorkspaceTag: Equatable {
    enum Kind: CaseIterable {
        case groupStart, groupEnd, file, workspace, workspaceEnd

        /// What comes after `<`.
        fileprivate var start: String {
            switch self {
            case .groupStart: "Group"
            case .groupEnd: "/Group"
            case .file: "FileRef"
            case .workspace: "Workspace"
            case .workspaceEnd: "/Workspace"
            }
        }
    }

    let kind: Kind
    /// What it refers to, with the kind of reference: `group:App/App.xcodeproj`; empty for the ends.
    let location: String

    static func tags(in bytes: [UInt8]) -> [WorkspaceTag] {
        bytes.split(separator: UInt8(ascii: "<")).compactMap { tag in
            guard let kind = Kind.allCases.first(where: { tag.starts(with: $0.start.utf8) }) else {
                return nil
            }
            let hasLocation = kind == .groupStart || kind == .file
            return WorkspaceTag(kind: kind, location: hasLocation ? location(in: tag) : "")
        }
    }

    /// The text in quotation marks after `location =`.
    private static func location(in tag: ArraySlice<UInt8>) -> String {
        let parts = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        for (name, value) in zip(parts, parts.dropFirst()) where isLocation(name) {
            return TextDecoding.withoutEntities(value)
        }
        return ""
    }

    /// Whether `location=` ends a text, with any space in between.
    private static func isLocation(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text[...]
        for byte in "location=".utf8.reversed() {
            while let last = rest.last, last <= 0x20 { rest.removeLast() }
            guard rest.popLast() == byte else { return false }
        }
        return true
    }
}
