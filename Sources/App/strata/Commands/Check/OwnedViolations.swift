import Architecture
import ArgumentParser
import Codebase

/// The violations behind which files of some owners stand.
struct OwnedViolations {
    private let names: Set<String>
    private let owners: (any FileOwners)?
    private let codebase: Codebase

    /// Whether nobody asked for owners.
    var isEverything: Bool { names.isEmpty }

    /// - Parameter names: The owners that are asked for, with `@` or without; none for everything.
    init(by names: [String], in analysis: Analysis, _ services: Services) async throws {
        codebase = analysis.codebase
        self.names = Set(names.map(Self.plain))
        if names.isEmpty {
            owners = nil
            return
        }
        owners = await services.owners(codebase.root).owners(in: codebase.contents)
        if owners == nil {
            throw ValidationError(
                "No CODEOWNERS file says who owns what. Write one in .github, in docs or at the "
                    + "top of the repository, or leave out --owner.")
        }
    }

    /// Those of the violations that are theirs, in their order.
    func chosen(from violations: [Violation]) -> [Violation] {
        guard let owners else { return violations }
        return violations.filter { violation in
            owners.owners(of: violation, in: codebase).contains { names.contains(Self.plain($0)) }
        }
    }

    /// Upper and lower case mean the same to GitHub and GitLab.
    private static func plain(_ name: String) -> String {
        let name = name.lowercased()
        return name.hasPrefix("@") ? String(name.dropFirst()) : name
    }
}
