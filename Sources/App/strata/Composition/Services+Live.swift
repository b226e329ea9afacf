import Foundation
import GitRepositories
import Processes
import SourceTrees
import SwiftPackages
import SwiftSources
import WorkspaceFiles
import Configuration

extension Services {
    /// The real ones, with the person's own folders for what is kept.
    static func live(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Services {
        let folders = PersonalFolders(environment: environment)
        return Services(
            trees: FileSystemTreeReader(environment: environment),
            readers: [SwiftPackageReader(dumper: SwiftManifestDumper())],
            facts: CachingSourceFactsReader(
                reader: ParsingSourceFactsReader(), folder: folders.cache),
            texts: HighlightingSourceTextReader(),
            configuration: YAMLConfigurationReader(),
            watcher: FolderCodebaseWatcher(environment: environment),
            repository: GitFolderReader(),
            workspaces: JSONWorkspaceStore(path: folders.state + "/workspaces.json"),
            environment: environment
        )
    }
}

/// Where a person's programs keep what they remember, as the XDG base directory specification says.
struct PersonalFolders {
    /// What can be worked out again.
    let cache: String
    /// What cannot.
    let state: String

    init(environment: [String: String]) {
        let home = environment["HOME"] ?? NSTemporaryDirectory()
        func folder(_ variable: String, default path: String) -> String {
            let chosen = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
            return (chosen ?? home + path) + "/strata"
        }
        cache = folder("XDG_CACHE_HOME", default: "/.cache")
        state = folder("XDG_STATE_HOME", default: "/.local/state")
    }
}
