import Architecture
import Codebase
import Synchronization

/// What was worked out about an edge and stays true while more files are read.
final class EdgeMemory: Sendable {
    private let answers = Mutex<[Set<EdgeID>: String?]>([:])
    private let contracts = Mutex<[String: Contract]>([:])

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
        let made = Contract(analysis: analysis, memory: EdgeMemory())
        contracts.withLock { $0[name] = made }
        return made
    }
}
