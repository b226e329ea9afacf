import Testing

@testable import XcodeProjects

@Suite struct ConfigurationFilesTests {
    private func content(
        _ files: [String: String], at path: String = "/p/App.xcconfig", folders: [String] = []
    ) -> ConfigurationContent? {
        ConfigurationFiles { files[$0].map { Array($0.utf8) } }
            .content(at: path, searching: folders)
    }

    private func value(_ content: ConfigurationContent?, _ name: String = "N") -> String? {
        var table = SettingTable()
        if let content { table.add(content.level) }
        return table.value(of: name)
    }

    @Test func `what is included stands where the include stands`() {
        let files = [
            "/p/App.xcconfig": "N = first\n#include \"Base.xcconfig\"\nN = $(inherited) last",
            "/p/Base.xcconfig": "N = $(inherited) base",
        ]
        #expect(value(content(files)) == "first base last")
    }

    @Test(arguments: ["Base.xcconfig", "Base", "../p/Base", "/p/Base.xcconfig", "./Base"])
    func `a file is found beside its includer, with or without its suffix`(
        _ name: String
    ) {
        let files = ["/p/App.xcconfig": "#include \"\(name)\"", "/p/Base.xcconfig": "N = b"]
        #expect(value(content(files)) == "b")
    }

    @Test func `folders are searched for what is not beside the file`() {
        let files = [
            "/p/c/App.xcconfig": "#include \"Deep/Base\"", "/p/Deep/Base.xcconfig": "N = b",
        ]
        #expect(value(content(files, at: "/p/c/App.xcconfig", folders: ["/p"])) == "b")
    }

    @Test func `a file that is missing is told, unless it may be`() {
        let files = ["/p/App.xcconfig": "#include? \"no\"\n#include \"gone.xcconfig\"\nN = x"]
        let content = content(files)
        #expect(value(content) == "x")
        #expect(
            content?.missing == [
                .init(path: "/p/gone.xcconfig", place: .init(path: "/p/App.xcconfig", line: 2))
            ])
        #expect(self.content([:]) == nil)
    }

    @Test func `a line that Xcode refuses is told with its place`() {
        let files = ["/p/App.xcconfig": "#include \"Base\"", "/p/Base.xcconfig": "\nN: x"]
        let damages = content(files)?.damages ?? []
        #expect(damages.map(\.place) == [.init(path: "/p/Base.xcconfig", line: 2)])
    }

    @Test func `files that include each other end and are whole`() {
        let files = [
            "/p/App.xcconfig": "#include \"Base\"\nN = $(inherited)!",
            "/p/Base.xcconfig": "#include \"../p/App.xcconfig\"\nN = b",
        ]
        let content = content(files)
        #expect(value(content) == "b!")
        #expect(content?.isComplete == true)
    }

    @Test func `a fan of includes ends, and what it says is not complete`() {
        var files = ["/p/App.xcconfig": "#include \"L0\"\nN = x"]
        for level in 0..<40 {
            files["/p/L\(level).xcconfig"] = String(
                repeating: "#include \"L\(level + 1)\"\nM = \(level)\n", count: 2)
        }
        files["/p/L40.xcconfig"] = "M = 40"
        let content = content(files)
        #expect(content?.isComplete == false)
        #expect(value(content) == "x")
    }

    @Test(arguments: ["bad", "#include \"gone\"", "N = x", "#include? \"gone\""])
    func `lines of files included over and over end at a limit`(_ line: String) {
        let included = String(repeating: line + "\n", count: 1_000)
        let files = [
            "/p/App.xcconfig": String(repeating: "#include \"Base\"\n", count: 900),
            "/p/Base.xcconfig": included,
        ]
        let content = content(files)
        #expect(content?.isComplete == false)
        let kept = (content?.damages.count ?? 0) + (content?.missing.count ?? 0)
        #expect(kept + (content?.level["N"].count ?? 0) <= 100_000)
    }

    @Test func `what is wrong in a file is told once, however often it is included`() {
        let files = [
            "/p/App.xcconfig": "#include \"Base\"\n#include \"Other\"\n#include \"Base\"",
            "/p/Other.xcconfig": "#include \"Base\"",
            "/p/Base.xcconfig": "bad\n#include \"gone\"\nN = $(inherited)x",
        ]
        let content = content(files)
        #expect(value(content) == "xxx")
        #expect(content?.damages.map(\.place) == [.init(path: "/p/Base.xcconfig", line: 1)])
        #expect(content?.missing.map(\.place) == [.init(path: "/p/Base.xcconfig", line: 2)])
    }

    @Test func `many files that include a long one end at a limit of all lines`() {
        let long = Array(String(repeating: "N = x\n", count: 99).utf8)
        let files = ConfigurationFiles(mostLines: 1_000) { path in
            switch path {
            case "/p/Base.xcconfig": long
            case "/p/Base": nil
            default: Array("#include \"Base\"".utf8)
            }
        }
        let contents = (0..<15).map { files.content(at: "/p/\($0).xcconfig") }
        #expect(contents.count { $0?.isComplete == true } == 10)
        #expect(contents.count { $0?.isComplete == false } == 5)
    }

    @Test func `a file that is not there is asked for once`() {
        var asked: [String: Int] = [:]
        let files = ConfigurationFiles { path in
            asked[path, default: 0] += 1
            let text = String(repeating: "#include \"gone\"\n", count: 50)
            return path == "/p/App.xcconfig" ? Array(text.utf8) : nil
        }
        #expect(files.content(at: "/p/App.xcconfig", searching: ["/q"])?.missing.count == 50)
        #expect(asked["/q/gone"] == 1)
    }

    @Test func `searched folders change a file only if something is found there`() {
        let texts = [
            "/p/App.xcconfig": "#include \"Own\"\n#include? \"Else\"", "/p/Own.xcconfig": "N = own",
            "/q/Else.xcconfig": "N = else",
        ]
        let files = ConfigurationFiles { texts[$0].map { Array($0.utf8) } }
        let without = files.content(at: "/p/App.xcconfig", searching: ["/r"])
        #expect(value(without) == "own")
        #expect(value(files.content(at: "/p/App.xcconfig", searching: ["/q"])) == "else")
        #expect(value(files.content(at: "/p/Own.xcconfig", searching: ["/q"])) == "own")
    }

    @Test func `a small fan is read to its end`() {
        let files = [
            "/p/App.xcconfig": "#include \"A\"\n#include \"B\"",
            "/p/A.xcconfig": "#include \"C\"\nN = $(inherited)a",
            "/p/B.xcconfig": "#include \"C\"\nN = $(inherited)b",
            "/p/C.xcconfig": "N = $(inherited)c",
        ]
        let content = content(files)
        #expect(content?.isComplete == true)
        #expect(value(content) == "cacb")
    }

    @Test func `a very long chain of includes ends, and what it says is not complete`() {
        var files: [String: String] = ["/p/App.xcconfig": "#include \"L0\""]
        for level in 0..<20_000 {
            files["/p/L\(level).xcconfig"] = "#include \"L\(level + 1)\""
        }
        #expect(content(files)?.isComplete == false)
    }
}
