import CNcurses
import TerminalUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// ncurses, as far as it is used: it is told which cells changed and says which bytes that takes.
///
/// There is one per process, because ncurses is.
@MainActor final class CursesScreen {
    let modes: TerminalModes
    private let file: FrameFile
    private var colors: CursesColors
    private var renditions: RenditionFilter
    private var places: PlaceFilter
    /// Whether blanks of any background are erased with a few bytes.
    private let erasesWithBackground: Bool
    private var shown: ScreenBuffer?

    var depth: ColorDepth { colors.depth }

    init(traits: TerminalTraits, size: Size) throws(TerminalError) {
        guard !traits.name.isEmpty else { throw .unnamed }
        CharacterEncoding.prepare()
        file = try FrameFile()
        let depth = try Self.start(traits, on: file)
        modes = TerminalModes(traits: traits, capability: Terminfo.string)
        colors = CursesColors(depth: depth)
        renditions = RenditionFilter(capability: Terminfo.string)
        places = PlaceFilter(width: size.width, capability: Terminfo.string)
        erasesWithBackground =
            cn_boolean("bce") > 0 && !Terminfo.string("el").isEmpty
            && !Terminfo.string("ech").isEmpty
        typeahead(-1)
        nonl()
        let window = cn_stdscr()
        idlok(window, true)
        idcok(window, false)
        resize(to: size)
        wnoutrefresh(window)
        doupdate()
        _ = file.take()
        curs_set(0)
        _ = file.take()
    }

    /// Shows a buffer.
    /// - Returns: The bytes for the terminal, none if nothing changed, and how many cells did.
    func show(_ buffer: ScreenBuffer) -> (bytes: [UInt8], cells: Int) {
        if let shown, shown == buffer { return ([], 0) }
        let window = cn_stdscr()
        if erasesWithBackground { rewriteRows(of: buffer) }
        let cells = put(changesTo: buffer)
        leaveok(window, buffer.cursor == nil)
        if let cursor = buffer.cursor { wmove(window, Int32(cursor.y), Int32(cursor.x)) }
        if (buffer.cursor == nil) != (shown?.cursor == nil) {
            curs_set(buffer.cursor == nil ? 0 : 1)
        }
        update()
        shown = buffer
        return (renditions.filtered(places.filtered(file.take())), cells)
    }

    /// Forgets what the terminal shows.
    func invalidate() {
        clearok(cn_curscr(), true)
        if shown?.cursor != nil {
            curs_set(0)
            _ = file.take()
        }
        renditions.forget()
        shown = nil
    }

    func resize(to size: Size) {
        resizeterm(Int32(size.height), Int32(size.width))
        places.width = size.width
        shown = nil
    }

    /// The fewest cells of a row with another background for which the row is erased first.
    private static let fewestErased = 40
    /// The most such rows of a frame; where there are more, most of the screen is new.
    private static let mostErased = 8

    /// Erases the rows that get another background, as the selected one does, before it writes them, so
    /// that only their letters have to be written.
    private func rewriteRows(of buffer: ScreenBuffer) {
        guard let shown, shown.size == buffer.size else { return }
        let rows = (0..<buffer.size.height).filter { y in
            let (row, old) = (buffer.row(y), shown.row(y))
            let count = zip(row, old).count { $0.style.background != $1.style.background }
            return count >= Self.fewestErased
        }
        guard rows.count <= Self.mostErased else { return }
        leaveok(cn_stdscr(), true)
        for y in rows {
            let row = buffer.row(y)
            for index in row.indices where row[index].style.isFlat {
                let look = Style(on: row[index].style.background)
                put(Cell(.space, width: 1, style: look), x: index - row.startIndex, y: y)
            }
            update()
            for index in row.indices { put(row[index], x: index - row.startIndex, y: y) }
            update()
        }
    }

    private func update() {
        wnoutrefresh(cn_stdscr())
        doupdate()
    }

    private func put(changesTo buffer: ScreenBuffer) -> Int {
        let old = shown?.size == buffer.size ? shown : nil
        var changed = 0
        for y in 0..<buffer.size.height {
            let row = buffer.row(y)
            let oldRow = old?.row(y)
            guard row != oldRow else { continue }
            for index in row.indices where row[index] != oldRow?[index] {
                changed += 1
                put(row[index], x: index - row.startIndex, y: y)
            }
        }
        return changed
    }

    private func put(_ cell: Cell, x: Int, y: Int) {
        guard cell.width > 0 else { return }
        let (pair, attributes) = colors.look(of: cell.style)
        withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: 8) { text in
            var count = 0
            for scalar in cell.glyph.scalars.prefix(5) {
                text[count] = wchar_t(truncatingIfNeeded: scalar.value)
                count += 1
            }
            text[count] = 0
            _ = cn_put(
                cn_stdscr(), Int32(y), Int32(x), text.baseAddress, Int32(cell.width), attributes,
                pair)
        }
    }
}

extension CursesScreen {
    private static let ownName = "strata-terminal"

    /// Sets ncurses up for the terminal and finds out how many colours it has.
    private static func start(
        _ traits: TerminalTraits, on file: FrameFile
    ) throws(TerminalError) -> ColorDepth {
        var status: Int32 = 0
        guard setupterm(traits.name, fileno(file.stream), &status) == OK else {
            throw .unknown(name: traits.name)
        }
        guard !Terminfo.string("cup").isEmpty else { throw .tooSimple(name: traits.name) }
        let isDirect = traits.wantsColor && traits.isTrueColor && cn_can_take_entries() != 0
        var changes = EntryChanges()
        if isDirect { changes.useDirectColors() }
        if traits.erasesWithBackground { changes.eraseWithBackground() }
        let isChanged = !changes.isEmpty && start(with: changes, on: file)
        guard isChanged || newterm(traits.name, file.stream, file.stream) != nil else {
            throw .unknown(name: traits.name)
        }
        guard traits.wantsColor else { return .none }
        return isChanged && isDirect ? .trueColor : depth(colors: Terminfo.number("colors"))
    }

    /// Uses an entry made for the purpose; the environment is left as it was.
    private static func start(with changes: EntryChanges, on file: FrameFile) -> Bool {
        guard cn_can_take_entries() != 0 else { return false }
        let entry = Terminfo.entry(named: ownName, changes: changes)
        let before = getenv("TERMINFO").map { String(cString: $0) }
        setenv("TERMINFO", entry, 1)
        defer {
            if let before { setenv("TERMINFO", before, 1) } else { unsetenv("TERMINFO") }
        }
        return newterm(ownName, file.stream, file.stream) != nil
    }

    private static func depth(colors: Int) -> ColorDepth {
        switch colors {
        case 256...: .indexed256
        case 8...: .ansi16
        default: .none
        }
    }
}

extension Style {
    /// Whether a blank of this style is nothing but its background.
    fileprivate var isFlat: Bool { attributes.isDisjoint(with: [.underline, .reverse]) }
}
