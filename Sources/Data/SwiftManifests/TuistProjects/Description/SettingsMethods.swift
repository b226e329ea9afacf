/// The methods by which settings are written; none of them touches a name.
enum SettingsMethods {
    static let source =
        (["extension SettingsDictionary {"] + methods + merging + ["}"]).joined(separator: "\n")

    private static let methods = signatures.map {
        "    public func \($0) -> SettingsDictionary { self }"
    }

    private static let merging = [
        """
            public func merging(_ other: SettingsDictionary) -> SettingsDictionary {
                self.merging(other, uniquingKeysWith: { _, new in new })
            }
            public mutating func merge(_ other: SettingsDictionary) {
                self.merge(other, uniquingKeysWith: { _, new in new })
            }
        """
    ]

    private static let signatures = [
        "manualCodeSigning(identity: String? = nil, provisioningProfileSpecifier: String? = nil)",
        "automaticCodeSigning(devTeam: String)",
        "codeSignIdentityAppleDevelopment()",
        "codeSignIdentity(_ identity: String)",
        "currentProjectVersion(_ version: String)",
        "marketingVersion(_ version: String)",
        "appleGenericVersioningSystem()",
        "versionInfo(_ version: String, prefix: String? = nil, suffix: String? = nil)",
        "swiftVersion(_ version: String)",
        "otherSwiftFlags(_ flags: String...)",
        "otherSwiftFlags(_ flags: [String])",
        "swiftActiveCompilationConditions(_ conditions: String...)",
        "swiftActiveCompilationConditions(_ conditions: [String])",
        "swiftCompilationMode(_ mode: SwiftCompilationMode)",
        "swiftOptimizationLevel(_ level: SwiftOptimizationLevel)",
        "swiftOptimizeObjectLifetimes(_ enabled: Bool)",
        "swiftObjcBridgingHeaderPath(_ path: String)",
        "otherCFlags(_ flags: [String])",
        "otherLinkerFlags(_ flags: [String])",
        "bitcodeEnabled(_ enabled: Bool)",
        "debugInformationFormat(_ format: DebugInformationFormat)",
        "betaFeature_enableExplicitModules(_ enabled: Bool)",
    ]
}
