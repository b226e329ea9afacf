import Testing

@testable import Chronicling

struct SamplingOrderTests {
    @Test func `last and first come first, then every commit once`() {
        var order = SamplingOrder(of: Array(0..<200)) { _ in false }
        var read: [Int] = []
        while let next = order.next({ _, _ in 0 }) { read.append(next) }
        #expect(read.prefix(3) == [199, 0, 100])
        #expect(read.sorted() == Array(0..<200))
        // Once the shape is known, the latest that is left.
        let rest = read.dropFirst(SamplingOrder.coarse)
        #expect(Array(rest) == rest.sorted(by: >))
    }

    @Test func `of two gaps the one over which more differs is read`() {
        var order = SamplingOrder(of: [0, 10, 20, 30, 40]) { $0 % 20 == 0 }
        #expect(order.next { one, _ in one == 0 ? 50 : 0 } == 10)
        #expect(order.next { _, _ in 0 } == 30)
        #expect(order.next { _, _ in 0 } == nil)
    }

    @Test func `what is known is not read again`() {
        var order = SamplingOrder(of: [3, 4]) { $0 == 4 }
        #expect(order.next { _, _ in 0 } == 3)
        #expect(order.next { _, _ in 0 } == nil)
    }

    @Test func `a first shape is nine commits at even distances, or all`() {
        #expect(SamplingOrder.shape(of: Array(0...80)) == [80, 0, 40, 20, 60, 10, 30, 50, 70])
        #expect(SamplingOrder.shape(of: [3, 5, 7]) == [7, 3, 5])
        #expect(SamplingOrder.shape(of: [4]) == [4] && SamplingOrder.shape(of: []).isEmpty)
    }
}
