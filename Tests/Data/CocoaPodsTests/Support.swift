import CocoaPods
import Codebase
import TemporaryCodebases

func read(_ files: [String: String]) async throws -> ProjectReading {
    let codebase = try TemporaryCodebase(files)
    return await PodspecReader().read(codebase.tree, trust: .untrusted)
}

/// A podspec with some lines in it.
func podspec(_ lines: String) -> String { "Pod::Spec.new do |s|\n\(lines)\nend\n" }

extension ProjectReading {
    func module(_ name: String) -> Module? { modules.first { $0.name == name } }

    func sources(of name: String) -> [String]? { module(name)?.sources.map(\.string) }
}
