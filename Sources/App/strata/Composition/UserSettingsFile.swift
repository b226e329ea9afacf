import Codebase
import Configuration
import Foundation
import TerminalUI

/// The file in which a person says what the program is to be like.
struct UserSettingsFile {
    /// The absolute path; nil without a home.
    private let path: String?
    private let home: String?

    /// - Parameter environment: Where `XDG_CONFIG_HOME` or `HOME` are looked up.
    init(environment: [String: String]) {
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
        return try UserSettingsParser(
            themes: ["light", "dark", "either", "auto"], commands: CommandNames.all,
            isKey: { name in Key(named: name).map { !KeyMap.reserved.contains($0) } ?? false }
        ).settings(in: text, of: file)
    }

    private func shown(_ path: String) -> String {
        guard let home, path.hasPrefix(home + "/") else { return path }
        return "~" + path.dropFirst(home.count)
    }
}

extension UserSettings {
    /// The keys that were chosen.
    var keyMap: KeyMap { KeyMap(keys.mapValues { $0.compactMap { Key(named: $0) } }) }
}
