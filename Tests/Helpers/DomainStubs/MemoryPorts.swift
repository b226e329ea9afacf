import Architecture
import Codebase
import Synchronization

/// Files that exist in memory alone, behind every port that an analysis reads through.
package struct MemoryPorts: Sendable {
    package var files: [RelativePath: SourceFacts]
    package var readings: [ProjectReading] = []
    package var written: LayerConfiguration?
    package var baseline: Baseline?
    package var mistake: ConfigurationError?
    package var missing: AnalysisError?
    package var treeIncomplete: [IncompleteItem] = []
    /// How many files a batch of facts holds.
    package var batch = 2
    /// Whether anybody looks at what is known before the end.
    package var showsParts = true
    /// Files that vanish before they are read.
    package var vanished: Set<RelativePath> = []

    /// A folder with nothing but these files, as these readers describe it.
    package init(files: [RelativePath: SourceFacts], readings: [ProjectReading] = []) {
        self.files = files
        self.readings = readings
    }

    package var analyze: AnalyzeCodebase {
        AnalyzeCodebase(
            trees: Trees(ports: self),
            readers: readings.map { FixedReader(reading: $0) },
            facts: Facts(ports: self), configuration: Configurations(ports: self),
            showsParts: showsParts)
    }

    private struct Trees: SourceTreeReader {
        let ports: MemoryPorts

        func tree(at root: String) async throws(AnalysisError) -> SourceTree {
            if let missing = ports.missing { throw missing }
            return SourceTree(
                root: root, files: Array(ports.files.keys), incomplete: ports.treeIncomplete)
        }
    }

    private struct FixedReader: ProjectReader {
        let origin = Origin.swiftpm
        let reading: ProjectReading

        func read(_ tree: SourceTree, trust: Trust) async -> ProjectReading {
            var reading = trust == .trusted ? reading.withoutTrustItems : reading
            reading.manifests += tree.swiftFiles.filter(\.isPackageManifest)
            return reading
        }
    }

    private struct Facts: SourceFactsReader {
        let ports: MemoryPorts

        func facts(
            of files: [RelativePath], in contents: any SourceContents
        ) -> AsyncStream<[FileFacts]> {
            AsyncStream { continuation in
                var rest = files.filter { !ports.vanished.contains($0) }[...]
                while !rest.isEmpty {
                    let batch = rest.prefix(ports.batch)
                    rest = rest.dropFirst(ports.batch)
                    continuation.yield(
                        batch.map { FileFacts(file: $0, facts: ports.files[$0] ?? .empty) })
                }
                continuation.finish()
            }
        }
    }

    private struct Configurations: ConfigurationReader {
        let ports: MemoryPorts

        func configuration(
            in contents: any SourceContents
        ) async throws(ConfigurationError) -> LayerConfiguration? {
            if let mistake = ports.mistake { throw mistake }
            return ports.written
        }

        func baseline(
            in contents: any SourceContents
        ) async throws(ConfigurationError) -> Baseline? { ports.baseline }
    }
}

extension ProjectReading {
    /// What a reader finds once the folder is trusted.
    fileprivate var withoutTrustItems: ProjectReading {
        var reading = self
        reading.incomplete.removeAll { $0.remedy == .trust }
        return reading
    }
}

/// A tree whose files a test can change, and a watcher that notices.
package final class ChangingFolder: SourceTreeReader, CodebaseWatcher {
    private struct Content {
        var files: [RelativePath]
        var readings = 0
        var listeners: [AsyncStream<CodebaseChange>.Continuation] = []
    }

    private let content: Mutex<Content>

    package init(files: [RelativePath]) {
        content = Mutex(Content(files: files))
    }

    /// How often the tree was listed.
    package var readings: Int { content.withLock(\.readings) }

    package func tree(at root: String) async throws(AnalysisError) -> SourceTree {
        let files = content.withLock { content in
            content.readings += 1
            return content.files
        }
        return SourceTree(root: root, files: files)
    }

    package func changes(below root: String) -> AsyncStream<CodebaseChange> {
        AsyncStream { continuation in
            content.withLock { $0.listeners.append(continuation) }
        }
    }

    /// Changes the files and tells who watches.
    ///
    /// - Parameter change: What the watcher says of it.
    package func change(
        to files: [RelativePath]? = nil, saying change: CodebaseChange = .anywhere
    ) {
        let listeners = content.withLock { content in
            content.files = files ?? content.files
            return content.listeners
        }
        for listener in listeners { listener.yield(change) }
    }
}
