/// The build settings of one target, with what is wrong in the files that they come from.
struct ReadSettings {
    var table: SettingTable
    /// The first configuration file that should be there, by absolute path; nil if all are.
    private(set) var missing: String?
    /// The configuration files that are there, by absolute path.
    private(set) var files: [(path: String, content: ConfigurationContent)] = []

    init(table: SettingTable) { self.table = table }

    /// Adds what a configuration file says.
    ///
    /// - Parameter content: nil if the file is not there.
    mutating func add(_ content: ConfigurationContent?, at path: String) {
        guard let content else {
            missing = missing ?? path
            return
        }
        table.add(content.level)
        missing = missing ?? content.missing.first?.path
        files.append((path, content))
    }

    /// Lets conditions on the SDK be decided; where there are several SDKs, they do not hold.
    mutating func bindSDK() {
        guard let sdk = table.value(of: "SDKROOT"), !sdk.isEmpty, sdk != "auto" else { return }
        table = table.binding("sdk", to: sdk.lowercased())
    }
}
