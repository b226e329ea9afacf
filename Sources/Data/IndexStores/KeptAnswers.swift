import Codebase
import Foundation
import OperatingSystem
import Synchronization

/// What stores said of files, for as long as neither a file nor a store has changed.
///
/// Moving over a list asks about the same few files again and again, and a process is started for
/// each question.
final class KeptAnswers: Sendable {
    /// When a file, and what builds wrote, were changed last.
    struct Stamp: Equatable {
        let file: Int64
        let stores: [StoreStamp]

        /// Whether a further change would be seen: clocks of disks are coarse.
        fileprivate var isSettled: Bool {
            let latest = max(file, stores.map(\.changed).max() ?? 0)
            return latest < Int64(Date().timeIntervalSince1970 * 1e9) - Self.coarse
        }

        private static let coarse: Int64 = 2_000_000_000
    }

    private static let most = 512
    private let kept = Mutex<[String: (stamp: Stamp, answer: CompilerAnswer)]>([:])

    /// The answer about a file if it was given for the same stamp.
    func answer(for path: String, at stamp: Stamp) -> CompilerAnswer? {
        kept.withLock { kept in
            guard let known = kept[path], known.stamp == stamp else { return nil }
            return known.answer
        }
    }

    /// Keeps an answer; not one that came of a process that failed, or that may be out of date.
    func keep(_ answer: CompilerAnswer, for path: String, at stamp: Stamp) {
        if answer == .silent(.unreadable) || !stamp.isSettled { return }
        kept.withLock { kept in
            if kept.count >= Self.most { kept = [:] }
            kept[path] = (stamp, answer)
        }
    }
}

/// When builds wrote about files last.
struct StoreStamp: Equatable {
    let path: String
    /// In nanoseconds since 1970: of the folder of units, to which each build adds one for each file.
    let changed: Int64

    /// - Parameter path: The absolute path of the store.
    init(of path: String) {
        self.path = path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        changed =
            names.filter { $0.hasPrefix("v") }
            .compactMap { FileStatus(following: path + "/" + $0 + "/units") }
            .map(\.modified.totalNanoseconds).max() ?? 0
    }
}
