import OperatingSystem

/// Runs work on a thread whose stack stands deep nesting, which those of Swift's own pool do not.
enum LargeStack {
    /// Address space only; what is not used costs nothing.
    private static let bytes = 128 << 20

    /// Runs `work` to its end and hands on its result. Without a thread to be had it runs here.
    static func run<Result>(_ work: @escaping () -> Result) -> Result {
        SystemThread.run(stack: bytes, work)
    }
}
