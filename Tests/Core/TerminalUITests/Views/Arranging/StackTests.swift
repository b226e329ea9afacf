import Testing

@testable import TerminalUI

@Suite struct StackTests {
    @Test("views stand side by side with a column between")
    func sideBySide() {
        #expect(
            drawn(
                HStack {
                    Text("ab"); Text("c"); Text("d")
                }, 10, 1) == "ab c d")
        #expect(
            drawn(
                HStack(spacing: 0) {
                    Text("ab"); Text("c")
                }, 10, 1) == "abc")
    }

    @Test("views stand one below the other")
    func oneBelowTheOther() {
        #expect(
            drawn(
                VStack {
                    Text("a"); Text("b")
                }, 4, 3) == "a\nb\n")
        #expect(
            drawn(
                VStack(spacing: 1) {
                    Text("a"); Text("b")
                }, 4, 3) == "a\n\nb")
    }

    @Test("a spacer pushes its neighbours apart")
    func spacer() {
        #expect(
            drawn(
                HStack {
                    Text("a"); Spacer(); Text("b")
                }, 8, 1) == "a      b")
        #expect(
            drawn(
                VStack {
                    Text("a"); Spacer(); Text("b")
                }, 3, 4) == "a\n\n\nb")
    }

    @Test("a spacer in a row does not make the row high")
    func spacerSpreadsAlongItsStack() {
        let bar = HStack {
            Text("a"); Spacer()
        }
        #expect(
            drawn(
                VStack {
                    bar; Text("b")
                }, 4, 4) == "a\nb\n\n")
    }

    @Test("when room is short the longest text is shortened first")
    func longestIsShortened() {
        let row = HStack {
            Text("a very long name"); Text("12")
        }
        #expect(drawn(row, 10, 1) == "a very… 12")
    }

    @Test("a view of higher priority keeps its room")
    func priority() {
        let row = HStack {
            Text("important name").priority(1); Text("remark")
        }
        #expect(drawn(row, 18, 1) == "important name re…")
    }

    @Test("lower views stand where they are aligned beside higher ones")
    func alignment() {
        let row = HStack(alignment: .bottom) {
            Text("a\nb"); Text("c")
        }
        #expect(drawn(row, 5, 2) == "a\nb c")
        let column = VStack(alignment: .trailing) {
            Text("abc"); Text("d")
        }
        #expect(drawn(column, 5, 2) == "  abc\n    d")
    }

    @Test("text that wraps when it is shortened makes its row higher")
    func wrappingInARow() {
        let row = HStack {
            Text("one two three").wrapped(); Text("x")
        }
        let request = row.request(in: Size(width: 9, height: 9))
        #expect(request.size.height == 2)
    }

    @Test("views that fill share what is left")
    func fillersShare() {
        let row = HStack(spacing: 0) {
            Text("a").fill(); Text("b").fill()
        }
        #expect(drawn(row, 8, 1) == "a   b")
    }

    @Test("builders take conditions and loops, and leave out what is not there")
    func builders() {
        func column(_ isLong: Bool) -> some View {
            VStack(spacing: 1) {
                if isLong { Text("long") } else { Text("short") }
                if isLong { Text("more") }
                for index in 0..<2 { Text("\(index)") }
            }
        }
        #expect(drawn(column(true), 6, 7) == "long\n\nmore\n\n0\n\n1")
        #expect(drawn(column(false), 6, 5) == "short\n\n0\n\n1")
    }

    @Test("a view made of others draws them")
    func compositeView() {
        struct Pair: CompositeView {
            var body: some View {
                Text("a")
                Text("b")
            }
        }
        #expect(drawn(Pair(), 3, 2) == "a\nb")
        #expect(Pair().request(in: Size(width: 9, height: 9)).size == Size(width: 1, height: 2))
    }

    @Test("of views on top of each other the last covers the first")
    func onTop() {
        #expect(
            drawn(
                ZStack {
                    Text("aaaa"); Text("bb")
                }, 4, 1) == "bbaa")
    }
}
