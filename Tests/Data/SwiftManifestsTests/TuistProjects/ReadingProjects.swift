import Codebase
import SwiftManifests
import TemporaryCodebases

extension TemporaryCodebase {
    /// What the projects in it say.
    func read(
        with reader: TuistProjectReader = TuistProjectReader(), trust: Trust = .untrusted
    ) async -> ProjectReading {
        await reader.read(tree, trust: trust)
    }
}

extension ProjectReading {
    func module(_ name: String) -> Module? { modules.first { $0.name == name } }

    /// The modules' names with their files.
    var files: [String: [String]] {
        Dictionary(modules.map { ($0.name, $0.sources.map(\.string)) }) { first, _ in first }
    }

    /// What a module depends on.
    func dependencies(of name: String) -> [DependencyReference.Name] {
        module(name)?.dependencies.map(\.name) ?? []
    }
}
