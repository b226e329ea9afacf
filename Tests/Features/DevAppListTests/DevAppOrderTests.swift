import Previewing
import Testing

@testable import DevAppList

@MainActor @Suite struct DevAppOrderTests {
    private let rows = DevAppTable(SampleShop().analysis(), finder: FindDevApps(isMac: false)).rows

    private func titles(by column: DevAppColumn, isAscending: Bool? = nil) -> [String] {
        var order = DevAppOrder(by: column)
        if let isAscending { order.isAscending = isAscending }
        return order.sorted(rows, builds: SampleBuilder.builds).map(\.title)
    }

    @Test func `figures stand with the largest first`() {
        #expect(titles(by: .lines) == ["CheckoutDev", "BrowseDev", "CartDemo", "WishList"])
        #expect(titles(by: .real).first == "CheckoutDev")
    }

    @Test func `the last build stands first, what was never built last`() {
        #expect(titles(by: .built) == ["BrowseDev", "CheckoutDev", "CartDemo", "WishList"])
    }

    @Test func `names can be turned round, features without a dev app stay last`() {
        #expect(
            titles(by: .name, isAscending: false)
                == ["CheckoutDev", "CartDemo", "BrowseDev", "WishList"])
    }

    @Test(arguments: [
        (0, "0 ms"), (999, "999 ms"), (1_000, "1.0 s"), (59_999, "59.9 s"),
        (60_000, "1 min 0 s"), (3_599_999, "59 min 59 s"), (7_800_000, "2 h 10 min"),
    ])
    func `times are told in the units a person counts in`(milliseconds: Int, words: String) {
        #expect(milliseconds.seconds == words)
    }

    @Test func `a part of something below half a percent is not told as nothing`() {
        #expect(0.004.percent == "< 1 %")
        #expect(0.0.percent == "0 %")
    }
}
