/// Puts a property list together token by token, and makes the best of tokens that do not fit.
struct PropertyListBuilder {
    /// What may come next in a container.
    private enum Expected {
        case key, equals, value, semicolon, element, comma
    }

    private struct Frame {
        let node: Int
        var expected: Expected
        var isDictionary: Bool { expected != .element && expected != .comma }
    }

    private var nodes: [PropertyList.Node] = []
    private var open: [Frame] = []
    /// How many of the open containers are arrays.
    private var openArrays = 0
    private var isRootClosed = false
    private(set) var problems: [PropertyList.Problem] = []
    private var problemCount = 0
    private static let mostProblems = 5

    mutating func reserve(_ count: Int) { nodes.reserveCapacity(count) }

    /// Notes that something is wrong; of many problems the first few are kept.
    mutating func note(_ what: String, line: Int32) {
        problemCount += 1
        if problems.count < Self.mostProblems {
            problems.append(.init(line: Int(line), what: what))
        }
    }

    mutating func begin(_ kind: PropertyList.Kind, at position: Int, line: Int32) {
        makePlaceForValue(line)
        let node = add(kind, from: position, to: position, line: line)
        open.append(Frame(node: node, expected: kind == .dictionary ? .key : .element))
        if kind != .dictionary { openArrays += 1 }
    }

    mutating func scalar(_ kind: PropertyList.Kind, from start: Int, to end: Int, line: Int32) {
        guard let frame = open.last else {
            note("text outside the braces", line: line)
            return
        }
        noteContentBehindRoot(line)
        switch frame.expected {
        case .key, .semicolon, .equals:
            if frame.expected == .semicolon { note("a `;` is missing", line: line) }
            if frame.expected == .equals { dropKey("a key without a value", line) }
            _ = add(kind, from: start, to: end, line: line)
            expect(.equals)
        case .value, .element, .comma:
            if frame.expected == .comma { note("a `,` is missing", line: line) }
            _ = add(kind, from: start, to: end, line: line)
            didAddValue()
        }
    }

    mutating func equals(line: Int32) {
        switch open.last?.expected {
        case .equals: expect(.value)
        case .comma: turnLastElementIntoKey(line)
        default: note("a `=` is not expected here", line: line)
        }
    }

    mutating func semicolon(line: Int32) {
        switch open.last?.expected {
        case .semicolon: expect(.key)
        case .equals, .value:
            dropKey("a key without a value", line)
        case .element, .comma:
            note("a list is not closed", line: line)
            endContainer()
            if open.last?.expected == .semicolon { expect(.key) }
        default: note("a `;` is not expected here", line: line)
        }
    }

    mutating func comma(line: Int32) {
        if open.last?.expected == .comma {
            expect(.element)
        } else {
            note("a `,` is not expected here", line: line)
        }
    }

    mutating func endArray(at position: Int, line: Int32) {
        guard let frame = open.last, frame.isDictionary else {
            if open.isEmpty {
                note("unmatched `)`", line: line)
            } else {
                endContainer(at: position)
            }
            return
        }
        note("a `)` is not expected here", line: line)
        guard openArrays > 0 else { return }
        while open.last?.isDictionary == true { endContainer() }
        endContainer()
    }

    mutating func endDictionary(at position: Int, line: Int32) {
        guard let frame = open.last, !(isRootClosed && open.count == 1) else {
            note("unmatched `}`", line: line)
            return
        }
        if !frame.isDictionary {
            note("a list is not closed", line: line)
            while open.last?.isDictionary == false { endContainer() }
        }
        switch open.last?.expected {
        case .equals, .value: dropKey("a key without a value", line)
        case .semicolon: note("a `;` is missing", line: line)
        default: break
        }
        if open.count == 1 {
            isRootClosed = true
            expect(.key)
        } else {
            endContainer(at: position)
        }
    }

    /// The list, with everything closed that is still open.
    mutating func finish(bytes: [UInt8], line: Int32) -> PropertyList {
        if nodes.isEmpty {
            note(bytes.isEmpty ? "the file is empty" : "there is no `{`", line: 1)
        } else if !isRootClosed, !open.isEmpty {
            note("the file ends unexpectedly", line: line)
        }
        while !open.isEmpty { endContainer() }
        return PropertyList(bytes: bytes, nodes: nodes, problems: problems)
    }

    private mutating func add(
        _ kind: PropertyList.Kind, from start: Int, to end: Int, line: Int32
    ) -> Int {
        let index = nodes.count
        nodes.append(
            .init(
                kind: kind, start: Int32(start), end: Int32(end), line: line,
                next: Int32(index + 1)))
        return index
    }

    private mutating func makePlaceForValue(_ line: Int32) {
        noteContentBehindRoot(line)
        switch open.last?.expected {
        case .comma: note("a `,` is missing", line: line)
        case .equals: note("a `=` is missing", line: line)
        case .key, .semicolon:
            note("a value where a key is expected", line: line)
            _ = add(.plain, from: 0, to: 0, line: line)
        case .value, .element, nil: break
        }
        if open.last?.isDictionary == true { expect(.value) }
    }

    private mutating func noteContentBehindRoot(_ line: Int32) {
        guard isRootClosed, open.count == 1 else { return }
        note("unexpected text after the last `}`", line: line)
        isRootClosed = false
    }

    private mutating func dropKey(_ what: String, _ line: Int32) {
        note(what, line: line)
        nodes.removeLast()
        expect(.key)
    }

    /// In `( A, B, name = …` the list lacks its end, and its last element is a key.
    private mutating func turnLastElementIntoKey(_ line: Int32) {
        guard let frame = open.last, let key = nodes.last, open.count > 1,
            key.kind != .dictionary, key.kind != .array, nodes.count - 1 > frame.node,
            open[open.count - 2].isDictionary
        else {
            note("a `=` is not expected here", line: line)
            return
        }
        note("a list is not closed", line: line)
        nodes.removeLast()
        endContainer()
        nodes.append(
            .init(
                kind: key.kind, start: key.start, end: key.end, line: key.line,
                next: Int32(nodes.count + 1)))
        expect(.value)
    }

    /// - Parameter position: Where its closing bracket is; nil if it has none.
    private mutating func endContainer(at position: Int? = nil) {
        guard let frame = open.popLast() else { return }
        if !frame.isDictionary { openArrays -= 1 }
        if frame.expected == .equals || frame.expected == .value { nodes.removeLast() }
        nodes[frame.node].next = Int32(nodes.count)
        if let position { nodes[frame.node].end = Int32(position) }
        if !open.isEmpty { didAddValue() }
    }

    private mutating func didAddValue() {
        expect(open.last?.isDictionary == true ? .semicolon : .comma)
    }

    private mutating func expect(_ expected: Expected) {
        if !open.isEmpty { open[open.count - 1].expected = expected }
    }
}
