#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Threads of the system, for work that those of Swift's own pool cannot do: their stacks are small,
/// and they may not wait.
package enum SystemThread {
    /// One worker for each processor.
    package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// Starts a thread that runs to the end of its body, beside the caller.
    ///
    /// - Parameters:
    ///   - stacks: The address space for the stack, in bytes, in the order to try; only what is used
    ///     becomes memory.
    ///   - body: What it does.
    /// - Returns: Whether there was a thread to be had; if not, nothing was done.
    @discardableResult
    package static func start(
        stacks: [Int], _ body: @escaping @Sendable () -> Void
    ) -> Bool {
        stacks.contains { make(stack: $0, isAwaited: false, Job(body)) }
    }

    /// Runs work to its end on a thread of its own and waits for it.
    ///
    /// Without a thread to be had it runs on the caller's.
    ///
    /// - Parameter stack: The address space for the stack, in bytes.
    /// - Returns: What the work returned.
    package static func run<Result>(stack: Int, _ work: @escaping () -> Result) -> Result {
        var result: Result?
        _ = make(stack: stack, isAwaited: true, Job { result = work() })
        return result ?? work()
    }

    private static func make(stack: Int, isAwaited: Bool, _ job: Job) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stack)
        if !isAwaited {
            pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        }
        let argument = Unmanaged.passRetained(job)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        guard pthread_create(&thread, &attributes, runJob, argument.toOpaque()) == 0 else {
            argument.release()
            return false
        }
        guard isAwaited else { return true }
        #if canImport(Darwin)
            if let thread { pthread_join(thread, nil) }
        #else
            pthread_join(thread, nil)
        #endif
        return true
    }

    private final class Job {
        let run: () -> Void

        init(_ run: @escaping () -> Void) { self.run = run }
    }

    #if canImport(Darwin)
        private static let runJob:
            @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
                Unmanaged<Job>.fromOpaque($0).takeRetainedValue().run()
                return nil
            }
    #else
        private static let runJob:
            @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
                guard let argument = $0 else { return nil }
                Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().run()
                return nil
            }
    #endif
}
