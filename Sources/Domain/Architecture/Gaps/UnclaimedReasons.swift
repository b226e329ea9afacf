/// Why no module of a codebase claims a file.
struct UnclaimedReasons {
    /// What describes modules below a folder.
    private struct Description {
        let path: RelativePath
        let isRead: Bool
    }

    private let descriptions: [RelativePath: Description]

    init(_ codebase: Codebase) {
        let read = codebase.modules.compactMap(\.manifest).map {
            Description(path: $0.described, isRead: true)
        }
        let unread =
            codebase.unreadProjects
            + codebase.incomplete.map(\.path).filter {
                $0.isPackageManifest || $0.isXcodeProject
            }
        descriptions = Dictionary(
            (read + unread.map { Description(path: $0.described, isRead: false) }).map {
                ($0.path.parent, $0)
            },
            uniquingKeysWith: { first, next in next.isRead ? first : next })
    }

    func reason(for file: RelativePath) -> UnclaimedGroup.Reason {
        if file.isTemplate { return .template }
        if file.isFixture { return .testData }
        guard let description = nearestDescription(to: file) else { return .undescribed }
        return description.isRead ? .unlisted(description.path) : .unread(description.path)
    }

    private func nearestDescription(to file: RelativePath) -> Description? {
        var folder = file
        while !folder.isRoot {
            folder = folder.parent
            if let found = descriptions[folder] { return found }
        }
        return nil
    }
}

extension RelativePath {
    /// Whether it belongs to what looks like source and is none: templates, tutorials, playgrounds.
    var isTemplate: Bool {
        components.contains { part in
            [".xctemplate", ".docc", ".playground"].contains { part.hasSuffix($0) }
        }
    }

    fileprivate var isXcodeProject: Bool {
        fileExtension == "xcodeproj" || parent.fileExtension == "xcodeproj"
    }

    /// What a person calls a description: of an Xcode project its folder.
    fileprivate var described: RelativePath {
        parent.fileExtension == "xcodeproj" ? parent : self
    }
}
