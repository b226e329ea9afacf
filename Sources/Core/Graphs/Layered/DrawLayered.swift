/// Draws a graph in rows.
///
/// The same graph always gives the same drawing. Takes time with the joints, of which there is at
/// most one for a target, a style, a direction and a row, times their logarithm.
package func drawLayered(_ graph: DrawnGraph) -> LayeredDrawing {
    let (row, bands) = assignRows(graph)
    let joined = JoinedRows(graph, row: row, count: bands.count)
    let (rows, crossings) = reduceCrossings(of: joined)
    let middles = placeColumns(of: joined, in: rows, spacing: graph.spacing)
    let lefts = middles.indices.map { middles[$0] - joined.width[$0] / 2 }
    let start = lefts.min() ?? 0
    let end = lefts.indices.map { lefts[$0] + joined.width[$0] }.max() ?? 0
    return LayeredDrawing(
        points: joined.row.indices.map {
            .init(row: joined.row[$0], left: lefts[$0] - start, width: joined.width[$0])
        },
        nodeCount: graph.nodes.count, rows: rows, bands: bands, segments: joined.segments,
        width: end - start, crossings: crossings)
}
