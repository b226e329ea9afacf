import Foundation

/// Where Xcode keeps what it builds.
struct DerivedData {
    let environment: [String: String]

    /// The stores of the workspaces and projects inside a folder.
    func stores(of root: String) -> [String] {
        guard let home = environment["HOME"], !home.isEmpty else { return [] }
        let folder = home + "/Library/Developer/Xcode/DerivedData"
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return []
        }
        return names.sorted().map { folder + "/" + $0 }
            .filter { Self.workspace(of: $0).map { Self.is($0, inside: root) } ?? false }
            .flatMap { [$0 + "/Index.noindex/DataStore", $0 + "/Index/DataStore"] }
            .filter(FileManager.default.fileExists)
    }

    /// What was opened in Xcode, as its `info.plist` says.
    private static func workspace(of folder: String) -> String? {
        guard let data = FileManager.default.contents(atPath: folder + "/info.plist"),
            data.count < 1 << 20,
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return nil }
        return (list as? [String: Any])?["WorkspacePath"] as? String
    }

    private static func `is`(_ path: String, inside root: String) -> Bool {
        let folder = resolved(root)
        let place = resolved(path)
        return place == folder || place.hasPrefix(folder == "/" ? folder : folder + "/")
    }

    private static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
}
