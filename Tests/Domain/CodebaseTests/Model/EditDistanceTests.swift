import Testing

@testable import Codebase

@Suite struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("kitten", "sitting", 3),
        ("layer", "layers", 1), ("peers", "preers", 1), ("ab", "ba", 2),
    ])
    func `the least number of edits is counted`(_ left: String, _ right: String, _ distance: Int) {
        #expect(EditDistance.between(left, right) == distance)
        #expect(EditDistance.between(right, left) == distance)
    }

    @Test func `the nearest word is suggested`() {
        #expect(EditDistance.nearest(to: "modles", among: ["paths", "modules"]) == "modules")
    }

    @Test func `a word that is nothing like the others gets no suggestion`() {
        #expect(EditDistance.nearest(to: "zebra", among: ["paths", "modules"]) == nil)
    }
}
