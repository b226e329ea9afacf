import LocalFiles
import Foundation
import Synchronization

/// The files of a program that dies before its nth operation: nothing happens to them after that.
///
/// One that dies while it writes leaves half of the text.
final class StoppingFiles: FileOperations {
    private let real = JournaledChangeStore.systemFiles
    private let left: Mutex<Int>
    private let tearsText: Bool

    /// - Parameter operations: How many operations are done; nil for all.
    init(after operations: Int?, tearingText tearsText: Bool = false) {
        left = Mutex(operations ?? .max)
        self.tearsText = tearsText
    }

    /// Whether the program has died.
    var isDead: Bool { left.withLock { $0 < 0 } }

    private func next() throws(FileRefusal) {
        let isAlive = left.withLock { left in
            if left >= 0 { left -= 1 }
            return left >= 0
        }
        if !isAlive { throw FileRefusal(reason: "the program is dead") }
    }

    func makeFolder(_ path: String) throws(FileRefusal) {
        try next()
        try real.makeFolder(path)
    }

    func write(_ bytes: Data, to path: String, mode: Int?, isSynced: Bool) throws(FileRefusal) {
        let wasDead = isDead
        do throws(FileRefusal) {
            try next()
        } catch {
            if tearsText, !wasDead {
                let half = bytes.prefix(bytes.count / 2)
                try real.write(half, to: path, mode: mode, isSynced: false)
            }
            throw error
        }
        try real.write(bytes, to: path, mode: mode, isSynced: isSynced)
    }

    func move(_ path: String, to place: String) throws(FileRefusal) {
        try next()
        try real.move(path, to: place)
    }

    func remove(_ path: String) throws(FileRefusal) {
        try next()
        try real.remove(path)
    }

    func removeFolder(_ path: String) throws(FileRefusal) {
        try next()
        try real.removeFolder(path)
    }
}
