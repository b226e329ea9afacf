extension Duration {
    /// Whole nanoseconds, in which disks count time.
    package var nanoseconds: Int64 {
        components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }
}
