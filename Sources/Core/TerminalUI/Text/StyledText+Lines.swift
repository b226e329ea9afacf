extension StyledText {
    /// Its parts between line breaks; one empty line if it says nothing.
    package var lines: [StyledText] {
        guard spans.contains(where: { $0.text.utf8.contains(10) }) else { return [self] }
        var lines = [StyledText([])]
        for span in spans {
            let parts = span.text.split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (index, part) in parts.enumerated() {
                if index > 0 { lines.append(StyledText([])) }
                lines[lines.count - 1].spans.append(Span(String(part), span.style))
            }
        }
        return lines
    }

    /// Its lines, broken between words so that each fits into `width` cells.
    ///
    /// A word that is too long for a line is broken inside. The space at which a line breaks is dropped.
    /// A figure stays with its `%`.
    package func wrapped(to width: Int) -> [StyledText] {
        guard width > 0 else { return lines }
        return lines.flatMap { line in
            TextWidth.of(line, atMost: width + 1) <= width ? [line] : line.broken(at: width)
        }
    }

    /// Breaks a single line.
    private func broken(at width: Int) -> [StyledText] {
        let letters = spans.flatMap { span in span.text.map { ($0, span.style) } }
        var wrapper = LineWrapper(width: width)
        for (index, letter) in letters.enumerated() {
            let isBeforeSign = index + 1 < letters.count && letters[index + 1].0 == "%"
            wrapper.add(letter.0, letter.1, isBreak: letter.0 == " " && !isBeforeSign)
        }
        return wrapper.finish()
    }
}
