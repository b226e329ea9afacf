import OperatingSystem
import Codebase

/// Where a symbolic link leads.
struct Link {
    enum Outcome {
        /// To a file or a folder of the codebase.
        case inside(RelativePath)
        case outside(String)
        case nowhere
        /// Somewhere no source can be.
        case irrelevant
    }

    let outcome: Outcome

    /// - Parameters:
    ///   - path: The absolute path of the link.
    ///   - root: The codebase's folder, without links in it.
    init(
        at path: [UInt8], in source: any WalkedFiles, named name: [UInt8], below root: [UInt8]
    ) {
        let isSwift = name.suffix(6).elementsEqual(".swift".utf8)
        let mayBeFolder = !name.contains(UInt8(ascii: "."))
        guard let target = source.resolved(path) else {
            outcome = isSwift || mayBeFolder ? .nowhere : .irrelevant
            return
        }
        let text = String(decoding: target, as: UTF8.self)
        if target == root {
            outcome = .inside(.root)
        } else if target.starts(with: root + [UInt8(ascii: "/")]) {
            let rest = target.dropFirst(root.count + 1)
            outcome = .inside(RelativePath(String(decoding: rest, as: UTF8.self)))
        } else {
            let isFolder = source.kind(behind: target) == .folder
            outcome =
                isSwift || isFolder || Self.describes(name) ? .outside(text) : .irrelevant
        }
    }

    /// Whether a file of this name describes modules.
    private static func describes(_ name: [UInt8]) -> Bool {
        let name = String(decoding: name, as: UTF8.self)
        return descriptions.contains(name) || Podfile.names.contains(name)
            || endings.contains { name.hasSuffix($0) }
    }

    private static let descriptions: Set<String> = [
        "project.pbxproj", "contents.xcworkspacedata", "project.yml", "project.yaml", "BUILD",
        "BUILD.bazel",
    ]
    private static let endings = [".podspec", ".xcconfig"]
}
