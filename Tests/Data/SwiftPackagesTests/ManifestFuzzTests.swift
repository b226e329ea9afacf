import SwiftPackages
import Testing

@Suite struct ManifestFuzzTests {
    private let seed = """
        // swift-tools-version: 6.0
        import PackageDescription
        let common: [SwiftSetting] = [.define("X", .when(platforms: [.linux]))]
        struct Feature { let name: String; var deps: [Target.Dependency] = [] }
        let features = [Feature(name: "A"), Feature(name: "B", deps: ["A", .product(name: "Y", package: "y")])]
        let package = Package(
            name: "P", products: features.map { .library(name: $0.name, targets: [$0.name]) },
            targets: features.flatMap { feature -> [Target] in
                [.target(name: feature.name, dependencies: feature.deps, swiftSettings: common),
                 .testTarget(name: "\\(feature.name)Tests", dependencies: [.byName(name: feature.name)])]
            })
        for target in package.targets where target.type == .test {
            target.dependencies += ["Kit"]
        }
        if let flag = Context.environment["F"] { package.targets.removeAll { $0.name == flag } }
        #if os(Linux)
        package.targets.append(.target(name: "L", path: "x"))
        #endif
        func extra(_ n: Int) -> [Target] { n == 0 ? [] : extra(n - 1) + [.target(name: "E\\(n)")] }
        package.targets += extra(3)
        switch package.name { case "P": break; default: fatalError() }
        """

    @Test("mutated manifests neither trap nor hang", arguments: 0..<8)
    func mutations(round: UInt64) {
        var random = SplitMix(state: round)
        let evaluator = ManifestEvaluator()
        let tokens = split(seed)
        for _ in 0..<60 {
            var mutated = tokens
            for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&mutated, &random) }
            let manifest = evaluator.manifest(
                text: mutated.joined(), path: "Package.swift", packageDirectory: "/src")
            #expect(manifest.targets.count < 100_000)
        }
    }

    private func mutate(_ tokens: inout [String], _ random: inout SplitMix) {
        let index = Int.random(in: 0..<tokens.count, using: &random)
        let other = Int.random(in: 0..<tokens.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: tokens.remove(at: index)
        case 1: tokens.swapAt(index, other)
        case 2: tokens.insert(tokens[other], at: index)
        case 3: tokens[index] = tokens[other]
        default:
            tokens.insert(
                contentsOf: tokens[min(index, other)...max(index, other)].prefix(30), at: other)
        }
        if tokens.isEmpty { tokens = [" "] }
    }

    private func split(_ text: String) -> [String] {
        var tokens: [String] = []
        for character in text {
            let isWord = character.isLetter || character.isNumber
            if isWord, let last = tokens.last, last.allSatisfy({ $0.isLetter || $0.isNumber }) {
                tokens[tokens.count - 1].append(character)
            } else {
                tokens.append(String(character))
            }
        }
        return tokens
    }
}

/// A generator that gives the same numbers on every run.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
