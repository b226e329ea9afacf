import Extracting

/// The moves in thought about one codebase, for as long as it is open.
@MainActor package final class KeptWhatIf {
    var history = WhatIfHistory()

    package init() {}
}
