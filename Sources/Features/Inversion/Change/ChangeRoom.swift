import Synchronization
import TerminalUI

/// How much of a change was visible when it was last drawn: only drawing knows, and moving needs it.
nonisolated final class ChangeRoom: Sendable {
    private let value = Mutex(Size(width: 80, height: 20))

    var size: Size {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}
