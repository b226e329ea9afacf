import ScreenPreviews
import TerminalUI
import Testing

@testable import PreviewKit

@MainActor @Suite struct GalleryProgramTests {
    private let program = GalleryProgram(
        name: "FruitsDev",
        previews: Preview.all(of: FakePreviews.self) + Preview.all(of: OtherPreviews.self))

    private func output(_ words: String...) async throws -> String {
        try await program.output(for: GalleryArguments(words)) ?? "the gallery"
    }

    @Test func `without options the gallery is shown`() async throws {
        #expect(try await output("--preview", "loaded") == "the gallery")
    }

    private let screen = "60x15 80x24 120x40 200x60 light none 16 256 wide long"

    @Test func `every state is listed with its variants and knobs`() async throws {
        #expect(
            try await output("--list").split(separator: "\n") == [
                "Fruits/empty  \(screen)", "Fruits/loaded  \(screen)", "Fruits/typing  \(screen)",
                "Fruits.Price/plain  15x1 30x1 45x1 light none 16 256 wide long",
                "Fruits.Price/any  15x1 30x1 45x1 light none 16 256 wide long "
                    + " fruit=TEXT price=0…999 ripe=true|false season=spring|autumn",
                "Vegetables/only  \(screen)",
            ])
    }

    @Test(arguments: ["loaded", "LOADED", "Fruits/loaded"])
    func `a state is printed as it is drawn`(name: String) async throws {
        let text = try await output("--preview", name, "--print", "--size", "70x20")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 21)
        #expect(lines[0] == " Fruits")
        #expect(lines[1...4] == ["Apple", "Pear", "Quince", "漢字 plum"])
        #expect(lines[19].contains("Enter open"))
    }

    @Test func `all states are printed with their names`() async throws {
        let text = try await output("--print")
        for name in ["Fruits/empty", "Fruits/loaded", "Vegetables/only"] {
            #expect(text.contains("── \(name) ──\n Fruits"))
        }
    }

    @Test func `a part is printed in its own size without bars`() async throws {
        #expect(try await output("--preview", "Fruits.Price/plain", "--print") == "Apple  3\n")
    }

    @Test func `knobs and names change what is printed`() async throws {
        let words = ["--preview", "any", "--print", "--knob", "fruit=Fig", "--knob", "ripe=true"]
        let program = try await program.output(for: GalleryArguments(words))
        #expect(program == "Fig  3 ripe\n")
        let wide = try await output("--preview", "plain", "--print", "--names", "wide")
        #expect(wide.hasPrefix("Ａｐｐｌｅ"))
    }

    @Test func `a knob that is not there is answered with those that are`() async {
        let error = await #expect(throws: GalleryError.self) {
            try await output("--preview", "any", "--print", "--knob", "season=winter")
        }
        #expect(
            error?.description.hasPrefix("Fruits.Price/any has no such knob or value: season.")
                == true)
        #expect(error?.description.contains("season=spring|autumn") == true)
    }

    @Test func `an unknown state is answered with those there are`() async {
        let error = await #expect(throws: GalleryError.self) {
            try await output("--preview", "nope", "--print")
        }
        #expect(error?.description.contains("There is no preview “nope”. There are: Fr") == true)
    }

    @Test func `without previews it says what to add`() async {
        let empty = GalleryProgram(name: "EmptyDev", previews: [])
        let error = await #expect(throws: GalleryError.self) {
            try await empty.output(for: GalleryArguments(["--print"]))
        }
        #expect(error == .noPreviews)
    }

    @Test func `a picture that cannot be saved is named`() async {
        let error = await #expect(throws: GalleryError.self) {
            try await output("--svg", "/dev/null/a.svg")
        }
        #expect(error == .notWritten("/dev/null/a.svg", reason: "Not a directory"))
    }
}
