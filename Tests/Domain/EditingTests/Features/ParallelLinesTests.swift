import Testing

@testable import Editing

@Suite struct ParallelLinesTests {
    private func adding(
        _ name: String = "Search", like model: String = "Home",
        of features: [String] = ["Home", "Profile"], to text: String
    ) -> ParallelLines.Addition? {
        ParallelLines(of: features, for: name).adding(like: [model], to: text)
    }

    @Test func `a case of an enumeration is repeated after the last one`() {
        let text = """
            enum Feature: String {
                case home = "Home"
                case profile = "Profile"
            }
            """
        #expect(
            adding(to: text)?.text == """
                enum Feature: String {
                    case home = "Home"
                    case profile = "Profile"
                    case search = "Search"
                }
                """)
        #expect(adding(to: text)?.added == ["    case search = \"Search\""])
    }

    @Test func `the answers of a switch are repeated with all their lines`() {
        let text = """
            switch self {
            case .home:
                return "Features/Home"
            case .profile:
                return "Features/Profile"
            }
            """
        #expect(
            adding("FileSearch", to: text)?.added == [
                "case .fileSearch:", "    return \"Features/FileSearch\"",
            ])
    }

    @Test func `a list stays one, with or without a comma at its end`() {
        let closed = """
            dependencies: [
                .feature(.home),
                .feature(.profile),
            ]
            """
        #expect(adding(to: closed)?.added == ["    .feature(.search),"])
        let open = closed.replacing(".profile),", with: ".profile)")
        #expect(
            adding(to: open)?.text == """
                dependencies: [
                    .feature(.home),
                    .feature(.profile),
                    .feature(.search)
                ]
                """)
    }

    @Test func `features in order stay in order`() {
        let text = """
            case archive
            case home
            case profile
            """
        let addition = adding("Invoice", of: ["Archive", "Home", "Profile"], to: text)
        #expect(addition?.text == "case archive\ncase home\ncase invoice\ncase profile")
    }

    @Test func `constants of several lines stay apart`() {
        let text = """
            extension Module {
                static let home = Module(
                    name: "Home",
                    layer: .feature
                )

                static let profile = Module(
                    name: "Profile",
                    layer: .feature
                )
            }
            """
        #expect(
            adding(to: text)?.added == [
                "", "    static let search = Module(", "        name: \"Search\",",
                "        layer: .feature", "    )",
            ])
    }

    @Test func `cases in one line are a list`() {
        let text = "    case home, profile"
        #expect(adding(to: text)?.text == "    case home, profile, search")
    }

    /// `HomeDetail` names Home, and says nothing of it.
    @Test func `a longer name is another feature`() {
        let text = "case home\ncase homeDetail\ncase profile"
        let features = ["Home", "HomeDetail", "Profile"]
        #expect(adding(of: features, to: text)?.added == ["case search"])
    }

    @Test(arguments: [
        "case home\nlet other = 1",
        "func makeHome() {\n    start()\n}\nlet profile = 1",
        "let pair = (home, profile)",
        "case homely\ncase profiles",
    ])
    func `what is said of one feature alone is not repeated`(text: String) {
        #expect(adding(to: text) == nil)
    }
}
