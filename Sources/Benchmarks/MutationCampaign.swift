import SourceFiles

/// Reads very many changed texts both ways, a part after the other, so that their number is bounded by
/// time alone.
struct MutationCampaign {
    private static let part = 20_000

    /// What is changed: parts of real files, and as often forms that are hard to read.
    let parts: [[UInt8]]
    let count: Int
    /// The same number gives the same mutants.
    let seed: UInt64
    let threads: Int

    /// Prints what is read otherwise as it is found, and where it stands.
    func run() {
        guard !parts.isEmpty else { return print("no texts") }
        var (done, accepted, wrong) = (0, 0, 0)
        while done < count {
            var random = SeededGenerator(state: seed &* 0x1_0000_0001 &+ UInt64(done))
            let mutants = (0..<min(Self.part, count - done)).map { _ in mutant(using: &random) }
            let verdicts = ScannerBenchmark.verdicts(on: mutants.map(\.bytes), threads: threads)
            for (mutant, verdict) in zip(mutants, verdicts) {
                if case .refused = verdict { continue }
                accepted += 1
                guard let mistake = verdict.mistake else { continue }
                wrong += 1
                print("\(mistake)\n\(mutant.excerpt)\n    \(mutant.literal)")
            }
            done += mutants.count
            print("\(done) mutants, \(accepted) accepted, \(wrong) wrong")
        }
    }

    private func mutant(using random: inout SeededGenerator) -> Mutant {
        let texts = random.next() % 2 == 0 ? parts : HostileForms.all
        let text = texts[Int(random.next() % UInt64(texts.count))]
        var mutant = Mutant(of: text, using: &random)
        for _ in 0..<(random.next() % 3) where !mutant.bytes.isEmpty {
            mutant = Mutant(of: mutant.bytes, using: &random)
        }
        return mutant
    }
}
