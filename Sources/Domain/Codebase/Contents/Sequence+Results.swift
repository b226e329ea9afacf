extension Sequence {
    /// What reading each element gives, or why it gives nothing, in their order.
    package func results<Value, Failure: Error>(
        _ read: (Element) throws(Failure) -> Value
    ) -> [Result<Value, Failure>] {
        map { element in Result { () throws(Failure) in try read(element) } }
    }
}
