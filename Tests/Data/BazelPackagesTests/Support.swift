import BazelPackages
import Codebase
import TemporaryCodebases

let swiftRules =
    #"load("@rules_swift//swift:swift.bzl", "swift_binary", "swift_library", "swift_test")"# + "\n"

func read(_ files: [String: String]) async throws -> ProjectReading {
    let codebase = try TemporaryCodebase(files)
    return await BazelPackageReader().read(codebase.tree, trust: .untrusted)
}

extension ProjectReading {
    func module(_ id: String) -> Module? { modules.first { $0.id.rawValue == id } }

    func sources(of id: String) -> [String]? { module(id)?.sources.map(\.string) }

    func dependencies(of id: String) -> [DependencyReference.Name]? {
        module(id)?.dependencies.map(\.name)
    }
}
