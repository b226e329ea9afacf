/// One labelled value: an argument, a stored property, a part of a tuple.
package struct Field {
    /// The label; nil without one.
    package let label: String?
    /// The value under it.
    package var value: Value

    /// A value under a label.
    package init(_ label: String?, _ value: Value) {
        self.label = label
        self.value = value
    }
}
