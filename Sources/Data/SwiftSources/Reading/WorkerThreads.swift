#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Threads with stacks that stand deep nesting, which those of Swift's own pool do not.
enum WorkerThreads {
    /// Address space for each stack; only what is used becomes memory. A megabyte of text can be
    /// nested so deep that most of it is needed.
    static let stackBytes = 512 << 20
    /// What is enough for code that people write, where there is no address space for more.
    private static let leastStackBytes = 64 << 20

    /// One worker for each processor.
    static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// Starts a thread that runs to the end of its body.
    ///
    /// Without a thread to be had the body runs on the caller's.
    static func start(_ body: @escaping @Sendable () -> Void) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        let box = Unmanaged.passRetained(Body(run: body))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        var code: Int32 = 0
        for bytes in [stackBytes, leastStackBytes] {
            pthread_attr_setstacksize(&attributes, bytes)
            code = pthread_create(&thread, &attributes, runBody, box.toOpaque())
            if code == 0 { break }
        }
        if code != 0 { box.takeRetainedValue().run() }
    }

    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(run: @escaping @Sendable () -> Void) { self.run = run }
    }

    #if canImport(Darwin)
        private static let runBody:
            @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
                Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run()
                return nil
            }
    #else
        private static let runBody:
            @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
                guard let box = $0 else { return nil }
                Unmanaged<Body>.fromOpaque(box).takeRetainedValue().run()
                return nil
            }
    #endif
}
