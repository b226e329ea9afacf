import Synchronization

/// The scalars of every glyph that needs more than one, each stored once for the whole program.
///
/// It never forgets, so it is bounded: text from outside must not be able to fill the memory.
enum ClusterTable {
    static let capacity = 20_000

    private struct Clusters {
        var indexes: [[Unicode.Scalar]: UInt32] = [:]
        var stored: [[Unicode.Scalar]] = []
    }

    private static let clusters = Mutex(Clusters())

    /// The number of a cluster, or nothing when the table is full.
    static func index(of scalars: [Unicode.Scalar]) -> UInt32? {
        clusters.withLock { clusters in
            if let index = clusters.indexes[scalars] { return index }
            guard clusters.stored.count < capacity else { return nil }
            let index = UInt32(clusters.stored.count)
            clusters.stored.append(scalars)
            clusters.indexes[scalars] = index
            return index
        }
    }

    /// The scalars of the cluster with this number; none if there is no such cluster.
    static func cluster(at index: UInt32) -> [Unicode.Scalar] {
        clusters.withLock { clusters in
            index < clusters.stored.count ? clusters.stored[Int(index)] : []
        }
    }
}
