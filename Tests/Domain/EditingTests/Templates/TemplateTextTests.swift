import Testing

@testable import Editing

@Suite struct TemplateTextTests {
    private let values = TemplateValues(
        texts: ["name": "FileSearch"], flags: ["tests"], knownFlags: ["split"],
        lists: ["imports": ["Core", "Kit"], "none": []])

    private func rendered(_ text: String) throws(TemplateError) -> String {
        try TemplateText(text, file: "a.template", firstLine: 5).rendered(with: values)
    }

    @Test(arguments: [
        ("{{name}}View", "FileSearchView"), ("{{name|camel}}", "fileSearch"),
        ("{{name|kebab}} {{name|snake}}", "file-search file_search"),
        ("{{name|sentence|pad 12}}|", "File search |"), ("{{name|columns 2}}", "2–11"),
        ("{ {name} }", "{ {name} }"),
    ])
    func `placeholders are written in the case that is asked for`(
        template: String, text: String
    ) throws {
        #expect(try rendered(template) == text)
    }

    @Test func `lines stand once, many times or not at all`() throws {
        let template = """
            {{if split}}
            a
            {{else}}
            b
            {{end}}
            {{if not tests}}
            c
            {{end}}
            {{each imports}}
            import {{item}}
            {{end}}
            {{each none}}
            import {{item}}
            {{end}}
            {{repeat 2}}
            x
            {{end}}
            """
        #expect(try rendered(template) == "b\nimport Core\nimport Kit\nx\nx")
    }

    @Test(arguments: [
        ("\n{{nam}}", 6, "Did you mean name?"), ("{{name|upper}}", 5, "pascal"),
        ("{{if tests}}", 5, "{{end}}"), ("{{end}}", 5, "Remove"), ("{{name", 5, "}}"),
        ("{{if test}}\n{{end}}", 5, "Did you mean tests?"),
        ("{{repeat x}}\n{{end}}", 5, "repeat 3"),
    ])
    func `a mistake is said with its line and what is expected`(
        template: String, line: Int, sentence: String
    ) throws {
        let error = try #require(throws: TemplateError.self) { try rendered(template) }
        #expect(error.line == line)
        #expect(error.description.contains(sentence), "\(error)")
    }
}
