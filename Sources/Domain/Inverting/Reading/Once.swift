import Synchronization

/// Something that several recipes need and that is made when one first asks for it.
final class Once<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)

    /// The value; `make` is called for the first who asks.
    func value(_ make: () -> Value) -> Value {
        made.withLock { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
