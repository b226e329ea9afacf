import TerminalUI

/// A drawn buffer made so small that all of it is visible, in dots that keep its shape and colours.
///
/// Each cell has two by four dots. A buffer for which there is room is shown as it is.
package struct Miniature: View {
    private let buffer: ScreenBuffer

    /// A small picture of a buffer.
    package init(_ buffer: ScreenBuffer) {
        self.buffer = buffer
    }

    package func request(in space: Size) -> SizeRequest {
        SizeRequest(buffer.size, fillsWidth: true, fillsHeight: true)
    }

    package func draw(on canvas: Canvas) {
        let size = Self.size(of: buffer.size, in: canvas.size)
        guard !size.isEmpty, !canvas.isHidden else { return }
        let area = canvas.region(Rect(size: size))
        for y in 0..<size.height {
            if size == buffer.size {
                area.write(cells: buffer.row(y).filter { $0.width > 0 }, x: 0, y: y)
            } else {
                for x in 0..<size.width {
                    area.put(MiniatureCell(of: buffer, in: size, x: x, y: y).cell, x: x, y: y)
                }
            }
        }
    }

    /// How large a buffer of some size is drawn where there is some room; its shape is kept.
    package static func size(of content: Size, in room: Size) -> Size {
        guard !content.isEmpty, !room.isEmpty else { return .zero }
        guard content.limited(to: room) != content else { return content }
        if content.width * room.height >= content.height * room.width {
            let height = (content.height * room.width + content.width / 2) / content.width
            return Size(width: room.width, height: max(1, height))
        }
        let width = (content.width * room.height + content.height / 2) / content.height
        return Size(width: max(1, width), height: room.height)
    }
}
