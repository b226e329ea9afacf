import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The process groups that must not outlive this program.
///
/// They are sessions of their own, so no signal that ends this program reaches them: before it dies of
/// one, it hands them an interrupt. What the handler needs lies in plain memory, and it uses only
/// calls that are allowed in handlers.
enum RunningGroups {
    /// Notes a group by its leader.
    static func add(_ leader: pid_t) {
        _ = installed
        changing.withLock { _ in
            if let free = slots.firstIndex(of: 0) { slots[free] = leader }
        }
    }

    /// Forgets a group.
    static func remove(_ leader: pid_t) {
        changing.withLock { _ in
            for slot in slots.indices where slots[slot] == leader { slots[slot] = 0 }
        }
    }

    private static let changing = Mutex(())

    private static let installed: Void = {
        _ = slots
        _ = previous
        for signal in [SIGTERM, SIGHUP] { handle(signal) }
    }()

    private static func handle(_ signal: Int32) {
        var action = sigaction()
        action.setHandler(interruptGroups)
        action.sa_flags = Int32(truncatingIfNeeded: SA_ONSTACK) | SA_RESTART
        var found = sigaction()
        guard sigaction(signal, &action, &found) == 0 else { return }
        // Who started this program with `nohup` wants it to go on.
        if found.isIgnored { sigaction(signal, &found, nil) }
        previous[Int(signal)] = found
    }
}

/// The leaders; 0 where there is none. More builds at once are not ended by signals.
private nonisolated(unsafe) let slots: UnsafeMutableBufferPointer<pid_t> = {
    let slots = UnsafeMutableBufferPointer<pid_t>.allocate(capacity: 32)
    slots.initialize(repeating: 0)
    return slots
}()

/// What happened at a signal before, by its number.
private nonisolated(unsafe) let previous: UnsafeMutableBufferPointer<sigaction> = {
    let actions = UnsafeMutableBufferPointer<sigaction>.allocate(capacity: 32)
    actions.initialize(repeating: sigaction())
    return actions
}()

/// Ends the groups, and then does what the signal would have done.
private func interruptGroups(_ signal: Int32) {
    let saved = errno
    for slot in 0..<slots.count where slots[slot] > 0 { kill(-slots[slot], SIGINT) }
    sigaction(signal, previous.baseAddress?.advanced(by: Int(signal)), nil)
    raise(signal)
    errno = saved
}

extension sigaction {
    fileprivate mutating func setHandler(_ handler: @convention(c) (Int32) -> Void) {
        #if canImport(Glibc)
            __sigaction_handler.sa_handler = handler
        #elseif canImport(Musl)
            __sa_handler.sa_handler = handler
        #else
            __sigaction_u.__sa_handler = handler
        #endif
    }

    fileprivate var isIgnored: Bool {
        #if canImport(Glibc)
            let handler = __sigaction_handler.sa_handler
        #elseif canImport(Musl)
            let handler = __sa_handler.sa_handler
        #else
            let handler = __sigaction_u.__sa_handler
        #endif
        let ignoring = 1
        return handler.map { unsafeBitCast($0, to: Int.self) == ignoring } ?? false
    }
}
