import Testing

@testable import TerminalUI

@Suite struct StackTests {
    @Test func `views stand side by side with a column between`() {
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

    @Test func `views stand one below the other`() {
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

    @Test func `a spacer pushes its neighbours apart`() {
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

    @Test func `a spacer in a row does not make the row high`() {
        let bar = HStack {
            Text("a"); Spacer()
        }
        #expect(
            drawn(
                VStack {
                    bar; Text("b")
                }, 4, 4) == "a\nb\n\n")
    }

    @Test func `when room is short the longest text is shortened first`() {
        let row = HStack {
            Text("a very long name"); Text("12")
        }
        #expect(drawn(row, 10, 1) == "a very… 12")
    }

    @Test func `a view of higher priority keeps its room`() {
        let row = HStack {
            Text("important name").priority(1); Text("remark")
        }
        #expect(drawn(row, 18, 1) == "important name re…")
    }

    @Test func `lower views stand where they are aligned beside higher ones`() {
        let row = HStack(alignment: .bottom) {
            Text("a\nb"); Text("c")
        }
        #expect(drawn(row, 5, 2) == "a\nb c")
        let column = VStack(alignment: .trailing) {
            Text("abc"); Text("d")
        }
        #expect(drawn(column, 5, 2) == "  abc\n    d")
    }

    @Test func `text that wraps when it is shortened makes its row higher`() {
        let row = HStack {
            Text("one two three").wrapped(); Text("x")
        }
        let request = row.request(in: Size(width: 9, height: 9))
        #expect(request.size.height == 2)
    }

    @Test func `views that fill share what is left`() {
        let row = HStack(spacing: 0) {
            Text("a").fill(); Text("b").fill()
        }
        #expect(drawn(row, 8, 1) == "a   b")
    }

    @Test func `builders take conditions and loops, and leave out what is not there`() {
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

    @Test func `a view made of others draws them`() {
        struct Pair: CompositeView {
            var body: some View {
                Text("a")
                Text("b")
            }
        }
        #expect(drawn(Pair(), 3, 2) == "a\nb")
        #expect(Pair().request(in: Size(width: 9, height: 9)).size == Size(width: 1, height: 2))
    }

    @Test func `of views on top of each other the last covers the first`() {
        #expect(
            drawn(
                ZStack {
                    Text("aaaa"); Text("bb")
                }, 4, 1) == "bbaa")
    }
}
