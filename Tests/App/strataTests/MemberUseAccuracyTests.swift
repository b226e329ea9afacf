import Architecture
import Codebase
import Extracting
import Foundation
import Inverting
import Testing
import Tiers

@testable import strata

/// Uses of the members of types as seams count them, against the occurrences that the compiler wrote.
///
/// docs/EVIDENCE.md holds the table that this prints.
@Suite(.real) struct MemberUseAccuracyTests {
    private static let types = ["ArgumentSet", "ArgumentDefinition", "CommandParser", "Name"]

    @Test func `seams count what the compiler wrote, and more than the text tells`() async throws {
        let build = try #require(MeasuredFolder.build, "No .build folder was found.")
        let folder = build + "/checkouts/swift-argument-parser"
        let services = MeasuredFolder.services(for: folder, builtIn: build)
        let analysis = try await services.complete(root: folder)
        let module = try #require(
            analysis.codebase.modules.first { $0.name == "ArgumentParser" })
        let index = try #require(services.index)
        let answers = await index.answers(for: module.sources, in: analysis.codebase)
        var (exact, told, byText) = (Figures(), Figures(), Figures())
        for type in Self.types {
            let read = [services.index, nil].map {
                ReadTypeUses(details: services.details, index: $0)
            }
            let uses = try #require(await read[0].uses(type, of: module, in: analysis))
            let written = try #require(await read[1].uses(type, of: module, in: analysis))
            let counted = occurrences(of: uses, in: answers)
            exact.add(counted, against: counted)
            told.add(sites(of: uses), against: counted)
            byText.add(sites(of: written), against: counted)
        }
        print("| exact \(exact.total) | told \(told) | by text \(byText) |")
        #expect(exact.total > 100)
        #expect(told.precision > 0.98 && told.recall > 0.98)
        #expect(told.both > byText.both)
    }

    /// How often each member is used outside of its type.
    private func sites(of uses: TypeUses) -> [String: Int] {
        var sites: [String: Int] = [:]
        for user in uses.users {
            for (number, count) in user.sites {
                sites[uses.members[number].name, default: 0] += count
            }
        }
        return sites
    }

    /// The same as the compiler wrote it: references to members by their owner and name, those in the
    /// type itself apart.
    private func occurrences(
        of uses: TypeUses, in answers: [RelativePath: CompilerAnswer]
    ) -> [String: Int] {
        let names = Set(uses.members.map(\.name))
        var found: [String: Int] = [:]
        for case .compiled(let file) in answers.values {
            for occurrence in file.occurrences
            where occurrence.roles.contains(.reference) && !occurrence.roles.contains(.implicit) {
                let symbol = file.symbol(of: occurrence)
                guard symbol.owner == uses.type, names.contains(symbol.name) else { continue }
                let isInside = occurrence.relations.contains {
                    $0.roles.contains(.containedBy) && file.symbols[$0.symbol].owner == uses.type
                }
                if !isInside { found[symbol.name, default: 0] += 1 }
            }
        }
        return found
    }

    /// Counts of uses, compared member by member.
    private struct Figures: CustomStringConvertible {
        private(set) var total = 0
        private(set) var both = 0
        private var exact = 0

        mutating func add(_ told: [String: Int], against exact: [String: Int]) {
            total += told.values.reduce(0, +)
            self.exact += exact.values.reduce(0, +)
            both += told.map { min($0.value, exact[$0.key] ?? 0) }.reduce(0, +)
        }

        var precision: Double { total == 0 ? 1 : Double(both) / Double(total) }
        var recall: Double { exact == 0 ? 1 : Double(both) / Double(exact) }
        var description: String { "\(total), \(both) of \(exact)" }
    }
}
