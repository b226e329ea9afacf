import Codebase

/// What a rule makes, as far as its name tells.
enum BazelRuleKind {
    /// The kind of module that a rule always makes; nil if it makes none, or if only its sources
    /// can tell.
    static func kind(of rule: StarRule) -> TargetKind? {
        let name = rule.name.lowercased()
        if helpers.contains(name) || name.hasPrefix("_") && rule.origin.isEmpty { return nil }
        if name.hasScalars("swift") { return swiftKind(name) }
        return appleKind(name) ?? (name == "objc_library" ? .library : nil)
    }

    /// The platform that a rule of `rules_apple` builds for, `ios_framework` for iOS; nil for rules
    /// that build for whatever depends on them.
    static func platform(of rule: StarRule) -> Platform? {
        let name = rule.name.lowercased()
        guard platforms.contains(where: name.hasPrefix) else { return nil }
        return Platform(named: String(name.prefix { $0 != "_" }))
    }

    /// Whether a rule that is not known may compile Swift files that it is given.
    static func mayCompile(_ rule: StarRule) -> Bool {
        let name = rule.name.lowercased()
        if name.hasScalars("swift") || helpers.contains(name) { return false }
        return !notCompiling.contains { name.hasPrefix($0) }
    }

    private static func swiftKind(_ name: String) -> TargetKind {
        if name.hasScalars("ui_test") { return .uiTest }
        if name.hasScalars("test") { return name.hasScalars("test_lib") ? .library : .test }
        if name.hasScalars("compiler_plugin") || name.hasScalars("macro") { return .macro }
        if name.hasScalars("binary") || name.hasScalars("executable")
            || name.hasScalars("command_line")
        {
            return .executable
        }
        if name.hasScalars("import") { return .binary }
        if name.hasScalars("extension") { return .appExtension }
        if name.hasScalars("application") || name.hasSuffix("_app") { return .app }
        return name.hasScalars("framework") ? .framework : .library
    }

    private static let platforms = ["ios_", "macos_", "watchos_", "tvos_", "visionos_", "apple_"]

    private static func appleKind(_ name: String) -> TargetKind? {
        guard platforms.contains(where: name.hasPrefix) else { return nil }
        if name.hasSuffix("ui_test") { return .uiTest }
        if name.hasSuffix("unit_test") { return .test }
        if name.hasSuffix("command_line_application") { return .executable }
        if name.hasSuffix("application") || name.hasSuffix("app_clip") { return .app }
        return name.hasSuffix("extension") ? .appExtension : nil
    }

    /// Rules whose names say Swift or that have sources, and that compile nothing of their own.
    private static let helpers: Set<String> = [
        "swift_c_module", "swift_feature_allowlist", "swift_format", "swift_format_test",
        "swift_interop_hint", "swift_library_group", "swift_module_mapping",
        "swift_module_mapping_test", "swift_package",
        "swift_package_configuration",
        "swift_package_tool", "swift_package_tool_repo", "swift_proto_compiler", "swift_toolchain",
        "swift_usage_aspect", "swift_deps", "swift_deps_index", "swift_update_packages",
        "swift_bic_repositories", "swift_rules_dependencies", "swiftlint", "swiftformat",
        "swift_toolchain_type", "swift_tools", "swift_flags",
    ]

    private static let notCompiling = [
        "alias", "apple_bundle", "apple_resource", "bzl_library", "cc_", "config_setting",
        "exports",
        "filegroup", "genrule", "java_", "kt_", "package", "pkg_", "proto_", "py_", "sh_",
        "test_suite",
        "write_", "copy_", "diff_", "multirun", "command", "xcodeproj", "lint", "format", "glob",
        "rules_", "build_test", "expand_", "string_", "bool_", "label_", "licenses", "objc_",
        "android_",
        "_",
    ]
}
