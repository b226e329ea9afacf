#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs work on a thread whose stack stands deep nesting, which those of Swift's own pool do not.
enum LargeStack {
    /// Address space only; what is not used costs nothing.
    private static let bytes = 128 << 20

    /// Runs `work` to its end and hands on its result. Without a thread to be had it runs here.
    static func run<Result>(_ work: @escaping () -> Result) -> Result {
        let job = Job(work)
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, bytes)
        let argument = Unmanaged.passRetained(job as AnyJob)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        guard pthread_create(&thread, &attributes, start, argument.toOpaque()) == 0 else {
            argument.release()
            return work()
        }
        #if canImport(Darwin)
            if let thread { pthread_join(thread, nil) }
        #else
            pthread_join(thread, nil)
        #endif
        return job.result ?? work()
    }

    private class AnyJob {
        func run() {}
    }

    private final class Job<Result>: AnyJob {
        private let work: () -> Result
        private(set) var result: Result?

        init(_ work: @escaping () -> Result) { self.work = work }

        override func run() { result = work() }
    }

    #if canImport(Darwin)
        private static let start:
            @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
                Unmanaged<AnyJob>.fromOpaque($0).takeRetainedValue().run()
                return nil
            }
    #else
        private static let start:
            @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
                guard let argument = $0 else { return nil }
                Unmanaged<AnyJob>.fromOpaque(argument).takeRetainedValue().run()
                return nil
            }
    #endif
}
