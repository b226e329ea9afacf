import SwiftManifests
import Testing

@Suite struct ToolsVersionTests {
    @Test(arguments: [
        ("// swift-tools-version:5.9", "5.9.0"), ("//swift-tools-version: 6", "6.0.0"),
        ("\n  // swift-tools-version: 5.10.1;(x)\n", "5.10.1"),
        ("import CompilerPluginSupport\n\n// swift-tools-version: 6.0", "6.0.0"),
        ("// Swift-Tools-Version:5.5", "5.5.0"), ("import PackageDescription", "3.1.0"),
        ("", "3.1.0"),
    ])
    func `the version is read from the comment, on any line`(text: String, version: String) {
        #expect(ToolsVersion(ofManifest: text).description == version)
    }

    @Test(arguments: ["", "a", "5.", "5.x", "1.2.3.4", "-1"])
    func `what is no version is none`(text: String) { #expect(ToolsVersion(text) == nil) }

    @Test func `#if swift asks for the language mode of the tools version`() {
        let text = """
            #if swift(>=6)
            let names = ["Six"]
            #else
            let names = ["Five"]
            #endif
            let package = Package(name: "P", targets: names.map { .target(name: $0) })
            """
        #expect(manifest(text, tools: "5.9").targetNames == ["Five"])
        #expect(manifest(text, tools: "6.0").targetNames == ["Six"])
    }
}
