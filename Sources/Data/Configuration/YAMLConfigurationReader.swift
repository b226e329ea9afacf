import Architecture
import Codebase

/// Reads `.strata.yml`, or `.strata.yaml` where only that is there, and `.strata.baseline.yml`.
package struct YAMLConfigurationReader: ConfigurationReader {
    package init() {}

    /// The most bytes that a configuration has.
    private static let limit = 16 << 20

    package func configuration(
        in contents: any SourceContents
    ) async throws(ConfigurationError) -> LayerConfiguration? {
        for name in [".strata.yml", ".strata.yaml"] {
            let file = RelativePath(name)
            if !contents.exists(file) { continue }
            return try ConfigurationParser(file: file).parse(
                text(
                    of: file, in: contents,
                    otherwise: " Or delete it to have the layers inferred."))
        }
        return nil
    }

    package func baseline(
        in contents: any SourceContents
    ) async throws(ConfigurationError) -> Baseline? {
        if !contents.exists(Baseline.file) { return nil }
        return try BaselineParser().parse(text(of: Baseline.file, in: contents))
    }

    /// What stands in a file.
    ///
    /// - Parameter otherwise: What else to do if it cannot be read.
    private func text(
        of file: RelativePath, in contents: any SourceContents, otherwise: String = ""
    ) throws(ConfigurationError) -> String {
        let read: FileBytes
        do throws(ContentError) {
            read = try contents.bytes(of: file, upTo: Self.limit)
        } catch {
            throw ConfigurationError(
                file: file, line: 1, column: 1,
                found: "The file cannot be read: \(error.reason).",
                expected: error.advice + otherwise)
        }
        if read.isCut { throw ConfigurationError(file: file, largerThan: Self.limit) }
        guard let text = String(validating: read.bytes, as: UTF8.self) else {
            throw notText(read.bytes, file)
        }
        return text
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
