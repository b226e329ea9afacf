import Foundation
import SwiftManifests
import Testing
import Tiers

/// Manifests that are valid and odd: what the evaluator says of them is what SwiftPM says, or they are
/// incomplete.
@Suite(.real) struct OddManifestsTests {
    /// The cases that are incomplete, and may be: none of them is read differently.
    private static let incomplete: Set<String> = [
        "Self of what it is called on",
        "a file that is read",
        "a generic function does not see the special overload",
        "a lazy property",
        "a property wrapper",
        "a regular expression that matches whole",
        "a regular expression's first match",
        "a subscript with a setter",
        "a unit of measure and a date",
        "an extension for all does not see what some have",
        "an ordered comparison of cases",
        "components of a path",
        "for over shuffled",
        "forEach over shuffled",
        "forEach over what Foundation sorts",
        "generics over keys",
        "lazy map with an effect runs when asked",
        "map over random elements with effects",
        "matches of a regular expression",
        "overloads by a closure's number of parameters",
        "overloads by protocol or type",
        "padding and format",
        "partition",
        "places in parts of texts",
        "property observers",
        "results and errors",
        "sequence of states",
        "split at a regular expression",
        "withCString",
        "withUnsafeBufferPointer",
        "withUnsafeMutableBufferPointer",
        "withUnsafeMutablePointer",
        "withUnsafePointer gives a value",
    ]

    @Test func `SwiftPM reads odd manifests as they are evaluated, if completely`() throws {
        let cases = OddManifest.all
        #expect(cases.count > 150)
        let truths = try #require(try Self.targetsAccordingToSwiftPM(of: cases))
        for (odd, truth) in zip(cases, truths) {
            for text in [odd.manifest, odd.topLevelManifest].compactMap(\.self) {
                let manifest = ManifestEvaluator().manifest(
                    text: text, path: "Package.swift", packageDirectory: "/src")
                guard manifest.unknowns.isEmpty else { continue }
                #expect(manifest.targets.map(\.inShort) == truth, "\(odd.name)")
            }
        }
    }

    @Test func `what is understood of odd manifests is no less than it was`() {
        let incomplete = OddManifest.all.filter { odd in
            !ManifestEvaluator().manifest(
                text: odd.manifest, path: "Package.swift", packageDirectory: "/src"
            ).unknowns.isEmpty
        }
        #expect(Set(incomplete.map(\.name)) == Self.incomplete)
    }

    /// The targets of every case, from one manifest that holds them all.
    private static func targetsAccordingToSwiftPM(of cases: [OddManifest]) throws -> [[String]]? {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("strata-odd-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            do { try FileManager.default.removeItem(at: folder) } catch { print(error) }
        }
        let text = OddManifest.manifest(of: cases)
        try Data(text.utf8).write(to: folder.appendingPathComponent("Package.swift"))
        guard let output = try InstalledSwiftPM.output(of: ["dump-package"], in: folder) else {
            return nil
        }
        let dump = try DumpDecoder().manifest(String(decoding: output, as: UTF8.self))
        var result = Array(repeating: [String](), count: cases.count)
        for target in dump.targets {
            let parts = target.name.split(separator: "|", maxSplits: 2).map(String.init)
            guard parts.count == 3, let index = Int(parts[0]) else { continue }
            result[index].append(parts[2])
        }
        return result
    }
}

extension ManifestTarget {
    /// Its name and what it depends on, as ``OddManifest`` writes it in Swift.
    fileprivate var inShort: String {
        let names = dependencies.map { dependency in
            switch dependency.kind {
            case .target(let name): "t:" + name
            case .product(let name, _): "p:" + name
            case .byName(let name): "n:" + name
            }
        }
        return name + "|" + names.joined(separator: ",")
    }
}
