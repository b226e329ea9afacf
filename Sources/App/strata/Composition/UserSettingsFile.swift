import Codebase
import Foundation
import TerminalUI

/// What a person wants of the program itself, in whatever codebase.
struct UserSettings: Equatable {
    /// The name of a theme; nil for what the terminal says.
    var theme: String?
    /// The keys that were chosen.
    var keys = KeyMap()
}

/// The file in which a person says what the program is to be like.
struct UserSettingsFile {
    /// Reads the names of a theme and of keys in a text.
    typealias Parse = (String, RelativePath) throws(ConfigurationError) -> (
        theme: String?, keys: [String: [String]]
    )

    static let themes = ["light", "dark", "either", "auto"]

    /// The absolute path; nil without a home.
    private let path: String?
    private let home: String?
    private let parse: Parse

    /// - Parameter environment: Where `XDG_CONFIG_HOME` or `HOME` are looked up.
    init(environment: [String: String], parse: @escaping Parse) {
        self.parse = parse
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
        self.home = home
        if let base = environment["XDG_CONFIG_HOME"], base.hasPrefix("/") {
            path = base + "/strata/config.yml"
        } else {
            path = home.map { $0 + "/.config/strata/config.yml" }
        }
    }

    /// What stands in the file; nothing where there is none.
    ///
    /// - Throws: `ConfigurationError` with what is wrong and where.
    func settings() throws(ConfigurationError) -> UserSettings {
        guard let path, FileManager.default.fileExists(atPath: path) else { return UserSettings() }
        let file = RelativePath(shown(path))
        guard let data = FileManager.default.contents(atPath: path),
            let text = String(data: data, encoding: .utf8)
        else {
            throw ConfigurationError(
                file: file, line: 1, column: 1, found: "The file cannot be read as UTF-8.",
                expected: "Change its permissions, save it as UTF-8, or delete it.")
        }
        let found = try parse(text, file)
        let keys = found.keys.mapValues { $0.compactMap { Key(named: $0) } }
        return UserSettings(theme: found.theme, keys: KeyMap(keys))
    }

    /// Whether a key that can be chosen is called so.
    @Sendable static func isKey(_ name: String) -> Bool {
        Key(named: name).map { !KeyMap.reserved.contains($0) } ?? false
    }

    private func shown(_ path: String) -> String {
        guard let home, path.hasPrefix(home + "/") else { return path }
        return "~" + path.dropFirst(home.count)
    }
}
