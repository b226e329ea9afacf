import Codebase
import OperatingSystem

/// The ignore file that a person keeps for all repositories.
enum PersonalIgnoreFile {
    /// Its text; empty if there is none.
    ///
    /// Looks for `core.excludesFile` in the usual places; includes in them are not followed.
    static func text(in environment: [String: String]) -> [UInt8] {
        let home = environment["HOME"] ?? ""
        let base = environment["XDG_CONFIG_HOME"] ?? home + "/.config"
        let configs = [home + "/.gitconfig", base + "/git/config"]
        let named = configs.lazy.compactMap { excludesFile(in: $0) }.first
        let path = named.map { $0.hasPrefix("~/") ? home + $0.dropFirst() : $0 }
        return FileBytes.onDisk(Array((path ?? base + "/git/ignore").utf8))?.bytes ?? []
    }

    private static func excludesFile(in config: String) -> String? {
        guard let text = FileBytes.onDisk(Array(config.utf8))?.bytes else { return nil }
        var section = ""
        for line in String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let words = line.split(separator: "=", maxSplits: 1).map(trimmed)
            if line.contains("[") {
                section = trimmed(line).lowercased()
            } else if section == "[core]", words.count == 2, words[0].lowercased() == "excludesfile"
            {
                return words[1]
            }
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> String {
        let isPadding: (Character) -> Bool = { $0.isWhitespace || $0 == "\"" }
        let start = text.drop(while: isPadding)
        return String(start.reversed().drop(while: isPadding).reversed())
    }
}
