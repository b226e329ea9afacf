import Codebase

/// Sends each file to the reader of its language.
package struct RoutingSourceFactsReader: SourceFactsReader {
    private let swift: any SourceFactsReader
    private let objectiveC = ObjectiveCFactsReader()

    /// - Parameter swift: What reads the files in Swift.
    package init(swift: any SourceFactsReader) { self.swift = swift }

    package func prepare(for folder: String) { swift.prepare(for: folder) }

    package func facts(
        of files: [RelativePath], in contents: any SourceContents
    ) -> AsyncStream<[FileFacts]> {
        let others = files.filter(ObjectiveCFactsReader.reads)
        if others.isEmpty { return swift.facts(of: files, in: contents) }
        let streams = [
            swift.facts(of: files.filter { !ObjectiveCFactsReader.reads($0) }, in: contents),
            objectiveC.facts(of: others, in: contents),
        ]
        return AsyncStream { continuation in
            let task = Task {
                for stream in streams {
                    for await batch in stream { continuation.yield(batch) }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
