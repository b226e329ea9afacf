import Codebase

/// What a package has to say so that files compile in it as in a project's target.
package struct LocalPackageSettings {
    /// What a project says of one target.
    package struct Target {
        /// Its name.
        package let name: String
        /// The platforms that it is built for.
        package let platforms: Set<Platform>
        /// The value of a build setting; nil if nothing says one.
        package let value: (String) -> String?
        /// The words of a setting in all configurations.
        package let words: (String) -> [String]

        /// A target with its settings.
        package init(
            name: String, platforms: Set<Platform>, value: @escaping (String) -> String?,
            words: @escaping (String) -> [String]
        ) {
            self.name = name
            self.platforms = platforms
            self.value = value
            self.words = words
        }

        /// The words of several values of one setting, each value once.
        package static func words(in values: [String]) -> [String] {
            var seen: Set<String> = []
            return values.filter { seen.insert($0).inserted }
                .flatMap { $0.split { $0 == " " || $0 == "\"" }.map(String.init) }
        }
    }

    /// The least version of the tools that knows all of it.
    package let toolsVersion: String
    /// `.iOS("17.0")` and the like.
    package var platforms: [String] {
        versions.sorted { $0.key < $1.key }.compactMap { platform, version in
            Self.names[platform].map { ".\($0.word)(\"\(version)\")" }
        }
    }
    /// The deployment target of each platform.
    private var versions: [Platform: String]
    /// The features and the isolation that the target has switched on.
    package let swiftSettings: [String]
    /// The language mode, where the tools would take another one.
    package let languageMode: String?
    /// What cannot be carried over.
    package private(set) var questions: [String]
    /// The conditions that the project sets in any configuration.
    private let conditions: Set<String>
    private let name: String

    /// What a package has to say for files of a target.
    ///
    /// - Throws: ``ManifestEditError`` if the target says no deployment target.
    package init(of target: Target) throws(ManifestEditError) {
        name = target.name
        versions = try Self.versions(of: target)
        let isSix = target.value("SWIFT_VERSION")?.hasPrefix("6") == true
        var lines: [String] = []
        let isOnMain = target.value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        if isOnMain { lines.append(".defaultIsolation(MainActor.self)") }
        let features = UpcomingFeatures(of: target, isSix: isSix)
        lines += features.names.map { ".enableUpcomingFeature(\"\($0)\")" }
        let strict = target.value("SWIFT_STRICT_CONCURRENCY")
        if strict == "complete", !isSix {
            lines.append(".enableExperimentalFeature(\"StrictConcurrency\")")
        }
        swiftSettings = lines
        let isNew = isOnMain || features.needsNewTools
        toolsVersion = isNew ? "6.2" : isSix ? "6.0" : "5.10"
        languageMode = isNew && !isSix ? ".v5" : nil
        var flags = target.words("OTHER_SWIFT_FLAGS")
        flags.removeAll { $0 == "$(inherited)" }
        var conditions = Set(target.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS"))
        for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
            conditions.insert(
                flag == "-D" ? flags.dropFirst(index + 1).first ?? "" : String(flag.dropFirst(2)))
        }
        self.conditions = conditions.subtracting(["DEBUG", "$(inherited)", ""])
        let others = flags.filter { $0.hasPrefix("-") && !$0.hasPrefix("-D") }
        questions =
            others.first.map {
                ["\(target.name) is compiled with \($0), and the package is not. Does that matter?"]
            } ?? []
    }

    /// Files that are compiled under conditions of the project would be compiled otherwise.
    ///
    /// - Throws: ``ManifestEditError`` with the first such condition.
    package func check(_ files: [RelativePath], _ tree: SourceTree) throws(ManifestEditError) {
        for file in files {
            let lines = (tree.contents.text(of: file) ?? "").split(separator: "\n")
            for line in lines {
                let text = line.drop { $0 == " " || $0 == "\t" }
                guard text.hasPrefix("#if ") || text.hasPrefix("#elseif ") else { continue }
                let words = text.identifiers
                guard let word = words.first(where: { conditions.contains(String($0)) }) else {
                    continue
                }
                throw ManifestEditError(
                    "\(file) is compiled under \(word), which only the project knows. Take that "
                        + "condition out first.")
            }
        }
    }

    /// The same for files that another target compiles, too.
    ///
    /// - Parameters:
    ///   - other: What the other target says.
    ///   - compilesAll: Whether it compiles all of the files.
    /// - Throws: ``ManifestEditError`` where one package cannot be compiled as both were.
    package func joined(
        with other: LocalPackageSettings, compilingAll compilesAll: Bool
    ) throws(ManifestEditError) -> LocalPackageSettings {
        guard toolsVersion == other.toolsVersion, languageMode == other.languageMode,
            Self.binding(swiftSettings) == Self.binding(other.swiftSettings)
        else {
            throw ManifestEditError(
                "\(name) and \(other.name) compile some of the files in different language modes, or "
                    + "with other features of the compiler, and a package has one. Set both alike "
                    + "first.")
        }
        var joined = self
        for (platform, version) in other.versions.sorted(by: { $0.key < $1.key }) {
            if let own = versions[platform], !Self.isLess(version, than: own) { continue }
            guard compilesAll else {
                throw ManifestEditError(
                    "\(other.name) compiles some of the files for \(platform.rawValue) \(version), "
                        + "for which \(name) does not compile the others. Divide that first.")
            }
            joined.versions[platform] = version
        }
        for question in other.questions where !questions.contains(question) {
            joined.questions.append(question)
        }
        return joined
    }

    /// The settings without those that only warn.
    private static func binding(_ settings: [String]) -> [String] {
        settings.filter { !$0.contains("StrictConcurrency") }
    }

    private static func isLess(_ version: String, than other: String) -> Bool {
        func numbers(_ text: String) -> [Int] {
            var numbers = text.split(separator: ".").compactMap { Int($0) }
            while numbers.last == 0 { numbers.removeLast() }
            return numbers
        }
        return numbers(version).lexicographicallyPrecedes(numbers(other))
    }

    private static func versions(
        of target: Target
    ) throws(ManifestEditError) -> [Platform: String] {
        let found = target.platforms.sorted().compactMap { platform -> (Platform, String)? in
            guard let (setting, _) = names[platform],
                let version = target.value(setting),
                version.allSatisfy({ $0.isNumber || $0 == "." }), !version.isEmpty
            else { return nil }
            return (platform, version)
        }
        if !found.isEmpty { return Dictionary(found) { first, _ in first } }
        throw ManifestEditError(
            "\(target.name) says no deployment target, which the package needs. Set one in the "
                + "project first.")
    }

    private static let names: [Platform: (setting: String, word: String)] = [
        .iOS: ("IPHONEOS_DEPLOYMENT_TARGET", "iOS"),
        .macOS: ("MACOSX_DEPLOYMENT_TARGET", "macOS"),
        .tvOS: ("TVOS_DEPLOYMENT_TARGET", "tvOS"),
        .watchOS: ("WATCHOS_DEPLOYMENT_TARGET", "watchOS"),
        .visionOS: ("XROS_DEPLOYMENT_TARGET", "visionOS"),
    ]
}

/// The features of the compiler that a target's settings switch on before their time.
struct UpcomingFeatures {
    let names: [String]
    /// Whether tools of before 6.2 do not know one of them.
    let needsNewTools: Bool

    init(of target: LocalPackageSettings.Target, isSix: Bool) {
        func isOn(_ name: String) -> Bool { target.value(name) == "YES" }
        let isApproachable = isOn("SWIFT_APPROACHABLE_CONCURRENCY")
        let found = Self.all.filter { feature in
            if isSix, feature.version == 6 { return false }
            return isOn("SWIFT_UPCOMING_FEATURE_" + feature.setting)
                || isApproachable && feature.isApproachable
        }
        names = found.map(\.name)
        needsNewTools = found.contains(where: \.isNew)
    }

    private struct Feature {
        let setting: String
        let name: String
        /// The language mode that has it anyway; 7 if none has yet.
        var version = 6
        var isApproachable = false
        var isNew = false
    }

    /// https://developer.apple.com/documentation/xcode/build-settings-reference
    private static let all = [
        Feature(setting: "BARE_SLASH", name: "BareSlashRegexLiterals"),
        Feature(setting: "CONCISE_MAGIC_FILE", name: "ConciseMagicFile"),
        Feature(setting: "DEPRECATE_APPLICATION_MAIN", name: "DeprecateApplicationMain"),
        Feature(
            setting: "DISABLE_OUTWARD_ACTOR_ISOLATION", name: "DisableOutwardActorInference",
            isApproachable: true),
        Feature(setting: "DYNAMIC_ACTOR_ISOLATION", name: "DynamicActorIsolation"),
        Feature(setting: "EXISTENTIAL_ANY", name: "ExistentialAny", version: 7),
        Feature(setting: "FORWARD_TRAILING_CLOSURES", name: "ForwardTrailingClosures"),
        Feature(
            setting: "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY",
            name: "GlobalActorIsolatedTypesUsability", isApproachable: true),
        Feature(setting: "GLOBAL_CONCURRENCY", name: "GlobalConcurrency"),
        Feature(setting: "IMPLICIT_OPEN_EXISTENTIALS", name: "ImplicitOpenExistentials"),
        Feature(setting: "IMPORT_OBJC_FORWARD_DECLS", name: "ImportObjcForwardDeclarations"),
        Feature(
            setting: "INFER_ISOLATED_CONFORMANCES", name: "InferIsolatedConformances", version: 7,
            isApproachable: true, isNew: true),
        Feature(
            setting: "INFER_SENDABLE_FROM_CAPTURES", name: "InferSendableFromCaptures",
            isApproachable: true),
        Feature(
            setting: "INTERNAL_IMPORTS_BY_DEFAULT", name: "InternalImportsByDefault", version: 7),
        Feature(setting: "ISOLATED_DEFAULT_VALUES", name: "IsolatedDefaultValues"),
        Feature(
            setting: "MEMBER_IMPORT_VISIBILITY", name: "MemberImportVisibility", version: 7),
        Feature(
            setting: "NONISOLATED_NONSENDING_BY_DEFAULT", name: "NonisolatedNonsendingByDefault",
            version: 7, isApproachable: true, isNew: true),
        Feature(setting: "REGION_BASED_ISOLATION", name: "RegionBasedIsolation"),
    ]
}
