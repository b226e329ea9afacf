import Codebase
import Foundation

// Compares, in one process, what reading a codebase costs with what it is made of.
// Usage: swift run -c release Benchmarks FOLDER [ROUNDS]
//        swift run -c release Benchmarks growth [ROUNDS]
//        swift run -c release Benchmarks inversions FOLDER [VIOLATIONS]
//        swift run -c release Benchmarks scanner FOLDER [--list]
//        swift run -c release Benchmarks scanner FOLDER --mutate COUNT SEED [THREADS]
//        swift run -c release Benchmarks bomb NAME FOLDER [SCALE]

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
    print("usage: Benchmarks FOLDER|growth [ROUNDS], or Benchmarks inversions FOLDER [VIOLATIONS]")
    exit(2)
}
if folder == "inversions", let root = arguments.dropFirst().first {
    let count = arguments.dropFirst(2).first.flatMap { Int($0) }
    print(await InversionBenchmark(root: root, count: count ?? 40).run())
    exit(0)
}
if folder == "scanner", let root = arguments.dropFirst().first {
    let benchmark = try await ScannerBenchmark(root: root)
    if let place = arguments.firstIndex(of: "--mutate") {
        let numbers = arguments[(place + 1)...].compactMap { UInt64($0) }
        let threads = numbers.dropFirst(2).first.map(Int.init)
        MutationCampaign(
            parts: benchmark.shortParts, count: Int(numbers.first ?? 10_000),
            seed: numbers.dropFirst().first ?? 1,
            threads: threads ?? ProcessInfo.processInfo.activeProcessorCount
        ).run()
        exit(0)
    }
    print(benchmark.run(lists: arguments.contains("--list")))
    exit(0)
}
if folder == "bomb" {
    let words = Array(arguments.dropFirst())
    guard words.count > 1, let bomb = Bomb(rawValue: words[0]) else {
        print("the bombs: " + Bomb.allCases.map(\.rawValue).joined(separator: ", "))
        exit(2)
    }
    try bomb.write(to: words[1], scale: words.dropFirst(2).first.flatMap { Double($0) } ?? 1)
    exit(0)
}
let rounds = arguments.dropFirst().first.flatMap { Int($0) }
do {
    if folder == "growth" {
        print(try await GrowthBenchmark(rounds: rounds ?? 2).run())
        exit(0)
    }
    let root = URL(filePath: folder).path(percentEncoded: false)
    let benchmark = try await ReadingBenchmark(
        root: root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root,
        rounds: rounds ?? 5)
    print(await benchmark.run().text)
} catch {
    print(error)
    exit(1)
}
