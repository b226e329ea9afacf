import ContentCache
import Foundation

/// Keeps which lessons a person was taught, a name a line.
package actor LessonFile {
    private let path: String

    /// - Parameter path: The absolute path of the file; it and its folder are made when needed.
    package init(path: String) {
        self.path = path
    }

    /// Where the file is kept by custom; nil without a home.
    package static func path(in environment: [String: String]) -> String? {
        JSONWorkspaceStore.path(in: environment).map {
            URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("lessons")
                .path
        }
    }

    /// Whether a lesson was not taught before; it is from now on.
    ///
    /// What cannot be kept is not taught: it would be taught again and again.
    package func isNew(_ lesson: String) -> Bool {
        let file = URL(fileURLWithPath: path)
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        if text.split(separator: "\n").contains(Substring(lesson)) { return false }
        let folder = CacheFolder(
            path: file.deletingLastPathComponent().path, limit: 0, endings: [])
        return folder.save(Array((text + lesson + "\n").utf8), to: path) == nil
    }
}
