import Synchronization

/// Something that is handed on once, and kept by nobody afterwards.
final class Handover<Value: Sendable>: Sendable {
    private let held: Mutex<Value?>

    init(_ value: Value) { held = Mutex(value) }

    func put(_ value: Value) { held.withLock { $0 = value } }

    func take() -> Value? {
        held.withLock { held in
            defer { held = nil }
            return held
        }
    }
}
