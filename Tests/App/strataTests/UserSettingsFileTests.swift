import Codebase
import Foundation
import TerminalUI
import Testing

@testable import strata

@Suite struct UserSettingsFileTests {
    private func file(_ text: String?, in folder: URL) throws -> UserSettingsFile {
        if let text {
            let home = folder.appending(path: ".config/strata")
            try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: home.appending(path: "config.yml"))
        }
        return UserSettingsFile.live(environment: ["HOME": folder.path])
    }

    private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "strata-settings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    @Test func `without a file nothing is chosen`() throws {
        try withFolder { folder in
            let settings = try file(nil, in: folder).settings()
            #expect(settings.keys == KeyMap())
        }
    }

    @Test func `keys of the file are the keys of the program`() throws {
        try withFolder { folder in
            let settings = try file(
                "theme: either\nkeys: {overview.matrix: F5, filter: [/, Ctrl-F]}", in: folder
            ).settings()
            #expect(settings.theme == "either")
            #expect(
                settings.keys
                    == KeyMap([
                        "overview.matrix": [Key(.function(5))], "filter": ["/", .control("f")],
                    ]))
        }
    }

    @Test func `a reserved key and an unknown command are told with their places`() throws {
        try withFolder { folder in
            let file = try file("keys:\n  overview.matrx: x\n  filter: Ctrl-C\n", in: folder)
            let error = #expect(throws: ConfigurationError.self) { _ = try file.settings() }
            let told = error?.description ?? ""
            #expect(told.hasPrefix("~/.config/strata/config.yml:2:3: "))
            #expect(told.contains("Did you mean “overview.matrix”?"))
            #expect(told.contains("config.yml:3:11: No key is called “Ctrl-C”, or it is reserved."))
        }
    }

    @Test func `no key can be chosen for what ends the program`() throws {
        try withFolder { folder in
            let file = try file("keys: {interrupt: x}", in: folder)
            #expect(throws: ConfigurationError.self) { _ = try file.settings() }
        }
    }

    @MainActor @Test func `the composition root starts with the chosen keys`() async {
        let terminal = MemoryTerminal(size: Size(width: 120, height: 40))
        let root = CompositionRoot(
            services: InMemoryCodebase.shop.services, terminal: terminal,
            keys: KeyMap(["help": ["x"]]))
        let help = root.application.commands.first { $0.id == "help" }
        #expect(help?.keys == ["x"])
    }
}
