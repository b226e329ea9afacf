import Architecture
import Codebase
import Editing
import Synchronization

/// What was worked out about an edge and stays true while more files are read.
final class EdgeMemory: Sendable {
    private let answers = Mutex<[Set<EdgeID>: String?]>([:])
    private let contracts = Mutex<[String: Contract]>([:])
    /// What manifests say after edits: the same for all recipes.
    let edited: EditedManifests

    init(edited: EditedManifests = EditedManifests()) { self.edited = edited }

    /// A codebase with one more module.
    struct Contract: Sendable {
        let analysis: Analysis
        let memory: EdgeMemory
    }

    /// What the rules say against new edges, worked out once.
    func answer(to edges: [EdgeID], _ find: () -> String?) -> String? {
        let key = Set(edges)
        if let known = answers.withLock({ $0[key] }) { return known }
        let found = find()
        answers.withLock { $0[key] = .some(found) }
        return found
    }

    /// The codebase with a new module, made once.
    func contract(_ name: String, _ make: () -> Analysis?) -> Contract? {
        if let known = contracts.withLock({ $0[name] }) { return known }
        guard let analysis = make() else { return nil }
        let made = Contract(analysis: analysis, memory: EdgeMemory(edited: edited))
        contracts.withLock { $0[name] = made }
        return made
    }
}

/// What manifests say after edits, each made once.
final class EditedManifests: Sendable {
    private struct Key: Hashable {
        let text: String
        let fix: ManifestFixes.Fix
    }

    private let texts = Mutex<[Key: Result<String, ManifestEditError>]>([:])

    /// The text of a manifest after an edit.
    ///
    /// - Throws: What `make` throws.
    func text(
        after fix: ManifestFixes.Fix, of text: String,
        _ make: () throws(ManifestEditError) -> String
    ) throws(ManifestEditError) -> String {
        let key = Key(text: text, fix: fix)
        if let known = texts.withLock({ $0[key] }) { return try known.get() }
        let made: Result<String, ManifestEditError>
        do throws(ManifestEditError) {
            made = .success(try make())
        } catch {
            made = .failure(error)
        }
        texts.withLock { $0[key] = made }
        return try made.get()
    }
}
