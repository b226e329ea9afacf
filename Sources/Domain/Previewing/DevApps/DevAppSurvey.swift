import Codebase

/// Which features of a codebase can be run alone, and which cannot.
package struct DevAppSurvey: Equatable, Sendable {
    /// The dev apps, by name.
    package let apps: [DevApp]
    /// The features that no dev app runs, in the order of their identifiers.
    package let missing: [ModuleID]
    /// The largest app: what is compared with; nil if the codebase has none.
    package let wholeApp: ModuleID?
    /// What has to be compiled for the largest app, or for everything if there is no app.
    package let whole: BuildClosure

    /// A survey as it was made.
    package init(
        apps: [DevApp], missing: [ModuleID], wholeApp: ModuleID?, whole: BuildClosure
    ) {
        self.apps = apps
        self.missing = missing
        self.wholeApp = wholeApp
        self.whole = whole
    }
}
