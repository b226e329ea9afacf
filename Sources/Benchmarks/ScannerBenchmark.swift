import Codebase
import Foundation
import SourceTrees
import SourceFiles
import Synchronization

/// Compares what is read of each file with and without a tree, and how long both take.
struct ScannerBenchmark {
    private let root: String
    private let texts: [(file: RelativePath, bytes: [UInt8])]

    init(root: String) async throws {
        self.root = root
        let lister = FileSystemTreeReader(environment: ProcessInfo.processInfo.environment)
        texts = try await lister.tree(at: root).swiftFiles.compactMap { file in
            FileManager.default.contents(atPath: root + "/" + file.string).map { (file, Array($0)) }
        }
    }

    /// What one file turned out to be.
    enum Verdict: Sendable {
        case equal, refused(String, Int)
        /// Both ways read something else.
        case different(String)
        /// The parser finds errors in what the scanner accepts.
        case wrong

        /// What is wrong with the scanner; nil if nothing is.
        var mistake: String? {
            switch self {
            case .equal, .refused: nil
            case .different(let what): "different: \(what)"
            case .wrong: "accepted with errors:"
            }
        }
    }

    func run(lists: Bool) -> String {
        let verdicts = onAllCores(texts.map(\.bytes)) { Self.verdict($0, $1) }
        var reasons: [String: [String]] = [:]
        var lines: [String] = []
        var counts = (equal: 0, different: 0, wrong: 0)
        for ((file, bytes), verdict) in zip(texts, verdicts) {
            switch verdict {
            case .equal: counts.equal += 1
            case .refused(let reason, let offset):
                reasons[reason, default: []].append(
                    "\(file.string): \(Self.excerpt(bytes, offset))")
            case .different(let what):
                counts.different += 1
                lines.append("different: \(file.string): \(what)")
            case .wrong:
                counts.wrong += 1
                lines.append("accepted with errors: \(file.string)")
            }
        }
        let accepted = counts.equal + counts.different + counts.wrong
        let share = Double(accepted) / Double(max(1, texts.count)) * 100
        var text = "\(texts.count) files, \(accepted) accepted "
        text += "(\(String(format: "%.2f", share)) %), \(counts.different) different, "
        text += "\(counts.wrong) accepted with errors\n"
        for (reason, places) in reasons.sorted(by: { $0.value.count > $1.value.count }) {
            text += "  given up for \(reason): \(places.count)\n"
            for place in places.prefix(lists ? .max : 3) { text += "      \(place)\n" }
        }
        text += lines.prefix(lists ? .max : 20).joined(separator: "\n") + "\n"
        return text + times()
    }

    /// The texts of declarations that are short enough for very many to be read.
    var shortParts: [[UInt8]] {
        texts.flatMap { text in
            var parts: [[UInt8]] = [[]]
            for line in text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
                parts[parts.count - 1] += line + [0x0A]
                if line.first == UInt8(ascii: "}") { parts.append([]) }
            }
            return parts.filter { (20...1_200).contains($0.count) }
        }
    }

    /// What becomes of each of some texts.
    static func verdicts(on texts: [[UInt8]], threads: Int) -> [Verdict] {
        onThreads(threads, texts) { verdict($0, $1) }
    }

    private static func verdict(_ worker: FactsBothWays, _ bytes: [UInt8]) -> Verdict {
        bytes.withUnsafeBufferPointer { bytes in
            switch worker.scanned(bytes) {
            case .failure(let refusal): return .refused(refusal.reason, refusal.offset)
            case .success(let scanned):
                let parsed = worker.parsed(bytes)
                if scanned == parsed { return .equal }
                if !parsed.problems.isEmpty { return .wrong }
                return .different(difference(scanned, parsed))
            }
        }
    }

    /// Where two readings of a file part.
    static func difference(_ first: SourceFacts, _ second: SourceFacts) -> String {
        func compare<T: Equatable>(_ name: String, _ first: [T], _ second: [T]) -> String? {
            guard first != second else { return nil }
            let place = zip(first, second).enumerated().first { $1.0 != $1.1 }?.offset
            let index = place ?? min(first.count, second.count)
            let one = index < first.count ? "\(first[index])" : "nothing"
            let other = index < second.count ? "\(second[index])" : "nothing"
            return "\(name) \(index): scanned \(one), parsed \(other)"
        }
        return compare("import", first.imports, second.imports)
            ?? compare("declaration", first.declarations, second.declarations)
            ?? compare("exposed", first.exposed, second.exposed)
            ?? compare("hidden", first.hidden, second.hidden)
            ?? compare("inheritance", first.inheritances, second.inheritances)
            ?? compare("preview", first.previews, second.previews)
            ?? compare("exclusion", first.exclusions, second.exclusions)
            ?? compare("use", uses(first), uses(second))
            ?? "lines \(first.lineCount), \(second.lineCount)"
    }

    private static func uses(_ facts: SourceFacts) -> [String] {
        facts.uses.names.indices.map { index in
            "\(facts.uses.names[index]) \(Array(facts.uses.lines(at: index)))"
        }
    }

    private static func excerpt(_ bytes: [UInt8], _ offset: Int) -> String {
        let line = bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
        let start = (bytes.prefix(offset).lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        let text = bytes[min(start, bytes.count)...].prefix { $0 != UInt8(ascii: "\n") }
        return "\(line):\(offset - start): " + String(decoding: text.prefix(150), as: UTF8.self)
    }

    // MARK: Times

    private func times() -> String {
        let clock = ContinuousClock()
        let worker = FactsBothWays()
        func each(_ read: (UnsafeBufferPointer<UInt8>) -> Void) -> Duration {
            clock.measure { for text in texts { text.bytes.withUnsafeBufferPointer(read) } }
        }
        let scanning = (0..<3).map { _ in each { _ = worker.scanned($0) } }.min() ?? .zero
        let parsing = each { _ = worker.parsed($0) }
        let allScanning = clock.measure {
            _ = onAllCores(texts.map(\.bytes)) { worker, bytes in
                bytes.withUnsafeBufferPointer { _ = worker.scanned($0) }
            }
        }
        let allParsing = clock.measure {
            _ = onAllCores(texts.map(\.bytes)) { worker, bytes in
                bytes.withUnsafeBufferPointer { _ = worker.parsed($0) }
            }
        }
        return "one thread: scanned in \(scanning), parsed in \(parsing), "
            + "\(String(format: "%.2f", parsing / scanning)) times faster\n"
            + "all cores: scanned in \(allScanning), parsed in \(allParsing)\n"
    }

    private func onAllCores<T: Sendable>(
        _ texts: [[UInt8]], _ work: @escaping @Sendable (FactsBothWays, [UInt8]) -> T
    ) -> [T] {
        Self.onThreads(ProcessInfo.processInfo.activeProcessorCount, texts, work)
    }

    private static func onThreads<T: Sendable>(
        _ threads: Int, _ texts: [[UInt8]],
        _ work: @escaping @Sendable (FactsBothWays, [UInt8]) -> T
    ) -> [T] {
        let job = SharedJob(texts: texts, work: work)
        let group = DispatchGroup()
        for _ in 0..<threads {
            group.enter()
            let thread = Thread {
                job.run()
                group.leave()
            }
            // Trees are as deep as their source is nested.
            thread.stackSize = 256 << 20
            thread.start()
        }
        group.wait()
        return job.found.withLock { found in texts.indices.compactMap { found[$0] } }
    }
}

/// Texts that several threads take from one list.
private final class SharedJob<T: Sendable>: Sendable {
    let found = Mutex<[Int: T]>([:])
    private let texts: [[UInt8]]
    private let next = Atomic(0)
    private let work: @Sendable (FactsBothWays, [UInt8]) -> T

    init(texts: [[UInt8]], work: @escaping @Sendable (FactsBothWays, [UInt8]) -> T) {
        self.texts = texts
        self.work = work
    }

    func run() {
        let worker = FactsBothWays()
        var mine: [Int: T] = [:]
        while true {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard index < texts.count else { break }
            mine[index] = work(worker, texts[index])
        }
        found.withLock { found in found.merge(mine) { $1 } }
    }
}
