import Dispatch
import TerminalUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Listens to the terminal's keys and to signals, on the main queue.
@MainActor final class InputSource {
    /// Something that came in.
    enum Message {
        case key(Key)
        case mouse(MouseEvent)
        case paste(String)
        case focused(Bool)
        case reply(TerminalReply)
        case resized
        case continued
        /// The terminal is gone.
        case vanished
    }

    private let device: TerminalDevice
    private let signals: Int32
    private let receive: @MainActor ([Message]) -> Void
    private let keySource: any DispatchSourceRead
    private let signalSource: any DispatchSourceRead
    private var decoder = InputDecoder()
    private var clicks = ClickCounter()
    /// Counts reads, so that a timer knows whether something came meanwhile.
    private var reads = 0
    private var isPaused = false

    init(
        device: TerminalDevice, signals: Int32, receive: @escaping @MainActor ([Message]) -> Void
    ) {
        self.device = device
        self.signals = signals
        self.receive = receive
        keySource = DispatchSource.makeReadSource(fileDescriptor: device.input, queue: .main)
        signalSource = DispatchSource.makeReadSource(fileDescriptor: signals, queue: .main)
        keySource.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.readKeys() }
        }
        signalSource.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.readSignals() }
        }
    }

    func start() {
        keySource.activate()
        signalSource.activate()
    }

    /// Leaves keys to another program.
    func pause() {
        guard !isPaused else { return }
        isPaused = true
        keySource.suspend()
    }

    func resume() {
        guard isPaused else { return }
        isPaused = false
        keySource.resume()
    }

    func stop() {
        resume()
        keySource.cancel()
        signalSource.cancel()
    }

    private func readKeys() {
        guard !isPaused, !keySource.isCancelled else { return }
        var tokens: [InputToken] = []
        var count = 0
        var isGone = false
        var patience: Int32 = 0
        // What made the source ready may have been read by another program meanwhile. All that waits
        // is read at once: a terminal hands over a few thousand bytes at a time, and the screens work
        // between two events, so that Ctrl-C would come after all that is ahead of it was done.
        while count < Self.most,
            device.wait(for: Int16(POLLIN), on: device.input, milliseconds: patience)
        {
            guard let bytes = device.read() else {
                isGone = true
                break
            }
            count += bytes.count
            tokens += decoder.feed(bytes)
            if bytes.isEmpty { break }
            // Behind a full portion the system needs a moment to bring the next.
            patience = bytes.count >= Self.portion ? 2 : 0
        }
        if count > 0 {
            reads += 1
            pass(tokens)
            waitForMore()
        }
        guard isGone else { return }
        keySource.cancel()
        receive([.vanished])
    }

    /// The bytes that a terminal hands over at a time where more wait.
    private static let portion = 4_000
    /// The bytes after which the screens get their turn however much waits: a twentieth of a second.
    private static let most = 1 << 17

    /// Decides about what may be the start of something when nothing follows it.
    private func waitForMore() {
        guard let deadline = decoder.deadline else { return }
        let seen = reads
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(deadline)) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.reads == seen else { return }
                self.pass(self.decoder.timeOut())
            }
        }
    }

    private func pass(_ tokens: [InputToken]) {
        let time = Self.now
        receive(tokens.map { message(for: $0, at: time) })
    }

    private func message(for token: InputToken, at time: Int) -> Message {
        switch token {
        case .key(let key): .key(key)
        case .mouse(let event): .mouse(clicks.count(event, at: time))
        case .paste(let text): .paste(text)
        case .focused(let isFocused): .focused(isFocused)
        case .reply(let reply): .reply(reply)
        }
    }

    private func readSignals() {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(signals, &bytes, bytes.count)
        guard count > 0 else { return }
        let seen = Set(bytes.prefix(count))
        if seen.contains(TerminalGuard.continued) { receive([.continued]) }
        if seen.contains(TerminalGuard.resized) { receive([.resized]) }
    }

    private static var now: Int {
        Int(DispatchTime.now().uptimeNanoseconds / 1_000_000)
    }
}
