import Testing

@testable import Editing

@Suite struct FeatureNameTests {
    @Test(arguments: ["Search", "FileSearch", "URLBar", "Top10"])
    func `a name that a module can have is accepted`(name: String) {
        #expect(FeatureName.problem(with: name) == nil)
    }

    @Test(arguments: [
        ("search", "Write Search."), ("file search", "such as FileSearch."),
        ("file-search", "such as FileSearch."), ("../Evil", "such as Evil."),
        ("1Search", "letters"),
        ("", "such as Search."), ("S", "1 character"), ("Größe", "letters and digits"),
        ("Foundation", "Choose another name."),
        (String(repeating: "Ab", count: 21), "42 characters"),
    ])
    func `any other is refused with what to write instead`(name: String, sentence: String) throws {
        let problem = try #require(FeatureName.problem(with: name))
        #expect(problem.contains(sentence), "\(problem)")
    }
}
