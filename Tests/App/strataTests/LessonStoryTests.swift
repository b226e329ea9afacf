import Foundation
import TerminalUI
import Testing

@testable import strata

/// What a person is told once, and where signs and words are explained.
@MainActor @Suite struct LessonStoryTests {
    @Test func `each lesson is taught where it helps, and only once`() async {
        var shop = InMemoryCodebase.shop
        shop.lessons = InMemoryLessons()
        let story = await Story(shop)
        await story.settle { story.screen.contains("Worst first.") }
        #expect(story.screen.contains("Worst first."))
        await story.press("3")
        await story.settle { story.screen.contains("d decides") }
        #expect(story.screen.contains("d decides"))
        await story.press("1")
        await story.settle { story.screen.contains("These layers are guesses") }
        #expect(story.screen.contains("These layers are guesses"))
        let again = await Story(shop)
        await again.press("3", "1", "0")
        #expect(Lesson.allCases.allSatisfy { !shop.lessons.isNew($0.rawValue) })
        #expect(!again.screen.contains("Worst first."))
    }

    @Test func `Tab in the help leads to the signs and the words, and back to the keys`() async {
        let story = await Story()
        await story.press("?")
        #expect(story.screen.contains("Keys of Health"))
        await story.press(.tab)
        #expect(story.screen.contains("error: strata check fails"))
        await story.press("/", "s", "i", "d", "e", "w", .enter)
        #expect(story.screen.contains("sideways:"))
        await story.press(.tab)
        #expect(story.screen.contains("the lines behind an edge or a violation"))
        await story.press(.tab)
        #expect(story.screen.contains("Keys of Health"))
    }

    @Test func `the words mean what the glossary says`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/GLOSSARY.md").standardized
        let glossary = try String(contentsOf: file, encoding: .utf8)
        for entry in HelpPage.words.groups.flatMap(\.entries) {
            #expect(
                glossary.contains("| \(entry.term) | \(entry.meaning) |"), "\(entry.term)")
        }
    }
}
