import Codebase
import FeatureKit
import Inverting
import TerminalUI

extension RecipePrice {
    /// `4 files · 49 lines · 2 symbols`; nothing of what it does not cost.
    var words: String {
        let parts = [
            files.counted("file"), lines.counted("line"),
            symbols > 0 ? symbols.counted("new symbol") : nil,
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }

    /// The same in as little room as possible.
    var shortWords: String {
        files.counted("file") + " " + lines.counted("line")
    }
}

extension InversionProof {
    /// What was shown and what failed, in one or two words each: `checked, build failed`.
    var words: String {
        [shown?.word, failed.map(\.failure)].compactMap(\.self).joined(separator: ", ")
    }

    /// The same as a sentence that says what it does not cover.
    var sentence: String {
        if let failed { return failed.failedSentence }
        return switch shown {
        case .check?:
            "Checked: the edge is gone and nothing new appeared. It was not built."
                + (lines.isEmpty ? "" : " Why:")
        case .build?: "Built: what changes compiles. No tests ran."
        case .tests?: "Tests passed: what changes was built and tested."
        case nil: "Nothing was shown."
        }
    }

    var tone: Tone { holds ? (shown == nil ? .info : .success) : .error }
}

extension InversionProof.Level {
    fileprivate var failure: String {
        switch self {
        case .check: "check failed"
        case .build: "build failed"
        case .tests: "tests failed"
        }
    }

    fileprivate var failedSentence: String {
        switch self {
        case .check: "Check failed: after the change the codebase is not as it should be."
        case .build: "Checked, but the build failed. The compiler says:"
        case .tests: "Checked and built, but the tests failed:"
        }
    }
}
