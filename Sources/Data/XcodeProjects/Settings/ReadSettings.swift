import BuildSettings

/// The build settings of one target, with what is wrong in the files that they come from.
struct ReadSettings {
    var table: SettingTable
    /// The configuration files that should be there, by absolute path.
    private(set) var missing: [String] = []
    /// The lines that Xcode refuses.
    private(set) var damages: [ConfigurationContent.Damage] = []
    /// The configuration files that include too many others, by absolute path.
    private(set) var endless: [String] = []

    init(table: SettingTable) { self.table = table }

    /// Adds what a configuration file says.
    ///
    /// - Parameter content: nil if the file is not there.
    mutating func add(_ content: ConfigurationContent?, at path: String) {
        guard let content else {
            missing.append(path)
            return
        }
        table.add(content.assignments)
        missing += content.missing.map(\.path)
        damages += content.damages
        if !content.isComplete { endless.append(path) }
    }

    /// Lets conditions on the SDK be decided; where there are several SDKs, they do not hold.
    mutating func bindSDK() {
        guard let sdk = table.value(of: "SDKROOT"), !sdk.isEmpty, sdk != "auto" else { return }
        table = table.binding("sdk", to: sdk.lowercased())
    }
}
