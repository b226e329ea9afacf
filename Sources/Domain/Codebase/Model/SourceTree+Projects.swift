extension SourceTree {
    /// The projects of other build systems than SwiftPM: Xcode's, Tuist's and XcodeGen's, each named
    /// by its folder or its file, in path order; those in test data are left out.
    package var projects: [RelativePath] {
        let usesTuist = self.usesTuist
        let found = files.compactMap { file -> RelativePath? in
            switch file.name {
            case "project.pbxproj": file.parent
            case "Project.swift": usesTuist && !file.isInTuistFolder ? file : nil
            case "project.yml": file
            default: nil
            }
        }
        return found.filter { !$0.isFixture && $0.name != "" }
    }

    /// The Swift files that describe modules and belong to none: packages' manifests and what Tuist
    /// reads.
    package var manifests: [RelativePath] {
        let usesTuist = self.usesTuist
        return swiftFiles.filter { file in
            file.isPackageManifest || usesTuist && (file.isInTuistFolder || file.isReadByTuist)
        }
    }

    private var usesTuist: Bool {
        files.contains { $0.name == "Tuist.swift" || $0.isInTuistFolder }
    }
}

extension RelativePath {
    fileprivate var isInTuistFolder: Bool { components.dropLast().contains("Tuist") }

    fileprivate var isReadByTuist: Bool {
        ["Project.swift", "Workspace.swift", "Tuist.swift", "Plugin.swift"].contains(name)
            || components.contains("ProjectDescriptionHelpers")
    }
}
