/// `lower ..< upper` or `lower ... upper`, of whatever values stand at its ends.
package struct RangeValue {
    /// The first value; absent in `...upper`.
    package let lower: Value?
    /// The last value, or the one after it; absent in `lower...`.
    package let upper: Value?
    /// Whether `upper` belongs to the range.
    package let isClosed: Bool
}

extension RangeValue {
    /// The half-open range of integers this is, if it is one that ends.
    var integers: Range<Int>? {
        guard case .integer(let lower)? = lower, case .integer(let upper)? = upper else {
            return nil
        }
        let (end, overflows) = upper.addingReportingOverflow(isClosed ? 1 : 0)
        guard !overflows, lower <= end else { return nil }
        return lower..<end
    }
}

extension RangeValue {
    /// The range of indices this is in a list of so many elements.
    func bounds(in count: Int) -> Range<Int>? {
        RangeValue(
            lower: lower ?? .integer(0), upper: upper ?? .integer(count),
            isClosed: isClosed && upper != nil
        ).integers
    }
}
