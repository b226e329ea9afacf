import Architecture
import Foundation

/// Writes `.strata.yml`.
package struct ConfigurationWriter: ConfigurationStore {
    package init() {}

    package func write(
        _ text: String, at root: String, replacing: Bool
    ) throws(ConfigurationWriteError) {
        let file = URL(fileURLWithPath: root).appendingPathComponent(".strata.yml")
        do {
            try Data(text.utf8).write(to: file, options: replacing ? .atomic : .withoutOverwriting)
        } catch CocoaError.fileWriteFileExists {
            throw .exists(path: file.path)
        } catch {
            throw .refused(path: file.path, reason: error.localizedDescription)
        }
    }
}
