import Codebase

/// Collects the names of one file after the other, without making a string of each use.
final class NameTable {
    private struct Entry {
        let range: Range<Int>
        let hash: Int
        var lastLine: UInt32
        var count: UInt32
    }

    // Each worker has one of its own, and nothing is called while they change.
    @exclusivity(unchecked) private var slots = [Int32](repeating: -1, count: 1024)
    @exclusivity(unchecked) private var entries: [Entry] = []
    @exclusivity(unchecked) private var uses: [(name: Int32, line: UInt32)] = []
    private var strings = StringPool()

    /// Notes a name; lines must come in ascending order.
    func add(
        _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, line: Int
    ) {
        let line = UInt32(clamping: line)
        let index = find(range, in: bytes)
        guard entries[index].lastLine != line else { return }
        entries[index].lastLine = line
        entries[index].count += 1
        uses.append((Int32(index), line))
    }

    /// The names noted since the last call, as the model keeps them.
    func take(from bytes: UnsafeBufferPointer<UInt8>) -> NameUses {
        defer { clear() }
        let order = TextOrder.sorted(entries.map(\.range), of: bytes)
        let names = order.map { index in
            let text = UnsafeBufferPointer(rebasing: bytes[entries[index].range])
            return strings.string(text, hash: entries[index].hash)
        }
        let (places, ends) = layOut(order)
        return NameUses(names: names, lines: places, ends: ends) ?? NameUses()
    }

    private func layOut(_ order: [Int]) -> (lines: [UInt32], ends: [UInt32]) {
        var next = [UInt32](repeating: 0, count: entries.count)
        var ends: [UInt32] = []
        ends.reserveCapacity(order.count)
        var total: UInt32 = 0
        for index in order {
            next[index] = total
            total += entries[index].count
            ends.append(total)
        }
        var lines = [UInt32](repeating: 0, count: uses.count)
        for use in uses {
            lines[Int(next[Int(use.name)])] = use.line
            next[Int(use.name)] += 1
        }
        return (lines, ends)
    }

    /// Forgets the names noted so far.
    func clear() {
        if entries.count * 8 > slots.count {
            slots = [Int32](repeating: -1, count: slots.count)
        } else {
            for entry in entries { clearSlot(of: entry.hash) }
        }
        entries.removeAll(keepingCapacity: true)
        uses.removeAll(keepingCapacity: true)
    }

    /// Empties the run of slots that starts where the hash points.
    private func clearSlot(of hash: Int) {
        let mask = slots.count - 1
        var slot = hash & mask
        while slots[slot] >= 0 {
            slots[slot] = -1
            slot = (slot + 1) & mask
        }
    }

    private func find(
        _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Int {
        let text = UnsafeBufferPointer(rebasing: bytes[range])
        let hash = ByteHash.hash(UnsafeRawBufferPointer(text))
        let mask = slots.count - 1
        var slot = hash & mask
        while slots[slot] >= 0 {
            let index = Int(slots[slot])
            let entry = entries[index]
            if entry.hash == hash, entry.range.count == range.count,
                text.elementsEqual(bytes[entry.range])
            {
                return index
            }
            slot = (slot + 1) & mask
        }
        slots[slot] = Int32(entries.count)
        entries.append(
            Entry(range: range, hash: hash, lastLine: 0, count: 0))
        if entries.count * 2 > slots.count { grow() }
        return entries.count - 1
    }

    private func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        let mask = slots.count - 1
        for (index, entry) in entries.enumerated() {
            var slot = entry.hash & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(index)
        }
    }
}
