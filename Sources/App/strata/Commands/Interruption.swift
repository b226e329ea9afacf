import Foundation

/// Does something when a person presses ^C in place of ending the program; the second time ends it.
final class Interruption {
    private let source: any DispatchSourceSignal

    init(_ action: @escaping @Sendable () -> Void) {
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler {
            signal(SIGINT, SIG_DFL)
            action()
        }
        source.resume()
    }

    /// From now on ^C ends the program as ever.
    func end() {
        source.cancel()
        signal(SIGINT, SIG_DFL)
    }
}
