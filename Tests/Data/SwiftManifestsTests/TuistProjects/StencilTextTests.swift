import Testing

@testable import SwiftManifests

@Suite struct StencilTextTests {
    private let values = ["name": "FileSearch", "author": "Ann", "none": "", "URL": "URLChooser"]

    @Test(arguments: [
        ("struct {{ name }}View", "struct FileSearchView"),
        ("{{name}}{{ author }}", "FileSearchAnn"),
        ("{{ name|lowercase }}", "filesearch"),
        ("{{ name | uppercase }}", "FILESEARCH"),
        ("{{ name|capitalize }}", "Filesearch"),
        ("{{ name|lowerFirstLetter }}", "fileSearch"),
        ("{{ name|lowerFirstLetter|upperFirstLetter }}", "FileSearch"),
        ("{{ URL|lowerFirstWord }}", "urlChooser"),
        ("{{ none|default:\"x\" }}{{ name|default:\"x\" }}", "xFileSearch"),
        ("a{# left out #}b", "ab"),
        ("a{{ unknown }}b", "ab"),
        ("{% if author == \"Ann\" %}1{% else %}2{% endif %}", "1"),
        ("{% if not author %}1{% elif none %}2{% else %}3{% endif %}", "3"),
        ("{% if author != 'Ann' %}1{% endif %}.", "."),
    ])
    func `what is understood is filled in`(text: String, expected: String) throws {
        #expect(try StencilText(text).rendered(with: values) == expected)
    }

    @Test func `a line of a tag alone is left out with it`() throws {
        let text = """
            import Foundation
            {% if author %}
              {# who #}
            // {{ author }}
            {% endif %}
            let one = 1
            """
        #expect(
            try StencilText(text).rendered(with: values)
                == "import Foundation\n// Ann\nlet one = 1")
    }

    @Test(arguments: [
        ("{% for one in all %}{% endfor %}", 1, "is not a tag"),
        ("{{ name|pluralize }}", 1, "is not a filter"),
        ("{{ name.first }}", 1, "is not a name"),
        ("{% if a and b %}{% endif %}", 1, "is not a condition"),
        ("\n\n{{ name", 3, "has no “}}”"),
        ("{% if name %}\n", 2, "has no “endif”"),
    ])
    func `anything else is refused with its line`(
        text: String, line: Int, reason: String
    ) throws {
        let problem = try #require(throws: StencilText.Problem.self) {
            try StencilText(text).rendered(with: values)
        }
        #expect(problem.line == line)
        #expect(problem.reason.contains(reason), "\(problem.reason)")
    }
}
