/// Counts how often segments between two rows cross.
///
/// W. Barth, M. Jünger, P. Mutzel, "Simple and efficient bilayer cross counting", Graph Drawing
/// 2002: with the segments in the order of their upper ends, each crosses those before it that end
/// further right. Takes time with the segments, times the logarithm of the lower row.
///
/// - Parameters:
///   - upper: The points of the upper row, from left to right.
///   - below: For each point the points below that segments lead to.
///   - place: The place of each point in its row.
///   - count: How many points the lower row has.
func countCrossings(
    from upper: [Int], below: [[Int]], place: [Int], count: Int
) -> Int {
    var first = 1
    while first < count { first *= 2 }
    var tree = [Int](repeating: 0, count: 2 * first)
    var crossings = 0
    for point in upper {
        for end in below[point].map({ place[$0] }).sorted() {
            var index = end + first
            tree[index] += 1
            while index > 1 {
                if index & 1 == 0 { crossings += tree[index + 1] }
                index /= 2
                tree[index] += 1
            }
        }
    }
    return crossings
}
