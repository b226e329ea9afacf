/// A terminal made of memory: tests send it events and look at the last buffer shown.
package final class MemoryTerminal: Terminal {
    package private(set) var size: Size
    package let colorDepth: ColorDepth
    package private(set) var appearance: Theme.Appearance
    package let events: AsyncStream<[Event]>
    package var capturesMouse = true

    /// The last buffer that was presented.
    package private(set) var shown: ScreenBuffer?
    /// How many buffers were presented.
    package private(set) var frames = 0
    /// Texts that were copied, oldest first.
    package private(set) var copied: [String] = []
    package private(set) var title = ""
    package private(set) var suspensions = 0
    package private(set) var handOvers = 0
    package private(set) var isClosed = false

    private let continuation: AsyncStream<[Event]>.Continuation
    private var isValid = false

    package init(
        size: Size = Size(width: 80, height: 24), colorDepth: ColorDepth = .trueColor,
        appearance: Theme.Appearance = .dark
    ) {
        self.size = size
        self.colorDepth = colorDepth
        self.appearance = appearance
        (events, continuation) = AsyncStream.makeStream()
    }

    /// Lets something happen.
    package func send(_ event: Event) {
        if case .resized(let size) = event { self.size = size }
        if case .appearance(let appearance) = event { self.appearance = appearance }
        continuation.yield([event])
    }

    /// Lets keys be pressed so fast that they come together.
    package func press(_ keys: Key...) {
        continuation.yield(keys.map(Event.key))
    }

    /// Lets the terminal vanish.
    package func disappear() {
        continuation.finish()
    }

    package func present(_ buffer: ScreenBuffer) -> FrameCost {
        let cells = changes(to: buffer)
        shown = buffer
        isValid = true
        frames += 1
        return FrameCost(cells: cells)
    }

    private func changes(to buffer: ScreenBuffer) -> Int {
        guard let shown, isValid, shown.size == buffer.size else { return buffer.cells.count }
        let (before, now) = (shown.cells, buffer.cells)
        var changes = 0
        for index in 0..<now.count where !(before[index] == now[index]) { changes += 1 }
        return changes
    }

    package func invalidate() {
        isValid = false
    }

    package func suspend() {
        suspensions += 1
        send(.redraw)
    }

    package func runInForeground<Result>(
        _ body: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        handOvers += 1
        defer { send(.redraw) }
        return try await body()
    }

    package func setTitle(_ title: String) {
        self.title = title
    }

    package func copy(_ text: String) {
        copied.append(text)
    }

    package func close() {
        isClosed = true
        continuation.finish()
    }
}

extension MemoryTerminal {
    /// What is shown, row by row, without spaces at the ends.
    package var lines: [String] {
        guard let shown else { return [] }
        return (0..<shown.size.height).map { y in
            let row = shown.row(y)
            let end = row.lastIndex { $0.glyph != .space }.map { $0 + 1 } ?? row.startIndex
            var bytes: [UInt8] = []
            bytes.reserveCapacity(row.count)
            for cell in row[..<end] { cell.glyph.write(to: &bytes) }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// What is shown, as one text.
    package var text: String {
        lines.joined(separator: "\n")
    }
}
