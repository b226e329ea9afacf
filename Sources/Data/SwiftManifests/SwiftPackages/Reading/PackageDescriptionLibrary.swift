import StaticSwift

/// What a manifest finds in the module `PackageDescription`.
enum PackageDescriptionLibrary {
    /// The library for a package in a folder.
    static func library(packageDirectory: String, environment: [String: String]) -> Library {
        Library(
            modules: ["PackageDescription", "Foundation", "Swift"],
            types: [package, target, targetDependency, product, pluginUsage, resource]
                + products + [context(packageDirectory, environment)] + openTypes,
            aliases: [
                "LanguageTag": .named("String"),
                "TargetDependencyCondition": .named("Target.Dependency.Condition"),
            ])
    }

    private static let package = LibraryType(
        "Package", isReference: true,
        properties: [
            .init("name", .named("String")),
            .init("defaultLocalization", .optional(.any), initial: LibraryValue.none),
            .init(
                "platforms", .optional(.array(.named("SupportedPlatform"))),
                initial: LibraryValue.none),
            .init("products", .array(.named("Product")), initial: .emptyArray),
            .init("traits", .set(.named("Trait")), initial: .emptyArray),
            .init("dependencies", .array(.named("Package.Dependency")), initial: .emptyArray),
            .init("targets", .array(.named("Target")), initial: .emptyArray),
            .init("providers", .optional(.any), initial: LibraryValue.none),
            .init("pkgConfig", .optional(.any), initial: LibraryValue.none),
            .init(
                "swiftLanguageModes", .optional(.array(.named("SwiftLanguageMode"))),
                initial: LibraryValue.none),
            .init(
                "swiftLanguageVersions", .optional(.array(.named("SwiftVersion"))),
                initial: LibraryValue.none),
            .init(
                "cLanguageStandard", .optional(.named("CLanguageStandard")),
                initial: LibraryValue.none),
            .init(
                "cxxLanguageStandard", .optional(.named("CXXLanguageStandard")),
                initial: LibraryValue.none),
        ],
        constructors: [.init("init")])

    private static let target = LibraryType(
        "Target", isReference: true,
        properties: [
            .init("name", .named("String")),
            .init("type", .named("Target.TargetType")),
            .init("isTest", .named("Bool")),
            .init("dependencies", .array(.named("Target.Dependency")), initial: .emptyArray),
            .init("path", .optional(.named("String")), initial: LibraryValue.none),
            .init("url", .optional(.named("String")), initial: LibraryValue.none),
            .init("exclude", .array(.named("String")), initial: .emptyArray),
            .init("sources", .optional(.array(.named("String"))), initial: LibraryValue.none),
            .init("resources", .optional(.array(.named("Resource"))), initial: LibraryValue.none),
            .init("publicHeadersPath", .optional(.named("String")), initial: LibraryValue.none),
            .init("packageAccess", .named("Bool"), initial: .bool(true)),
            .init("cSettings", .optional(.array(.named("CSetting"))), initial: LibraryValue.none),
            .init(
                "cxxSettings", .optional(.array(.named("CXXSetting"))), initial: LibraryValue.none),
            .init(
                "swiftSettings", .optional(.array(.named("SwiftSetting"))),
                initial: LibraryValue.none),
            .init(
                "linkerSettings", .optional(.array(.named("LinkerSetting"))),
                initial: LibraryValue.none),
            .init(
                "plugins", .optional(.array(.named("Target.PluginUsage"))),
                initial: LibraryValue.none),
            .init("capability", .any),
            .init("checksum", .optional(.named("String")), initial: LibraryValue.none),
            .init("pkgConfig", .optional(.any), initial: LibraryValue.none),
            .init("providers", .optional(.any), initial: LibraryValue.none),
        ],
        constructors: [
            constructor("target", type: "regular"),
            constructor("executableTarget", type: "executable"),
            constructor("testTarget", type: "test"),
            constructor("systemLibrary", type: "system"),
            constructor("binaryTarget", type: "binary"),
            constructor("plugin", type: "plugin"),
            constructor("macro", type: "macro"),
        ], isClosed: true)

    private static func constructor(_ name: String, type: String) -> LibraryType.Constructor {
        .init(
            name,
            fields: [
                ("type", .member(type: "Target.TargetType", type)),
                ("isTest", .bool(type == "test")),
            ])
    }

    private static let targetDependency = LibraryType(
        "Target.Dependency",
        properties: [
            .init("name", .named("String")),
            .init("package", .optional(.named("String"))),
            .init("condition", .optional(.named("Target.Dependency.Condition"))),
        ],
        constructors: [
            .init("target", member: "targetItem", isSettled: false),
            .init("product", member: "productItem", isSettled: false),
            .init("byName", member: "byNameItem", isSettled: false),
        ],
        stringLiteral: ("byName", "name"), isClosed: true)

    private static let product = LibraryType(
        "Product", isReference: true,
        properties: [
            .init("name", .named("String")),
            .init(
                "type", .optional(.named("Product.Library.LibraryType")), initial: LibraryValue.none
            ),
            .init("targets", .array(.named("String")), initial: .emptyArray),
        ],
        constructors: [
            .init("library", type: "Product.Library"),
            .init("executable", type: "Product.Executable"),
            .init("plugin", type: "Product.Plugin"),
        ], isClosed: true)

    /// The classes of the products that `Product`'s functions make.
    private static let products = ["Product.Library", "Product.Executable", "Product.Plugin"].map {
        LibraryType(
            $0, isReference: true, properties: product.properties, base: "Product", isClosed: true)
    }

    private static let pluginUsage = LibraryType(
        "Target.PluginUsage",
        properties: [
            .init("name", .named("String")), .init("package", .optional(.named("String"))),
        ],
        constructors: [.init("plugin", member: "plugin", isSettled: false)],
        stringLiteral: ("plugin", "name"), isClosed: true)

    private static let resource = LibraryType(
        "Resource",
        constructors: [
            .init("process", isSettled: false), .init("copy", isSettled: false),
            .init("embedInCode", isSettled: false),
        ], isClosed: true)

    private static func context(
        _ packageDirectory: String, _ environment: [String: String]
    ) -> LibraryType {
        LibraryType(
            "Context",
            statics: [
                "packageDirectory": .string(packageDirectory),
                "environment": .dictionary(environment),
                "gitInformation": .unknown(reason: "its value depends on git"),
            ])
    }

    /// Settings, whose functions extensions call by their bare names.
    private static let settings = [
        (
            "SwiftSetting",
            ["define", "unsafeFlags", "enableUpcomingFeature"]
                + ["enableExperimentalFeature", "interoperabilityMode", "swiftLanguageMode"]
                + ["swiftLanguageVersion", "strictMemorySafety", "defaultIsolation"]
        ),
        ("CSetting", ["define", "unsafeFlags", "headerSearchPath"]),
        ("CXXSetting", ["define", "unsafeFlags", "headerSearchPath"]),
        ("LinkerSetting", ["linkedLibrary", "linkedFramework", "unsafeFlags"]),
    ].map { name, functions in
        LibraryType(name, constructors: functions.map { .init($0, isSettled: false) })
    }

    /// Types whose values matter only as they are written.
    private static let openTypes =
        [
            "Target.PluginCapability", "Package.Dependency.Requirement",
            "Product.Library.LibraryType", "SupportedPlatform", "SwiftVersion", "SwiftLanguageMode",
            "CLanguageStandard", "CXXLanguageStandard", "SystemPackageProvider", "Version",
            "PluginCommandIntent", "PluginPermission", "PluginNetworkPermissionScope",
            "BuildConfiguration", "Package.Dependency.Trait", "SwiftSetting.IsolationMode",
        ].map { LibraryType($0) }
        + settings
        + [
            LibraryType("Target.TargetType", hasRawValues: true),
            LibraryType("Platform", constructors: []),
            LibraryType(
                "SupportedPlatform.MacOSVersion"),
            LibraryType(
                "Trait", properties: [.init("name", .named("String"))],
                stringLiteral: ("trait", "name")),
            LibraryType(
                "Package.Dependency",
                properties: [
                    .init("name", .optional(.named("String"))), .init("url", .named("String")),
                    .init("path", .named("String")), .init("id", .named("String")),
                ],
                constructors: [.init("package", isSettled: false)]),
            LibraryType(
                "Target.Dependency.Condition",
                properties: [
                    .init("platforms", .optional(.array(.named("Platform")))),
                    .init("traits", .optional(.set(.named("String")))),
                ]),
            LibraryType(
                "BuildSettingCondition",
                properties: [
                    .init("platforms", .optional(.array(.named("Platform")))),
                    .init("configuration", .optional(.named("BuildConfiguration"))),
                ]),
        ]
}
