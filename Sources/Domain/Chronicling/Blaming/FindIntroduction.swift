import Codebase

/// Finds the commit that brought something: backwards in growing steps until it is not there, then by
/// halves. Of a merge it follows the branch that had it, and of a rename what it was called before.
package struct FindIntroduction: Sendable {
    private let log: any CommitLogReader
    private let reader: any CommitStateReader
    private let store: (any CommitStateStore)?

    /// More steps than that are not followed.
    private static let mostSteps = 20

    /// The parameters are those of ``MeasureHistory``.
    package init(
        log: any CommitLogReader, reader: any CommitStateReader,
        store: (any CommitStateStore)? = nil
    ) {
        self.log = log
        self.reader = reader
        self.store = store
    }

    /// What a person means by words at a commit; of one that cannot be read nothing.
    ///
    /// - Parameter lines: How many lines of the module are meant; nil for the module itself.
    /// - Throws: ``RevisionError`` if there is no such commit.
    package func named(
        _ words: String, lines: Int? = nil, tip: String = "HEAD", in root: String
    ) async throws(RevisionError) -> NamedSubject {
        let log = try await log.log(LogRequest(tip: tip), in: root)
        guard let last = log.commits.last else { return .none }
        let kept = await store?.states(of: root)[last.tree]
        let reading =
            if let kept { CommitReading.state(kept) } else {
                await reader.reading(of: last, in: root)
            }
        switch reading {
        case .nothing: return .none
        case .unreadable(let reason):
            throw .unreadable(name: tip, reason: reason)
        case .state(let state):
            if kept == nil { await store?.keep([last.tree: state], of: root, wanted: []) }
            return NamedSubject(words, lines: lines, in: state)
        }
    }

    /// Searches the history of a branch.
    ///
    /// - Throws: ``RevisionError`` if there is no history.
    package func introduction(
        of subject: HistorySubject, tip: String = "HEAD", in root: String
    ) async throws(RevisionError) -> BlameResult {
        let readings = KnownReadings(
            reader: reader, root: root, kept: await store?.states(of: root) ?? [:])
        var search = Search(subject: subject, request: LogRequest(tip: tip))
        var steps: [Introduction] = []
        while steps.count < Self.mostSteps, !Task.isCancelled {
            let log = try await log.log(search.request, in: root)
            guard let bisection = Bisection(log.commits, search.subject, readings) else { break }
            let found: Introduction
            switch await bisection.result() {
            case .begins(let introduction): found = introduction
            case .notThere(let commit):
                return await end(steps.isEmpty ? .notThere(in: commit) : .found(steps), readings)
            case .unreadable(let commit, let reason):
                let result = BlameResult.unreadable(commit, reason)
                return await end(steps.isEmpty ? result : .found(steps), readings)
            }
            if found.before == nil, let parent = found.commit.parents.first {
                // The commits of a branch end where it began.
                let older = try await self.log.log(LogRequest(tip: parent), in: root)
                guard search.isBranch, let fork = older.commits.last else {
                    return await end(.older(than: found.commit, steps: steps), readings)
                }
                if let state = await readings[fork].state, search.subject.isThere(in: state) {
                    search = Search(subject: search.subject, request: LogRequest(tip: fork.id))
                    continue
                }
            } else if found.before == nil, log.limits.contains(.shallow) {
                return await end(.older(than: found.commit, steps: steps), readings)
            }
            steps.append(found)
            guard let next = await next(after: found, readings, search) else { break }
            search = next
        }
        return await end(.found(steps), readings)
    }

    /// Keeps what was read.
    private func end(_ result: BlameResult, _ readings: KnownReadings) async -> BlameResult {
        await store?.keep(readings.new, of: readings.root, wanted: [])
        return result
    }

    /// Where to search on: in the branch that a merge brought, or under a former name.
    private func next(
        after found: Introduction, _ readings: KnownReadings, _ search: Search
    ) async -> Search? {
        for parent in found.commit.parents.dropFirst() {
            let request = LogRequest(tip: parent, excluding: [found.commit.parents[0]])
            guard let branch = try? await log.log(request, in: readings.root),
                let tip = branch.commits.last, let state = await readings[tip].state,
                found.subject.isThere(in: state)
            else { continue }
            return Search(subject: found.subject, request: request, isBranch: true)
        }
        guard let before = found.before, found.unread == 0,
            let old = await readings[before].state, let new = await readings[found.commit].state,
            let former = found.subject.renamed(in: old, from: new)
        else { return nil }
        return Search(
            subject: former,
            request: LogRequest(tip: before.id, excluding: search.request.excluding),
            isBranch: search.isBranch)
    }
}

/// What is searched for, and where.
private struct Search {
    let subject: HistorySubject
    let request: LogRequest
    /// Whether the commits are those of a merged branch.
    var isBranch = false
}
