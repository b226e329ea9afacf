import TerminalUI
import Testing

@testable import FeatureKit

@MainActor @Suite struct TreemapTests {
    private let weights = [900.0, 410, 230, 120, 60, 60, 33, 20, 9]

    @Test func `tiles cover all of the room and nothing twice`() {
        for size in [Size(width: 78, height: 11), Size(width: 50, height: 21)] {
            var cells = Array(repeating: 0, count: size.width * size.height)
            for frame in Treemap(weights, in: size).frames {
                for y in frame.minY..<frame.maxY {
                    for x in frame.minX..<frame.maxX { cells[y * size.width + x] += 1 }
                }
            }
            #expect(cells.allSatisfy { $0 == 1 })
        }
    }

    @Test func `areas are as large as their weights, but for rounding`() {
        let size = Size(width: 120, height: 60)
        let total = weights.reduce(0, +)
        for (weight, frame) in zip(weights, Treemap(weights, in: size).frames) {
            let wanted = weight / total * 7200
            let edge = Double(frame.width + frame.height + 1)
            #expect(abs(Double(frame.width * frame.height) - wanted) <= edge)
        }
    }

    @Test(arguments: [
        (20, "Shop/Views/Cart"), (12, "Views/Cart"), (4, "Cart"), (2, "Cart"),
    ])
    func `a path loses its outer folders where there is no room for them`(
        width: Int, shown: String
    ) {
        #expect(TreemapView.inner("Shop/Views/Cart", fitting: width) == shown)
    }

    @Test func `no room leaves nothing to draw`() {
        let frames = Treemap(weights, in: Size(width: 0, height: 9)).frames
        #expect(frames.count == weights.count && frames.allSatisfy(\.isEmpty))
    }
}
