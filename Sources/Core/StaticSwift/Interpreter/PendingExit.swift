/// A way out of a loop or a function that may have been taken, with the state it left behind.
struct PendingExit {
    let completion: Completion
    let heap: [Slot]
    /// Why it is not known whether it was taken.
    let cause: Unknown
}
