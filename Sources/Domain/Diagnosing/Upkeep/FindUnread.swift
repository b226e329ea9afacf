import Architecture
import Codebase

/// What could not be judged, so that all other findings may miss something.
struct FindUnread {
    let analysis: Analysis

    func findings() -> [HealthFinding] {
        [unclaimed, incomplete, suspect].compactMap(\.self)
    }

    private static let look = HealthStep(
        .openGaps, "See what could not be read, and why", command: "strata check")

    /// Files that no module claims, where they are a tenth of all or more.
    private var unclaimed: HealthFinding? {
        // Tutorials and templates belong to none on purpose.
        let unclaimed = analysis.codebase.unclaimed.filter { !$0.isTemplate && !$0.isBesideApp }
        let all = analysis.codebase.swiftFileCount
        guard !unclaimed.isEmpty, unclaimed.count * 10 >= all else { return nil }
        let project =
            analysis.codebase.unreadProjects.first.map { "\($0) could not be read." }
            ?? analysis.codebase.ignoredProjects.first.map { "\($0.path) is ignored by git." }
        return HealthFinding(
            .unread, "unclaimed",
            title: "\(unclaimed.count.grouped) of \(all.counted("Swift file")) belong to "
                + "no module",
            why: ["Nothing is known of what they import, so more may be wrong than is said here."]
                + [project, beside(analysis.codebase.unclaimed.count - unclaimed.count)]
                .compactMap(\.self),
            win: HealthWin(lines: lines(of: unclaimed)),
            steps: [
                HealthStep(
                    .openGaps, "See which files these are", command: "strata modules --unclaimed")
            ])
    }

    /// How many files are not counted, which belong to no module either; nil where there are none.
    private func beside(_ count: Int) -> String? {
        if count == 0 { return nil }
        return
            "Not counted: \(count.counted("more file")) in tests, templates, scripts and the like."
    }

    /// Descriptions that were read, and leave so many files over that they may be read wrongly.
    private var suspect: HealthFinding? {
        let suspicions = analysis.incomplete.filter(analysis.codebase.suspicions.contains)
        guard let first = suspicions.first else { return nil }
        return HealthFinding(
            .unread, "suspect",
            title: "\(suspicions.count.counted("project")) may be misread: files are left over",
            why: ["\(first.path.isRoot ? "." : first.path.string): \(first.reason)"],
            win: HealthWin(violations: suspicions.count), steps: [Self.look])
    }

    private var incomplete: HealthFinding? {
        let unread = analysis.incomplete.filter { !analysis.codebase.suspicions.contains($0) }
        let count = unread.count
        guard let first = unread.first else { return nil }
        let trust = unread.contains { $0.remedy == .trust }
        return HealthFinding(
            .unread, "incomplete", title: "\(count.counted("item")) could not be read",
            why: [
                "More may be wrong than is said here.",
                "\(first.path.isRoot ? "." : first.path.string): \(first.reason)",
            ],
            win: HealthWin(violations: count),
            steps: [Self.look]
                + (trust
                    ? [
                        HealthStep(
                            .openGaps, "Let manifests run, if you trust the folder",
                            command: "strata health --trust")
                    ] : []))
    }

    private func lines(of files: [RelativePath]) -> Int {
        files.reduce(0) { $0 + (analysis.facts[$1]?.lineCount ?? 0) }
    }
}

extension RelativePath {
    /// Whether it stands where files are that no target needs: tests that were given up, scripts, what a tool
    /// generates.
    fileprivate var isBesideApp: Bool {
        isCalledGenerated
            || parent.components.contains { folder in
                let name = folder.lowercased()
                return name.hasSuffix("tests") || Self.foldersBesideApp.contains(name)
            }
    }

    private static let foldersBesideApp: Set<String> = [
        "derived", "examples", "fastlane", "plugin", "plugins", "script", "scripts", "templates",
        "tools",
    ]
}
