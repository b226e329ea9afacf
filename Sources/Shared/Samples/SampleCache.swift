/// Samples that take a moment to make: each is made once, however often it is shown.
@MainActor package final class SampleCache<Sample> {
    private var made: [String: Sample] = [:]

    /// A cache that holds nothing.
    package init() {}

    /// The sample of a name.
    ///
    /// - Parameter make: Makes it when it is asked for first.
    package func sample(_ name: String, make: () -> Sample) -> Sample {
        if let sample = made[name] { return sample }
        let sample = make()
        made[name] = sample
        return sample
    }
}
