import Graphs
import RandomSamples
import Testing

@Suite struct MinimumCutTests {
    /// The cheapest of all cuts, tried one by one; vertex 0 is the source, the last one the sink.
    private func cheapest(_ arcs: [(from: Int, to: Int, cost: Int)], count: Int) -> Int {
        (0..<(1 << count)).filter { $0 & 1 == 1 && $0 >> (count - 1) == 0 }.map { side in
            arcs.reduce(0) { sum, arc in
                side >> arc.from & 1 == 1 && side >> arc.to & 1 == 0 ? sum + arc.cost : sum
            }
        }.min() ?? 0
    }

    @Test func `no cut of a small random network is cheaper`() {
        var generator = SeededGenerator(seed: 16)
        for graph in DirectedGraph.samples(300, upTo: 9) where graph.count > 1 {
            let arcs = graph.arcs.map {
                (from: $0.from, to: $0.to, cost: Int.random(in: 1...9, using: &generator))
            }
            var network = FlowNetwork(count: graph.count)
            for arc in arcs { network.add(from: arc.from, to: arc.to, capacity: arc.cost) }
            let cut = network.minimumCut(from: 0, to: graph.count - 1)
            #expect(cut.cost == cheapest(arcs, count: graph.count))
            let side = cut.isOnSourceSide
            #expect(side.first == true && side.last == false)
            let crossing = arcs.filter { side[$0.from] && !side[$0.to] }.reduce(0) { $0 + $1.cost }
            #expect(crossing == cut.cost)
        }
    }

    @Test func `a network is cut where its arcs are cheapest`() {
        var network = FlowNetwork(count: 4)
        network.add(from: 0, to: 1, capacity: 5)
        network.add(from: 1, to: 2, capacity: 2)
        network.add(from: 2, to: 3, capacity: 4)
        let cut = network.minimumCut(from: 0, to: 3)
        #expect(cut.cost == 2)
        #expect(cut.isOnSourceSide == [true, true, false, false])
    }

    @Test func `an arc back costs what it is said to`() {
        var network = FlowNetwork(count: 3)
        network.add(from: 1, to: 0, capacity: 7, back: 3)
        network.add(from: 1, to: 2, capacity: 4)
        #expect(network.minimumCut(from: 0, to: 2).cost == 3)
    }

    @Test func `nothing is paid where no way leads to the sink`() {
        var network = FlowNetwork(count: 3)
        network.add(from: 0, to: 1, capacity: FlowNetwork.unlimited)
        let cut = network.minimumCut(from: 0, to: 2)
        #expect(cut.cost == 0)
        #expect(cut.isOnSourceSide == [true, true, false])
    }

    @Test func `a chain of a hundred thousand vertices is cut`() {
        var network = FlowNetwork(count: 100_001)
        for vertex in 0..<100_000 { network.add(from: vertex, to: vertex + 1, capacity: 2) }
        #expect(network.minimumCut(from: 0, to: 100_000).cost == 2)
    }
}
