import Codebase
import StaticSwift
import SwiftScanning

/// Reads texts with and without a tree, to compare what is found.
package final class FactsBothWays {
    /// Why a text was not read without a tree.
    package struct Refusal: Error {
        /// What was not understood.
        package let reason: String
        /// The byte where it was noticed.
        package let offset: Int
    }

    private let parser = SourceFactsParser(
        limits: ReadingLimits(file: 16 << 20, tree: 512 << 10))

    package init() {}

    /// What is read without a tree.
    package func scanned(_ text: UnsafeBufferPointer<UInt8>) -> Result<SourceFacts, Refusal> {
        parser.read(text) { text throws(GivenUp) in try parser.scanned(text) }
            .mapError { Refusal(reason: $0.reason.rawValue, offset: $0.offset) }
    }

    /// What is read with one.
    package func parsed(_ text: UnsafeBufferPointer<UInt8>) -> SourceFacts {
        let found = parser.read(text) { text throws(GivenUp) in parser.parsed(text, isCut: false) }
        switch found {
        case .success(let facts): return facts
        case .failure: return .empty
        }
    }
}
