import Testing

@testable import CursesBackend

@Suite struct RenditionFilterTests {
    private func filter(
        reset: String = "\u{1B}(B\u{1B}[m", colors: String = "\u{1B}[39;49m"
    ) -> RenditionFilter {
        RenditionFilter { ["sgr0": reset, "op": colors][$0] ?? "" }
    }

    /// What is written for sequences and letters, `^` standing for the escape.
    private func written(
        _ frames: String..., by filter: RenditionFilter? = nil
    ) -> [String] {
        var filter = filter ?? self.filter()
        return frames.map { frame in
            let bytes = Array(frame.replacing("^", with: "\u{1B}").utf8)
            return String(decoding: filter.filtered(bytes), as: UTF8.self)
                .replacing("\u{1B}", with: "^")
        }
    }

    @Test func `at first everything is taken back, later only what differs`() {
        #expect(
            written("^(B^[mA", "^[38;5;9mB^[39;49m^[38;5;9m^[48;5;2mC^[39;49m^(B^[m")
                == ["^(B^[mA", "^[38;5;9mB^[48;5;2mC^[m"])
    }

    @Test func `what nothing shows is not said`() {
        #expect(
            written("^[mA^[31m^[1m^[m^[32m^[7;3H^[mB", "^[35m^[39m")
                == ["^[mA^[7;3HB", ""])
    }

    @Test func `blanks wait for the colour of letters, not for a background`() {
        #expect(
            written("^[mA^[31m   ^[34mB", "^[44;36m  ^[KC")
                == ["^[mA   ^[34mB", "^[44m  ^[K^[36mC"])
    }

    @Test func `underlined and reversed blanks show everything`() {
        #expect(
            written("^[mA^[4;31m ^[m ^[7;32m ^[m") == ["^[mA^[4;31m ^[m ^[7;32m ^[m"])
    }

    @Test func `an attribute goes with everything else`() {
        #expect(
            written("^[m^[1;31mA^[22mB", "^[39mC") == ["^[0;1;31mA^[0;31mB", "^[mC"])
    }

    @Test func `a terminal without codes for its own colours gets a reset`() {
        let plain = filter(colors: "\u{1B}[0m")
        #expect(
            written("^[m^[31;44mA^[0;31mB^[m C", by: plain) == ["^[0;31;44mA^[0;31mB ^[mC"])
    }

    @Test func `a terminal that was in other hands is told everything`() {
        var filter = filter()
        _ = filter.filtered(Array("\u{1B}[31mA".utf8))
        filter.forget()
        #expect(written("^[31mA", by: filter) == ["^[0;31mA"])
    }

    @Test func `a terminal that goes back to a place draws as it did there`() {
        #expect(
            written("^[m^[31mA^7^[32mB^[1;9r^8^[32mC", "^[31mD")
                == ["^[0;31mA^7^[32mB^[1;9r^8^[32mC", "^[31mD"])
    }

    @Test func `a sequence that is not known leaves everything as it is`() {
        #expect(
            written("^[m^[31m ^[5u^[32m ^[33mA", "^[39;49m^[31mB")
                == ["^[0;31m ^[5u^[32m ^[33mA", "^[39;49m^[31mB"])
        #expect(
            written("^[m^[38:5:9mA", "^[58;5;1mB") == ["^[m^[38:5:9mA", "^[58;5;1mB"])
    }

    @Test func `a terminal with other sequences gets them untouched`() {
        let other = filter(reset: "\u{1B}G0")
        #expect(written("^G4A^G0B^[31m^[32m", by: other) == ["^G4A^G0B^[31m^[32m"])
    }

    @Test func `no frame looks different, and none is longer`() {
        var random = SystemRandomNumberGenerator()
        for op in ["\u{1B}[39;49m", "\u{1B}[m"] {
            for _ in 0..<300 {
                var filter = filter(colors: op)
                var (plain, shown) = (SmallTerminal(), SmallTerminal())
                for _ in 0..<3 {
                    let frame = Frame.random(op: op, using: &random)
                    let bytes = filter.filtered(Array(frame.utf8))
                    plain.show(frame)
                    shown.show(String(decoding: bytes, as: UTF8.self))
                    #expect(plain.cells == shown.cells, "\(frame.debugDescription)")
                    // A first reset is one more parameter.
                    #expect(bytes.count <= frame.utf8.count + 2)
                }
            }
        }
    }
}

/// Frames as ncurses writes them.
private enum Frame {
    static func random(op: String, using random: inout some RandomNumberGenerator) -> String {
        let escape = "\u{1B}["
        var frame = "\u{1B}(B\(escape)m"
        for _ in 0..<Int.random(in: 1...40, using: &random) {
            let number = Int.random(in: 0...255, using: &random)
            let pieces = [
                "\(escape)38;5;\(number)m", "\(escape)48;5;\(number)m", "\(escape)3\(number % 8)m",
                "\(escape)4\(number % 8)m", "\(escape)9\(number % 8)m", op, "\(escape)1m",
                "\(escape)4m", "\(escape)7m", "\u{1B}(B\(escape)m", "\(escape)K",
                "\(escape)\(number % 9 + 1)X", "\(escape)\(number % 5 + 1);\(number % 20 + 1)H",
                "\(escape)\(number % 4 + 1)C", " ", "   ", "word", "▌", "\r",
            ]
            frame += pieces[Int.random(in: 0..<pieces.count, using: &random)]
        }
        return frame + "\(op)\u{1B}(B\(escape)m"
    }
}
