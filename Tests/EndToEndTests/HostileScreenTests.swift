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
        let page = try scratch.text(of: "paged")
        #expect(page.contains("diff --git") && RawText.scalars(in: page).isEmpty)
    }
}

/// What a program sent to a terminal.
private enum SentBytes {
    /// What no drawing of Strata holds: controls other than ncurses uses, sequences of other kinds,
    /// and signs that are not seen.
    static func foreign(in bytes: Data) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        let own = text.replacing(/\x{1B}(\[[0-?]*[ -\/]*[@-~]|[()][0AB]|[78=>M])/, with: "")
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
