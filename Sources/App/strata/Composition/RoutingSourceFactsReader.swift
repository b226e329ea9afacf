import Codebase

/// Sends each file to the reader of its language.
struct RoutingSourceFactsReader: SourceFactsReader {
    let swift: any SourceFactsReader
    let objectiveC: any SourceFactsReader
    let isObjectiveC: @Sendable (RelativePath) -> Bool

    func prepare(for folder: String) { swift.prepare(for: folder) }

    func facts(
        of files: [RelativePath], in contents: any SourceContents
    ) -> AsyncStream<[FileFacts]> {
        let others = files.filter(isObjectiveC)
        if others.isEmpty { return swift.facts(of: files, in: contents) }
        let streams = [
            swift.facts(of: files.filter { !isObjectiveC($0) }, in: contents),
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
