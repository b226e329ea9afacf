/// The file that tells CocoaPods the pods of an app.
package enum Podfile {
    /// The names by which CocoaPods finds it: `podfile` is found on macOS, whose file systems do not
    /// tell capital letters from small ones.
    package static let names = ["Podfile", "podfile", "Podfile.rb", "CocoaPods.podfile"]
}

extension RelativePath {
    /// Whether it is the path of a Podfile.
    package var isPodfile: Bool { Podfile.names.contains(name) }
}
