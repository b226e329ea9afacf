import Synchronization
import TerminalUI

/// How large something was when it was last drawn: moving between lines needs it, and only drawing
/// knows it.
nonisolated final class DrawnSize: Sendable {
    private let size = Mutex(Size(width: 80, height: 20))

    var value: Size {
        get { size.withLock { $0 } }
        set { size.withLock { $0 = newValue } }
    }
}
