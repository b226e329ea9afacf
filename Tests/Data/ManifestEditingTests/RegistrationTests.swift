import Editing
import ManifestEditing
import Testing

@Suite struct RegistrationTests {
    private let editor = SwiftRegistrationEditor()

    private func registered(
        _ text: String, name: String = "Search", declared: Set<String>? = ["makeSearch(in:)"],
        words: Set<String>? = nil
    ) throws -> Registration {
        try editor.registering(
            RegistrationRequest(
                features: ["Home", "Profile", "ModuleDetail"], model: "Home", name: name,
                declared: declared, modules: ["Home": name], words: words),
            in: text)
    }

    @Test func `an element follows the others in their form; its module is imported`() throws {
        let found = try registered(
            """
            import Home
            import UI

            let sections = [
                Section("home", title: "Home") { self.makeHome(in: session) },
                Section("profile", title: "Profile") { self.makeProfile(in: session) },
            ]
            """)
        #expect(
            found.text == """
                import Home
                import Search
                import UI

                let sections = [
                    Section("home", title: "Home") { self.makeHome(in: session) },
                    Section("profile", title: "Profile") { self.makeProfile(in: session) },
                    Section("search", title: "Search") { self.makeSearch(in: session) },
                ]
                """)
        #expect(found.places.map(\.line) == [6])
    }

    @Test func `an element may name a constant that the new feature declares`() throws {
        let text = "let a = [Section(.home) { makeHome() }, Section(.profile) { makeProfile() }]"
        let constant = "extension Section.ID { static let search = Self() }\n"
        let declared = editor.declarations(in: constant + "func makeSearch() {}")
        let found = try registered(text, declared: declared)
        #expect(
            found.text.contains(
                "Section(.profile) { makeProfile() },\n    Section(.search) { makeSearch() },\n]"))
        #expect(found.places.map(\.obstacle) == [nil])
        let without = try registered(text, declared: ["makeSearch()"])
        #expect(without.places.map(\.obstacle) == ["the new feature does not declare search"])
    }

    @Test func `a title is written as a sentence, a name as a name`() throws {
        let found = try registered(
            """
            let a = [
                Tab("home", title: "Home", Home.self), Tab("profile", title: "Profile", Profile.self),
            ]
            """, name: "FileSearch", declared: ["FileSearch"])
        #expect(
            found.text.contains("Tab(\"fileSearch\", title: \"File search\", FileSearch.self)"),
            "\(found.text)")
    }

    @Test func `a list in order stays in order`() throws {
        let found = try registered(
            "let a = [HomeView.self, ModuleDetailView.self, ProfileView.self]", name: "Lists",
            declared: ["ListsView"])
        #expect(
            found.text
                == "let a = [HomeView.self, ListsView.self, ModuleDetailView.self, ProfileView.self]"
        )
    }

    @Test func `what the new feature does not declare is not used, but said`() throws {
        let text = "let a = [makeHome(with: 1), makeProfile(with: 1)]"
        let found = try registered(text)
        #expect(found.text == text)
        #expect(found.places.first?.obstacle?.contains("makeSearch(with:)") == true)
    }

    @Test func `a list of words is one of features only where the words are known`() throws {
        let text = "let a = [\"HomeFeature\", \"ProfileFeature\"]"
        #expect(try registered(text, declared: nil).text == text)
        let found = try registered(text, declared: nil, words: ["SearchFeature"])
        #expect(found.text == "let a = [\"HomeFeature\", \"ProfileFeature\", \"SearchFeature\"]")
    }

    @Test func `an enum with a case for each feature is left to a person`() throws {
        let text = "enum Tab {\n    case home, profile\n}"
        let found = try registered(text)
        #expect(found.text == text)
        #expect(found.places.first?.element == "case search")
    }

    @Test func `a list of one feature, and words that contain a feature's name, stay`() throws {
        let text = "let a = [HomeView.self, Homeless.self]; let b = [\"Homes\", \"profiles\"]"
        #expect(try registered(text).text == text)
    }
}
