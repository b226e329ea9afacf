import Codebase
import Foundation

/// Reads the texts of podspecs.
struct PodText {
    let root: String

    /// The text of a file; nil if it is missing or no text.
    func text(of file: RelativePath) -> String? {
        let url = URL(fileURLWithPath: root).appendingPathComponent(file.string)
        guard let data = FileManager.default.contents(atPath: url.path), data.count < 2_000_000
        else {
            return nil
        }
        return String(validating: data, as: UTF8.self)
    }
}
