/// The pairs of a dictionary, in the order of insertion.
package struct DictionaryValue {
    /// One key with its value.
    package struct Pair {
        package let key: Value
        package var value: Value
    }

    /// Keys and values; no two keys are equal.
    package var pairs: [Pair]
    /// The declared type of the keys, once something has declared it.
    package var keyType: TypeReference?
    /// The declared type of the values, once something has declared it.
    package var valueType: TypeReference?

    /// A dictionary of the given pairs; keys must differ.
    package init(pairs: [Pair]) {
        self.pairs = pairs
    }
}
