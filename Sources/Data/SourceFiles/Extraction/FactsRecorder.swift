import Codebase

/// Notes what the text of a file says, in the order of the text.
struct FactsRecorder {
    let bytes: UnsafeBufferPointer<UInt8>
    var lines: LineTable
    let names: NameTable
    var imports: [ImportStatement] = []
    var declarations: [Declaration] = []
    var inheritances: [Inheritance] = []
    var previews: [PreviewStatement] = []
    /// Where what is read stands.
    var scope = DeclarationScope()
    var conditions = ConditionStack()
    /// The preview that is being read.
    var draft: PreviewDraft?
    /// The names that are declared for a scope or for this file alone.
    var hidden = HiddenNames()
    /// What others see of the declaration that is being read.
    var exposure = Exposure()

    init(bytes: UnsafeBufferPointer<UInt8>, lines: LineTable, names: NameTable) {
        self.bytes = bytes
        self.lines = lines
        self.names = names
    }

    /// Notes the use of a name.
    ///
    /// - Parameters:
    ///   - name: Where it stands, backticks included.
    ///   - isOperator: Whether it is one; those of the standard library are not noted.
    ///   - exposes: Whether others may see it.
    mutating func noteUse(_ name: Range<Int>, isOperator: Bool = false, exposes: Bool = true) {
        var start = name.lowerBound
        var end = name.upperBound
        guard start < end, end <= bytes.count else { return }
        if bytes[start] == UInt8(ascii: "`"), end - start > 2 {
            start += 1
            end -= 1
        } else if bytes[start] == UInt8(ascii: "$"), end - start > 1 {
            start += 1
        }
        if isOperator, StandardOperators.contains(bytes[start..<end]) { return }
        if draft != nil, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[start] {
            draft?.uses.insert(String(decoding: bytes[start..<end], as: UTF8.self))
        }
        if exposes, exposure.level != nil { expose(start..<end) }
        names.add(start..<end, of: bytes, line: lines.line(at: start))
    }

    /// Notes a name that is being used, if others see where: types alone, by how they are written.
    private mutating func expose(_ name: Range<Int>) {
        guard let level = exposure.level, let first = bytes[name].first,
            !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= first), first >= UInt8(ascii: "A")
        else { return }
        exposure.names.append(
            ExposedName(
                name: String(decoding: bytes[name], as: UTF8.self), access: level,
                line: lines.line(at: name.lowerBound)))
    }

    /// Notes a declaration, or that its name means nothing outside.
    mutating func declare(_ name: Range<Int>, _ kind: Declaration.Kind, _ access: AccessLevel) {
        guard !scope.isLocal, !name.isEmpty, access.rank >= AccessLevel.internal.rank else {
            hidden.insert(name)
            return
        }
        declarations.append(
            Declaration(
                name: text(name), kind: kind, access: access, container: scope.container,
                line: lines.line(at: name.lowerBound)))
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// A name without its backticks.
    func bare(_ name: Range<Int>) -> Range<Int> {
        name.count > 2 && bytes[name.lowerBound] == UInt8(ascii: "`")
            ? name.lowerBound + 1..<name.upperBound - 1 : name
    }

    /// What a declaration is seen with, to be given back when it ends.
    typealias Seen = (level: AccessLevel?, isInlinable: Bool)

    /// Begins a declaration: what it names is seen as far as itself.
    ///
    /// - Parameter attributes: Where its attributes stand; none if it has none.
    mutating func beginExposing(
        _ kind: Declaration.Kind, written: AccessLevel?, attributes: Range<Int>
    ) -> Seen {
        let outer = (exposure.level, exposure.isInlinable)
        if scope.isLocal { return outer }
        exposure.level = scope.access(written: written, of: kind).exposed
        exposure.isInlinable = false
        if !attributes.isEmpty {
            let text = bytes[attributes]
            // Code that is inlined elsewhere sees it as if it were public.
            if text.holds("@usableFromInline") { exposure.level = .public }
            exposure.isInlinable =
                exposure.level != nil && Self.inlinable.contains { text.holds($0) }
        }
        return outer
    }

    private static let inlinable: [StaticString] = [
        "@inlinable", "@_transparent", "@_alwaysEmitIntoClient",
    ]

    /// Notes a generic parameter, whose name means nothing outside of its declaration.
    mutating func noteGenericParameter(_ name: Range<Int>) {
        if exposure.level != nil { exposure.parameters.insert(text(name)) }
    }

    /// Ends a declaration.
    mutating func endExposing(_ outer: Seen) {
        (exposure.level, exposure.isInlinable) = outer
    }

    /// Decides how far the heading of an extension is seen: as far as the widest of its members.
    mutating func settleHeading(_ names: Range<Int>, declarations first: Int) {
        let widest = declarations[first...].lazy.filter { $0.kind != .extension }
            .max { $0.access.rank < $1.access.rank }
        exposure.settle(names, to: widest?.access.exposed)
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Whether a text stands somewhere in the bytes.
    func holds(_ text: StaticString) -> Bool {
        let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard count >= text.count, let first = text.first else { return text.isEmpty }
        return (startIndex...endIndex - text.count).contains { place in
            self[place] == first && self[place..<place + text.count].elementsEqual(text)
        }
    }
}

extension FactsRecorder {
    /// Where a body stands, to be given back when it ends.
    typealias Outside = (isLocal: Bool, level: AccessLevel?)

    /// Goes into a body, whose names nothing outside can use.
    mutating func enterBody() -> Outside {
        let outside = (scope.isLocal, exposure.level)
        scope.isLocal = true
        if !exposure.isInlinable { exposure.level = nil }
        return outside
    }

    /// Comes out of a body.
    mutating func leaveBody(_ outside: Outside) {
        (scope.isLocal, exposure.level) = outside
    }
}
