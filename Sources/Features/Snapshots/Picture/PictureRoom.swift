import Synchronization
import TerminalUI

/// How much of a picture was visible when it was last drawn: only drawing knows, and moving needs it.
nonisolated final class PictureRoom: Sendable {
    private let value = Mutex(Size(width: 80, height: 24))

    var size: Size {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }

    /// The offset nearest to `offset` that shows as much of the content as there is room for.
    func clamped(_ offset: Point, content: Size) -> Point {
        let room = size
        return Point(
            x: max(0, min(offset.x, content.width - room.width)),
            y: max(0, min(offset.y, content.height - room.height)))
    }
}

nonisolated extension PictureRoom: Equatable {
    static func == (left: PictureRoom, right: PictureRoom) -> Bool { left === right }
}
