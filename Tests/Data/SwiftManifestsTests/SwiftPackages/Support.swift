import Codebase
import StaticSwift
import SwiftManifests

/// Evaluates a manifest, its first line and import added.
func manifest(
    _ text: String, tools: String = "6.2", environment: [String: String] = [:]
) -> PackageManifest {
    ManifestEvaluator(environment: environment).manifest(
        text: "// swift-tools-version: \(tools)\nimport PackageDescription\n" + text,
        path: "Package.swift", packageDirectory: "/src/pkg")
}

/// A manifest of one expression: the arguments of `Package` after its name.
func package(_ arguments: String, tools: String = "6.2") -> PackageManifest {
    manifest("let package = Package(name: \"P\", \(arguments))", tools: tools)
}

extension PackageManifest {
    var targetNames: [String] { targets.map(\.name) }

    func target(_ name: String) -> ManifestTarget? { targets.first { $0.name == name } }
}
