import OperatingSystem
import Codebase
import Foundation

/// Keeps the list of workspaces in one JSON file that several Stratas may share.
package actor JSONWorkspaceStore: WorkspaceStore {
    /// The most codebases that are remembered; trusted ones are never dropped for others.
    private static let capacity = 100

    private let file: WorkspaceListFile
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - path: The absolute path of the file; it and its folders are made when needed.
    ///   - now: The clock.
    package init(path: String, now: @escaping @Sendable () -> Date = { Date() }) {
        file = WorkspaceListFile(path: path)
        self.now = now
    }

    /// Where the list is kept by custom; nil without a home.
    package static func path(in environment: [String: String]) -> String? {
        if let base = environment["XDG_STATE_HOME"], base.hasPrefix("/") {
            return base + "/strata/workspaces.json"
        }
        return environment["HOME"].flatMap {
            $0.isEmpty ? nil : $0 + "/.local/state/strata/workspaces.json"
        }
    }

    package func workspaces() async throws(WorkspaceError) -> [Workspace] {
        try file.read().sorted(by: WorkspaceRecord.isMoreRecent).map(\.workspace)
    }

    package func noteOpened(_ root: String) async throws(WorkspaceError) {
        let time = Int(now().timeIntervalSince1970)
        try change(root) { $0.openedAt = time }
    }

    package func setTrust(_ trust: Trust, of root: String) async throws(WorkspaceError) {
        try change(root) { $0.trusted = trust == .trusted }
    }

    package func forget(_ root: String) async throws(WorkspaceError) {
        let root = Self.canonical(root)
        try file.update { $0.removeAll { $0.root == root } }
    }

    package func remember(_ workspace: Workspace) async throws(WorkspaceError) {
        try change(workspace.root) {
            $0.openedAt = workspace.openedAt
            $0.trusted = workspace.trust == .trusted
        }
    }

    package func folders(in folder: String) async throws(WorkspaceError) -> [FolderEntry] {
        try FolderLister.folders(in: folder)
    }

    private func change(
        _ root: String, _ edit: (inout WorkspaceRecord) -> Void
    ) throws(WorkspaceError) {
        let root = Self.canonical(root)
        let time = Int(now().timeIntervalSince1970)
        try file.update { records in
            let known = records.firstIndex { $0.root == root }
            var record =
                known.map { records.remove(at: $0) }
                ?? WorkspaceRecord(root: root, openedAt: time, trusted: false)
            edit(&record)
            records.insert(record, at: 0)
            Self.trim(&records)
        }
    }

    private static func trim(_ records: inout [WorkspaceRecord]) {
        records.sort(by: WorkspaceRecord.isMoreRecent)
        let rest = records.dropFirst(capacity).filter(\.trusted)
        records = Array(records.prefix(capacity)) + rest
    }

    /// One folder has one trust, whatever links lead to it.
    private static func canonical(_ root: String) -> String {
        SystemPath.resolved(root) ?? root
    }
}
