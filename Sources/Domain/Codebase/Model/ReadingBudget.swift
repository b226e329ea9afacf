/// What reading one input may cost.
///
/// All readers count in the same way: a step for each piece of work, a level for each thing that
/// stands in another, and bytes for what is kept. What would cost more is not read on, and its
/// reader says that the input is incomplete.
package struct ReadingBudget: Equatable, Sendable {
    /// The most steps, levels and bytes.
    package let most: (steps: Int, depth: Int, bytes: Int)
    /// How many steps were taken; those that a limit refused are not among them.
    package private(set) var steps = 0
    /// How many levels are open.
    package private(set) var depth = 0
    /// How many bytes are kept.
    package private(set) var bytes = 0

    /// A budget of which nothing is used.
    package init(steps: Int, depth: Int = 100, bytes: Int = 64 << 20) {
        most = (steps, depth, bytes)
    }

    /// Takes a number of steps.
    package mutating func take(_ count: Int = 1) throws(Overrun) {
        guard count <= most.steps - steps else { throw .steps(most.steps) }
        steps += count
    }

    /// Keeps a number of bytes until the input is read.
    package mutating func keep(_ count: Int) throws(Overrun) {
        guard count <= most.bytes - bytes else { throw .bytes(most.bytes) }
        bytes += count
    }

    /// Goes one level deeper; every call needs its ``leave()``, except one that throws.
    package mutating func enter() throws(Overrun) {
        guard depth < most.depth else { throw .depth(most.depth) }
        depth += 1
    }

    /// Comes back from a level.
    package mutating func leave() { depth -= 1 }

    package static func == (left: ReadingBudget, right: ReadingBudget) -> Bool {
        left.most == right.most && left.steps == right.steps && left.depth == right.depth
            && left.bytes == right.bytes
    }
}

extension ReadingBudget {
    /// Which part of a budget was not enough, with the most there was of it.
    package enum Overrun: Error, Hashable, Sendable, CustomStringConvertible {
        case steps(Int)
        case depth(Int)
        case bytes(Int)

        /// The end of a sentence that begins with what is read.
        package var description: String {
            switch self {
            case .steps(let most): "takes more than \(most.grouped) steps to read"
            case .depth(let most): "nests more than \(most.grouped) levels deep"
            case .bytes(let most):
                most < 1 << 20
                    ? "stands for more than \(most.grouped) bytes"
                    : "stands for more than \(most >> 20) MB"
            }
        }
    }
}
