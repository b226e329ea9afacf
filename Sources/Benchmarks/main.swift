import Codebase
import Foundation

// Compares, in one process, what reading a codebase costs with what it is made of.
// Usage: swift run -c release Benchmarks FOLDER [ROUNDS]
//        swift run -c release Benchmarks growth [ROUNDS]

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
    print("usage: Benchmarks FOLDER|growth [ROUNDS]")
    exit(2)
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
