/// Values of which the least can be taken at any time.
struct MinHeap<Value: Comparable> {
    private var values: [Value] = []

    /// Adds a value.
    mutating func insert(_ value: Value) {
        values.append(value)
        var place = values.count - 1
        while place > 0, values[place] < values[(place - 1) / 2] {
            values.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Takes the least value out; nil if there is none.
    mutating func popLeast() -> Value? {
        guard let last = values.popLast() else { return nil }
        guard let least = values.first else { return last }
        values[0] = last
        var place = 0
        while true {
            var next = 2 * place + 1
            if next + 1 < values.count, values[next + 1] < values[next] { next += 1 }
            guard next < values.count, values[next] < values[place] else { return least }
            values.swapAt(place, next)
            place = next
        }
    }
}
