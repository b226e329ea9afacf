import Codebase
import TemporaryCodebases
import XcodeProjects

func read(_ files: [String: String], links: [String: String] = [:]) async throws -> ProjectReading {
    let codebase = try TemporaryCodebase(files, links: links)
    return await XcodeGenProjectReader().read(codebase.tree, trust: .untrusted)
}

extension ProjectReading {
    func module(_ name: String) -> Module? { modules.first { $0.name == name } }

    func sources(of name: String) -> [String]? { module(name)?.sources.map(\.string) }
}
