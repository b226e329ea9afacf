import Testing

@testable import Architecture

@Suite struct ModuleWordsTests {
    @Test(arguments: [
        ("HTTPServerCore", ["http", "server", "core"]), ("swift-nio", ["swift", "nio"]),
        ("NIOCore", ["nio", "core"]), ("XMLCoder2", ["xml", "coder2"]), ("", []),
        ("_NIOFileSystem", ["nio", "file", "system"]),
    ])
    func `words begin at capitals and separators`(_ name: String, _ words: [String]) {
        #expect(ModuleWords.words(of: name) == words)
    }

    @Test(arguments: [
        ("NIOPosix", "swift-nio"), ("Logging", "swift-log"),
        ("ArgumentParser", "swift-argument-parser"),
        ("Yams", "yams"), ("GRDB", "GRDB.swift"), ("SwiftSyntaxMacros", "swift-syntax"),
    ])
    func `a product is like its package`(_ product: String, _ package: String) {
        #expect(ModuleWords.areAlike(product, package))
    }

    @Test(arguments: [("DequeModule", "swift-nio"), ("Metrics", "swift-log"), ("Kit", "x")])
    func `names without a common word are not alike`(_ product: String, _ package: String) {
        #expect(!ModuleWords.areAlike(product, package))
    }
}
