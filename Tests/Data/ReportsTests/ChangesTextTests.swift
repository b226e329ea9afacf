import Codebase
import Editing
import Reports
import Testing

@Suite struct ChangesTextTests {
    private let changes = ChangeSet(
        "Tidy",
        changes: [
            FileChange(
                "b.swift", from: "let a = 1\n\tlet b\u{1B}\n", to: "let a = 2\n\tlet b\u{1B}\n"),
            FileChange("a.swift", from: nil, to: "import A\n"),
        ].compactMap(\.self))

    @Test func `every file stands with its difference, and a summary behind all`() {
        let text = ChangesText(changes, paint: Paint(isOn: false)).text
        #expect(
            text == """
                diff --git a/a.swift b/a.swift
                new file mode 100644
                --- /dev/null
                +++ b/a.swift
                @@ -0,0 +1 @@
                +import A
                diff --git a/b.swift b/b.swift
                --- a/b.swift
                +++ b/b.swift
                @@ -1,2 +1,2 @@
                -let a = 1
                +let a = 2
                     let b␛
                Tidy: 2 files, +2 −1

                """)
    }

    @Test func `only a receiver with colours gets some, and no file sends commands`() {
        let text = ChangesText(changes, paint: Paint(isOn: true)).text
        #expect(text.contains("\u{1B}[32m+let a = 2\u{1B}[0m"))
        #expect(text.contains("\u{1B}[1;31m-let a = 1\u{1B}[0m"))
        #expect(text.contains("\u{1B}[1m+++ b/a.swift\u{1B}[0m"))
        #expect(!text.contains("let b\u{1B}"))
    }
}
