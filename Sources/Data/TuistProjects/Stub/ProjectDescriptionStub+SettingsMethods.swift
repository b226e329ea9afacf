extension ProjectDescriptionStub {
    /// How settings are put together.
    static let settingsMethods = #"""
        public enum SwiftCompilationMode: String { case singlefile, wholemodule }
        public enum DebugInformationFormat: String {
            case dwarf
            case dwarfWithDsym = "dwarf-with-dsym"
        }
        public enum SwiftOptimizationLevel: String {
            case o = "-O"
            case oNone = "-Onone"
            case oSize = "-Osize"
        }
        extension SettingsDictionary {
            public mutating func merge(_ other: SettingsDictionary) { merge(other) { $1 } }
            public func merging(_ other: SettingsDictionary) -> SettingsDictionary {
                merging(other) { $1 }
            }
            private func with(_ key: String, _ value: SettingValue?) -> SettingsDictionary {
                value.map { merging([key: $0]) } ?? self
            }
            public func manualCodeSigning(
                identity: String? = nil, provisioningProfileSpecifier: String? = nil
            ) -> SettingsDictionary {
                with("CODE_SIGN_STYLE", "Manual")
                    .with(
                        "PROVISIONING_PROFILE_SPECIFIER", provisioningProfileSpecifier.map { .string($0) })
                    .with("CODE_SIGN_IDENTITY", identity.map { .string($0) })
            }
            public func automaticCodeSigning(devTeam: String) -> SettingsDictionary {
                with("CODE_SIGN_STYLE", "Automatic").with("DEVELOPMENT_TEAM", .string(devTeam))
            }
            public func codeSignIdentityAppleDevelopment() -> SettingsDictionary {
                codeSignIdentity("Apple Development")
            }
            public func codeSignIdentity(_ identity: String) -> SettingsDictionary {
                with("CODE_SIGN_IDENTITY", .string(identity))
            }
            public func currentProjectVersion(_ version: String) -> SettingsDictionary {
                with("CURRENT_PROJECT_VERSION", .string(version))
            }
            public func marketingVersion(_ version: String) -> SettingsDictionary {
                with("MARKETING_VERSION", .string(version))
            }
            public func appleGenericVersioningSystem() -> SettingsDictionary {
                with("VERSIONING_SYSTEM", "apple-generic")
            }
            public func versionInfo(
                _ version: String, prefix: String? = nil, suffix: String? = nil
            ) -> SettingsDictionary {
                with("VERSION_INFO_STRING", .string(version))
                    .with("VERSION_INFO_PREFIX", prefix.map { .string($0) })
                    .with("VERSION_INFO_SUFFIX", suffix.map { .string($0) })
            }
            public func swiftVersion(_ version: String) -> SettingsDictionary {
                with("SWIFT_VERSION", .string(version))
            }
            public func otherSwiftFlags(_ flags: String...) -> SettingsDictionary {
                otherSwiftFlags(flags)
            }
            public func otherSwiftFlags(_ flags: [String]) -> SettingsDictionary {
                with("OTHER_SWIFT_FLAGS", .array(flags))
            }
            public func swiftActiveCompilationConditions(_ conditions: String...) -> SettingsDictionary {
                swiftActiveCompilationConditions(conditions)
            }
            public func swiftActiveCompilationConditions(_ conditions: [String]) -> SettingsDictionary {
                with("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .array(conditions))
            }
            public func swiftCompilationMode(_ mode: SwiftCompilationMode) -> SettingsDictionary {
                with("SWIFT_COMPILATION_MODE", .string(mode.rawValue))
            }
            public func swiftOptimizationLevel(_ level: SwiftOptimizationLevel) -> SettingsDictionary {
                with("SWIFT_OPTIMIZATION_LEVEL", .string(level.rawValue))
            }
            public func swiftOptimizeObjectLifetimes(_ enabled: Bool) -> SettingsDictionary {
                with("SWIFT_OPTIMIZE_OBJECT_LIFETIME", .string(enabled ? "YES" : "NO"))
            }
            public func swiftObjcBridgingHeaderPath(_ path: String) -> SettingsDictionary {
                with("SWIFT_OBJC_BRIDGING_HEADER", .string(path))
            }
            public func otherCFlags(_ flags: [String]) -> SettingsDictionary {
                with("OTHER_CFLAGS", .array(flags))
            }
            public func otherLinkerFlags(_ flags: [String]) -> SettingsDictionary {
                with("OTHER_LDFLAGS", .array(flags))
            }
            public func bitcodeEnabled(_ enabled: Bool) -> SettingsDictionary {
                with("ENABLE_BITCODE", .string(enabled ? "YES" : "NO"))
            }
            public func debugInformationFormat(_ format: DebugInformationFormat) -> SettingsDictionary {
                with("DEBUG_INFORMATION_FORMAT", .string(format.rawValue))
            }
        }
        """#
}
