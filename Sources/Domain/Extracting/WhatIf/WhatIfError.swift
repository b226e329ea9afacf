import Codebase

/// Why moves cannot be made even in thought.
package struct WhatIfError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The position of the move that fails, from 0.
    package let move: Int
    /// What is wrong, and what to do instead.
    package let reason: String

    /// A move that fails for a reason.
    package init(move: Int, reason: String) {
        self.move = move
        self.reason = reason
    }

    /// What is wrong, and where.
    package var description: String { "Move \(move + 1): \(reason)" }
}
