extension ProjectDescriptionStub {
    /// How what is made is written, so that it can be read again.
    static let answer = #"""
        /// Writes what is made of these types, so that Strata can read it.


        func answer(_ kind: String, _ json: String) {
            FileHandle.standardOutput.write(Data("STRATA-BEGIN \(kind)\n\(json)\nSTRATA-END\n".utf8))
        }

        func quoted(_ text: String) -> String {
            var result = "\""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"": result += "\\\""
                case "\\": result += "\\\\"
                case _ where scalar.value < 0x20:
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                default: result.unicodeScalars.append(scalar)
                }
            }
            return result + "\""
        }

        func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

        func object(_ pairs: KeyValuePairs<String, String?>) -> String {
            let parts = pairs.compactMap { key, value in value.map { quoted(key) + ":" + $0 } }
            return "{" + parts.joined(separator: ",") + "}"
        }
        """#
}
