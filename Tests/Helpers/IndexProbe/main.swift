import IndexStores

// What Strata runs to read stores, for the tests of that.
IndexServer.run(Array(CommandLine.arguments.dropFirst()))
