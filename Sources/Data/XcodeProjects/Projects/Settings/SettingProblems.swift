import Codebase

/// What of the settings of a project's targets could not be read.
struct SettingProblems {
    private(set) var items: [IncompleteItem] = []
    /// The configuration files that targets build on, about which all is said.
    private var told: Set<String> = []
    /// The lines about which it is said, as several of those may include the same file.
    private var places: Set<ConfigurationContent.Place> = []

    /// Adds what is wrong with the settings of one target; of a file that many targets build on, it
    /// is said once.
    ///
    /// - Parameters:
    ///   - name: The target's name.
    ///   - line: The line of the target in its project file.
    ///   - moduleName: How the name of its module was worked out.
    ///   - root: The absolute path of the codebase.
    mutating func add(
        of name: String, at line: Int, in manifest: RelativePath, _ settings: ReadSettings,
        _ moduleName: SettingEvaluation, root: String
    ) {
        if let first = moduleName.unknown.first, let file = settings.missing {
            // The name may be wrong.
            items.append(
                IncompleteItem(
                    path: manifest, line: line,
                    reason: "The module name of target \(name) depends on \(first), which may be "
                        + "set in \(file), which does not exist. Create that file, or set "
                        + "PRODUCT_MODULE_NAME."))
        }
        if !moduleName.isComplete {
            items.append(
                IncompleteItem(
                    path: manifest, line: line,
                    reason: "The module name of target \(name) leads through more settings than "
                        + "are followed. Set PRODUCT_MODULE_NAME."))
        }
        for file in settings.files where told.insert(file.path).inserted {
            add(file.content, at: RelativePath.inside(root, file.path) ?? manifest, root: root)
        }
    }

    private mutating func add(
        _ content: ConfigurationContent, at file: RelativePath, root: String
    ) {
        if !content.isComplete {
            items.append(
                IncompleteItem(
                    path: file,
                    reason: "The settings file has more lines, or includes more files, than are "
                        + "followed. Let each file be included once."))
        }
        for damage in content.damages where places.insert(damage.place).inserted {
            guard let path = RelativePath.inside(root, damage.place.path) else { continue }
            items.append(
                IncompleteItem(
                    path: path, line: damage.place.line,
                    reason: "The line cannot be read: \(damage.what). Correct it, as Xcode "
                        + "refuses it too."))
        }
    }
}

extension RelativePath {
    /// Where an absolute path is in the folder of the codebase; nil if it is outside.
    fileprivate static func inside(_ root: String, _ path: String) -> RelativePath? {
        path.hasPrefix(root + "/") ? RelativePath(String(path.dropFirst(root.count + 1))) : nil
    }
}
