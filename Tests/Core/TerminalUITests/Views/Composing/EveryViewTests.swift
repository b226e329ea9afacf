import Testing

@testable import TerminalUI

@Suite struct EveryViewTests {
    static let sizes = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 2), (3, 1), (20, 5), (80, 24)]

    @Test(arguments: ViewSample.all)
    func `every view draws itself at every size without a trap`(sample: ViewSample) {
        for (width, height) in Self.sizes {
            let size = Size(width: width, height: height)
            #expect(ScreenBuffer(drawing: sample.make(), size: size).size == size)
        }
    }

    @Test(arguments: ViewSample.all) func `no view asks for less than nothing`(sample: ViewSample) {
        for (width, height) in Self.sizes {
            let request = sample.make().request(in: Size(width: width, height: height))
            #expect(request.size.width >= 0 && request.size.height >= 0)
        }
    }

    @Test(arguments: ViewSample.all) func `no view draws outside its canvas`(sample: ViewSample) {
        let area = Rect(x: 5, y: 3, width: 20, height: 5)
        let drawing = Drawing { canvas in
            canvas.fill(canvas.bounds, with: "#")
            sample.make().draw(on: canvas.region(area))
        }
        let buffer = buffer(drawing, 30, 12)
        for y in 0..<12 {
            for x in 0..<30 where !area.contains(Point(x: x, y: y)) {
                #expect(buffer[x, y] == Cell(Glyph(drawable: "#"), width: 1))
            }
        }
    }

    @Test(arguments: ViewSample.all)
    func `every view may lie partly outside the screen`(sample: ViewSample) {
        for (x, y) in [(-7, -2), (15, 4), (-60, 0), (0, 60)] {
            let drawing = Drawing { canvas in
                sample.make().draw(on: canvas.region(Rect(x: x, y: y, width: 20, height: 5)))
            }
            #expect(buffer(drawing, 24, 6).size.height == 6)
        }
    }

    @Test(arguments: ViewSample.all) func `drawing twice gives the same cells`(sample: ViewSample) {
        let view = sample.make()
        #expect(buffer(view, 40, 10) == buffer(view, 40, 10))
    }

    @Test(arguments: ViewSample.all) func `no view leaves half a wide glyph`(sample: ViewSample) {
        for width in 1..<24 {
            let row = buffer(sample.make(), width, 6).row(0)
            for (cell, next) in zip(row, row.dropFirst()) {
                #expect((cell.width == 2) == (next.width == 0))
            }
        }
    }
}
