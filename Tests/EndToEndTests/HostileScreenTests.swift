import Foundation
import HostileTexts
import Testing
import Tiers

/// What the real program sends to a terminal of a repository in which every text means harm.
@Suite(.real) struct HostileScreenTests {
    @Test(arguments: [UInt64(1), 4])
    func `no screen sends what a text of the codebase says to a terminal`(
        seed: UInt64
    ) async throws {
        let repository = try await HostileRepository(seed: seed)
        let scratch = try ScratchFolder()
        let (sent, paged) = (scratch.path + "/sent", scratch.path + "/paged")
        try scratch.write("#!/bin/sh\ncat \"$1\" | tee '\(paged)'\n", to: "pager")
        chmod(scratch.path + "/pager", 0o755)
        let terminal = try await TmuxTerminal(in: repository.folder.path)
        // What an editor shows is its own.
        try await terminal.enter("export EDITOR=true VISUAL=true PAGER='\(scratch.path)/pager'")
        try await terminal.record(to: sent)
        try await terminal.startStrata(section: "1")
        // Each section, with what opens on its first rows, its help and the palette.
        for section in ["1", "2", "3", "4", "5", "6", "8", "9", "0", "7"] {
            for key in [section, "j", "Enter", "l", "Escape", "E", "Escape", "?", "Escape"] {
                try await terminal.press(key)
                try await Task.sleep(for: .milliseconds(80))
            }
        }
        for key in ["0", "i", "j", "Enter", "Escape", ":", "m", "Down", "Escape"] {
            try await terminal.press(key)
            try await Task.sleep(for: .milliseconds(80))
        }
        try await terminal.press("H")
        try await terminal.wait(for: "commit")
        try await terminal.press("Tab", "Enter")
        try await terminal.wait(until: "have a commit paged") {
            FileManager.default.fileExists(atPath: paged)
        }
        try await terminal.press("C-c")
        try await terminal.wait(for: "ready>")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: sent))
        #expect(bytes.count > 20_000)
        #expect(SentBytes.foreign(in: bytes) == [])
        // The name with a color was shown, as text.
        let color = HostileTexts.color.dropFirst()
        #expect(String(decoding: bytes, as: UTF8.self).contains(color))
        let page = try scratch.text(of: "paged")
        #expect(page.contains("diff --git") && RawText.scalars(in: page).isEmpty)
    }

    @Test func `no command sends what a text of the codebase says to a terminal`() async throws {
        let repository = try await HostileRepository(seed: 2)
        let scratch = try ScratchFolder()
        let terminal = try await TmuxTerminal(in: repository.folder.path)
        try await terminal.enter("export TERM=xterm-256color PAGER=cat; clear")
        try await terminal.record(to: scratch.path + "/sent")
        let commands = [
            "check --all", "health", "modules", "graph", "imports", "invert",
            "affected --base HEAD",
            "history", "composition", "previews", "devapps", "snapshots --diff", "baseline log",
            "seams Held0", "plan", "why Nobody CoreKit", "blame CoreKit", "init",
            "check --base HEAD",
            "check --format github", "check --format markdown", "invert --format patch",
        ]
        for (number, command) in commands.enumerated() {
            // Questions get no answer.
            let line =
                "\(BuiltProgram.strata) \(command) </dev/null; printf '\\nend%dend\\n' \(number)"
            try await terminal.enter(line)
            try await terminal.wait(for: "end\(number)end")
        }
        let bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.path + "/sent"))
        #expect(SentBytes.foreign(in: bytes) == [])
        let color = HostileTexts.color.dropFirst()
        #expect(String(decoding: bytes, as: UTF8.self).contains(color))
    }

    @Test func `colors of a text are told from those of a screen`() {
        let drawn = "\u{1B}[1;31m\u{1B}[4;7Ha\u{1B}[K^[[31;\(HostileTexts.planted)m\u{1B}[m"
        #expect(SentBytes.foreign(in: Data(drawn.utf8)) == [])
        let sent = drawn + HostileTexts.color
        #expect(SentBytes.foreign(in: Data(sent.utf8)) == ["U+1b"])
    }
}

/// What a program sent to a terminal.
private enum SentBytes {
    /// What no drawing of Strata holds: controls other than ncurses uses, sequences of other kinds
    /// and those that were planted, and signs that are not seen.
    static func foreign(in bytes: Data) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        let own = text.replacing(/\x{1B}(\[[0-?]*[ -\/]*[@-~]|[()][0AB]|[78=>M])/) { found in
            found.output.0.contains(HostileTexts.planted) ? found.output.0 : ""
        }
        .replacing(/\x{1B}\][^\x{7}\x{1B}]*(\x{7}|\x{1B}\\)/) { found in
            // What is copied is text in base 64; a title is text.
            let sequence = found.output.0.dropFirst(2)
            return sequence.contains("own") || sequence.contains("AAAA")
                ? found.output.0 : ""
        }
        let harmless: Set<Unicode.Scalar> = ["\u{8}", "\r", "\u{E}", "\u{F}", "\u{7}"]
        let rest = String(
            String.UnicodeScalarView(own.unicodeScalars.filter { !harmless.contains($0) }))
        return RawText.scalars(in: rest)
    }
}
