import CNcurses
import Dispatch
import TerminalUI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The terminal that this process runs in, drawn on by ncurses.
package final class CursesTerminal: Terminal {
    package let events: AsyncStream<[Event]>
    package private(set) var size: Size
    package private(set) var appearance: Theme.Appearance
    package var colorDepth: ColorDepth { screen.depth }

    package var capturesMouse = true {
        didSet {
            guard capturesMouse != oldValue, isOpen else { return }
            device.write(capturesMouse ? TerminalModes.mouseOn : TerminalModes.mouseOff)
        }
    }

    let device: TerminalDevice
    private let screen: CursesScreen
    private let traits: TerminalTraits
    private let continuation: AsyncStream<[Event]>.Continuation
    private var input: InputSource?
    /// Whether the terminal is ours: not lent, not closed.
    private var isOpen = false
    private var isClosed = false
    private var awaitsAnswer = false
    private var hasAsked = false
    private var hasAnswered = false
    /// Whether it is told what the background is, so that no answer changes it.
    private let isTold: Bool
    /// Whether the screens are there already, because a program before this one has left them.
    private var isInherited = false

    /// Takes the terminal: raw keys, alternate screen, mouse. One that a program handed over when it
    /// was replaced by this one is taken as it is.
    ///
    /// - Parameter appearance: What the person says of the background; nil to find out.
    /// - Throws: ``TerminalError`` if there is none, or none that can show screens.
    package init(appearance told: Theme.Appearance? = nil) throws(TerminalError) {
        device = try TerminalDevice()
        traits = TerminalTraits { name in getenv(name).map { String(cString: $0) } }
        size = device.size ?? Size(width: 80, height: 24)
        screen = try CursesScreen(traits: traits, size: size)
        if let legacy = TerminalLegacy.take() {
            device.shellMode = legacy.shellMode
            isInherited = true
            hasAsked = true
            appearance = told ?? legacy.appearance
        } else {
            appearance = told ?? traits.likelyAppearance
        }
        isTold = told != nil
        (events, continuation) = AsyncStream.makeStream()
        let signals = try TerminalGuard.install(device: device, leave: screen.modes.leave)
        input = InputSource(device: device, signals: signals) { [weak self] in self?.receive($0) }
        take()
        input?.start()
    }

    package func present(_ buffer: ScreenBuffer) -> FrameCost {
        guard isOpen, buffer.size == size else { return FrameCost(cells: 0, bytes: 0) }
        let (bytes, cells) = screen.show(buffer)
        guard !bytes.isEmpty else { return FrameCost(cells: cells, bytes: 0) }
        let frame = screen.modes.beginFrame + bytes + screen.modes.endFrame
        if !device.write(frame) { vanish() }
        return FrameCost(cells: cells, bytes: frame.count)
    }

    package func invalidate() {
        screen.invalidate()
    }

    package func suspend() {
        settleAnswers()
        kill(0, SIGTSTP)
    }

    package func runInForeground<Result>(
        _ body: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        guard isOpen else { return try await body() }
        settleAnswers()
        isOpen = false
        input?.pause()
        TerminalGuard.release(toProgram: true)
        defer { takeBack() }
        return try await body()
    }

    package func setTitle(_ title: String) {
        guard isOpen, traits.understandsStrings else { return }
        let safe = title.unicodeScalars.filter { $0.properties.generalCategory != .control }
        device.write("\u{1B}]2;\(String(String.UnicodeScalarView(safe)))\u{1B}\\".utf8)
    }

    package func copy(_ text: String) {
        guard isOpen, traits.understandsStrings else { return }
        device.write("\u{1B}]52;c;\(Base64.encode(Array(text.utf8)))\u{1B}\\".utf8)
    }

    package func close() {
        guard !isClosed else { return }
        stop()
        TerminalGuard.release()
    }

    /// The terminal that a program handed over when it was replaced by this one; `nil` if none did.
    ///
    /// Take it before anything else: until then a crash leaves the terminal as it was handed over.
    package static func inherited() throws(TerminalError) -> CursesTerminal? {
        TerminalLegacy.isThere ? try CursesTerminal() : nil
    }

    package func handOver() {
        guard isOpen else { return close() }
        stop()
        TerminalLegacy(shellMode: device.shellMode, appearance: appearance).leave()
        TerminalGuard.handOver()
    }

    private func stop() {
        isClosed = true
        settleAnswers()
        isOpen = false
        input?.stop()
        continuation.finish()
    }
}

extension CursesTerminal {
    /// Makes the terminal ours.
    ///
    /// - Parameter isFromShell: Whether the shell had it before, which may have it otherwise by now; a
    ///   program that was lent it may leave it in any mode.
    private func take(isFromShell: Bool = true) {
        if isFromShell, !TerminalGuard.isTaken, !isInherited { device.noteShellMode() }
        device.enterRawMode()
        TerminalGuard.take(device)
        if isInherited {
            isInherited = false
        } else {
            device.write(screen.modes.enter + (capturesMouse ? TerminalModes.mouseOn : []))
        }
        screen.invalidate()
        isOpen = true
        askOnce()
    }

    private func takeBack() {
        guard !isClosed else { return }
        device.leaveNoGap()
        take(isFromShell: false)
        input?.resume()
        continuation.yield(updateSize() + [.redraw])
    }

    /// Asks for the background; what comes back is an event like any other.
    private func askOnce() {
        guard traits.answersQuestions, !isTold, !hasAsked else { return }
        hasAsked = true
        awaitsAnswer = true
        device.write(TerminalModes.questions)
    }

    /// Lets answers come in that would otherwise be typed into the shell.
    private func settleAnswers() {
        guard awaitsAnswer else { return }
        awaitsAnswer = false
        let patience: Int32 = 50
        device.wait(for: Int16(POLLIN), on: device.input, milliseconds: patience)
    }

    private func vanish() {
        isOpen = false
        continuation.finish()
    }

    /// - Returns: What is to be told of it.
    private func updateSize() -> [Event] {
        guard let now = device.size, now != size else { return [] }
        size = now
        screen.resize(to: now)
        screen.invalidate()
        return [.resized(now)]
    }

    private func receive(_ messages: [InputSource.Message]) {
        let events = messages.flatMap(events)
        if !events.isEmpty { continuation.yield(events) }
    }

    private func events(for message: InputSource.Message) -> [Event] {
        switch message {
        case .key(let key): return [.key(key)]
        case .mouse(let event): return [.mouse(event)]
        case .paste(let text): return [.paste(text)]
        case .focused(let isFocused): return [.focused(isFocused)]
        case .reply(let reply): return events(for: reply)
        case .resized: return updateSize()
        case .continued: return comeBack()
        case .vanished:
            vanish()
            return []
        }
    }

    /// Only a change is passed on, so that no answer can keep the screens busy.
    private func events(for reply: TerminalReply) -> [Event] {
        switch reply {
        case .deviceAttributes:
            // It comes last: who has not told the background by now cannot.
            let isSilent = awaitsAnswer && !hasAnswered && traits.appearance == nil
            awaitsAnswer = false
            return isSilent ? take(.either) : []
        case .mode: return []
        case .backgroundLuminance(let luminance):
            hasAnswered = true
            return take(luminance > 0.5 ? .light : .dark)
        }
    }

    private func take(_ answer: Theme.Appearance) -> [Event] {
        guard answer != appearance, !isTold else { return [] }
        appearance = answer
        return [.appearance(answer)]
    }

    /// After `fg`, or a stop that nobody could see coming.
    private func comeBack() -> [Event] {
        guard isOpen else { return [] }
        take()
        return updateSize() + [.redraw]
    }
}
