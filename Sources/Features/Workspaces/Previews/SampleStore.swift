import Codebase
import ScreenPreviews

/// A person's codebases and folders, kept in memory.
@MainActor final class SampleStore: WorkspaceStore {
    enum Recent {
        case none, some, wideNames, many, unreadable
    }

    static let now = 1_790_000_000

    private var recent: [Workspace]
    private let isUnreadable: Bool

    init(recent: Recent = .some, names: SampleNames = .plain) {
        isUnreadable = recent == .unreadable
        switch recent {
        case .none, .unreadable: self.recent = []
        case .some: self.recent = Self.some
        case .wideNames: self.recent = Self.wideNames
        case .many:
            self.recent = (1...200).map {
                Self.workspace("/home/ada/Code/package-\($0)", ago: $0 * 40_000)
            }
        }
        if names != .plain { self.recent = self.recent.map { $0.named(names) } }
    }

    func workspaces() async throws(WorkspaceError) -> [Workspace] {
        guard !isUnreadable else {
            throw WorkspaceError(
                "~/.local/state/strata/workspaces is damaged. "
                    + "Delete it, and Strata begins a new list.")
        }
        return recent
    }

    func noteOpened(_ root: String) async throws(WorkspaceError) {
        recent.removeAll { $0.root == root }
        recent.insert(Workspace(root: root, openedAt: Self.now, trust: .untrusted), at: 0)
    }

    func setTrust(_ trust: Trust, of root: String) async throws(WorkspaceError) {
        recent = recent.map { workspace in
            guard workspace.root == root else { return workspace }
            return Workspace(
                root: root, openedAt: workspace.openedAt, trust: trust, exists: workspace.exists)
        }
    }

    func remember(_ workspace: Workspace) async throws(WorkspaceError) {
        recent.removeAll { $0.root == workspace.root }
        recent.append(workspace)
        recent.sort { $0.openedAt > $1.openedAt }
    }

    func forget(_ root: String) async throws(WorkspaceError) {
        recent.removeAll { $0.root == root }
    }

    func folders(in folder: String) async throws(WorkspaceError) -> [FolderEntry] {
        guard let names = Self.folders[folder] else {
            throw WorkspaceError("\(folder) may not be read. Choose another folder.")
        }
        return names.map { name in
            let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            return FolderEntry(path: path, name: name, holdsProject: Self.projects.contains(path))
        }
    }
}

extension Workspace {
    /// The same in a folder with another name.
    fileprivate func named(_ names: SampleNames) -> Workspace {
        let parts = root.split(separator: "/").map(String.init)
        let folder =
            "/"
            + (parts.dropLast() + parts.suffix(1).map { names.name(for: $0) }).joined(
                separator: "/")
        return Workspace(root: folder, openedAt: openedAt, trust: trust, exists: exists)
    }
}

extension SampleStore {
    private static var some: [Workspace] {
        [
            workspace("/home/ada/Code/strata", ago: 40),
            workspace("/home/ada/Code/radio", ago: 7_300),
            workspace("/home/ada/Code/forks/swift-nio", ago: 100_000, trust: .trusted),
            workspace("/srv/checkouts/hummingbird", ago: 1_300_000),
            workspace("/home/ada/Desktop/prototype", ago: 40_000_000, exists: false),
        ]
    }

    private static var wideNames: [Workspace] {
        let name = "the-monolith-that-everybody-wants-to-take-apart-since-years"
        return [
            workspace("/home/ada/Code/customers/a-very-large-company/\(name)", ago: 400_000),
            workspace("/home/ada/Code/日本語のフォルダー/アーキテクチャ", ago: 90_000),
        ]
    }

    private static let folders = [
        "/": ["home", "srv"], "/home": ["ada"], "/home/ada": ["Code", "Desktop", "Music"],
        "/home/ada/Code": ["empty", "forks", "radio", "radio-server", "strata"],
        "/home/ada/Code/forks": ["swift-nio"], "/home/ada/Code/empty": [],
        "/home/ada/Code/radio": ["Packages", "Sources"],
    ]

    private static let projects: Set = [
        "/home/ada/Code/radio", "/home/ada/Code/radio-server", "/home/ada/Code/strata",
        "/home/ada/Code/forks/swift-nio",
    ]

    private static func workspace(
        _ root: String, ago seconds: Int, trust: Trust = .untrusted, exists: Bool = true
    ) -> Workspace {
        Workspace(root: root, openedAt: now - seconds, trust: trust, exists: exists)
    }
}
