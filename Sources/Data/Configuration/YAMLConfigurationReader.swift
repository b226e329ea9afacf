import Architecture
import Codebase
import Foundation

/// Reads `.strata.yml`, or `.strata.yaml` where only that is there.
package struct YAMLConfigurationReader: ConfigurationReader {
    package init() {}

    package func configuration(
        at root: String
    ) async throws(ConfigurationError) -> LayerConfiguration? {
        for name in [".strata.yml", ".strata.yaml"] {
            let url = URL(fileURLWithPath: root).appendingPathComponent(name)
            if !FileManager.default.fileExists(atPath: url.path) { continue }
            let file = RelativePath(name)
            return try ConfigurationParser(file: file).parse(text(of: file, at: url))
        }
        return nil
    }

    private func text(of file: RelativePath, at url: URL) throws(ConfigurationError) -> String {
        do {
            let bytes = [UInt8](try Data(contentsOf: url))
            if let text = String(validating: bytes, as: UTF8.self) { return text }
            throw notText(bytes, file)
        } catch let error as ConfigurationError {
            throw error
        } catch {
            throw ConfigurationError(
                file: file, line: 1, column: 1,
                found: "The file cannot be read: \(error.localizedDescription)",
                expected: "Change its permissions, or delete the file to have the layers inferred.")
        }
    }

    /// Names the first place that is no UTF-8.
    private func notText(_ bytes: [UInt8], _ file: RelativePath) -> ConfigurationError {
        let good = String(decoding: bytes, as: UTF8.self).prefix { $0 != "\u{FFFD}" }
        let place = TextPlace(after: good)
        return ConfigurationError(
            file: file, line: place.line, column: place.column,
            found: "This byte is not valid UTF-8.", expected: "Save the file as UTF-8.")
    }
}

/// A place in a text, from 1, its column in Unicode scalars.
struct TextPlace: Equatable {
    var line = 1
    var column = 1

    init(after text: some StringProtocol) {
        for scalar in text.unicodeScalars {
            column += 1
            if scalar == "\n" {
                line += 1
                column = 1
            }
        }
    }
}
