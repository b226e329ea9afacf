/// Writes small Xcode projects.
enum ProjectText {
    /// A project of frameworks, each with one file of its own in the project's folder.
    ///
    /// - Parameters:
    ///   - targets: The names of the targets, quoted as a project file wants them.
    ///   - objects: More objects.
    static func project(_ targets: [(name: String, file: String)], objects: String = "") -> String {
        let ids = targets.indices.map { "T\($0)" }.joined(separator: ", ")
        let files = targets.indices.map { "F\($0)" }.joined(separator: ", ")
        let body = targets.enumerated().map { index, target in
            """
            T\(index) = {isa = PBXNativeTarget; name = \(target.name); buildPhases = (S\(index)); \
            productType = "com.apple.product-type.framework"; };
            S\(index) = {isa = PBXSourcesBuildPhase; files = (B\(index)); };
            B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };
            F\(index) = {isa = PBXFileReference; path = "\(target.file)"; sourceTree = "<group>"; };
            """
        }
        return """
            // !$*UTF8*$!
            {
            objectVersion = 77;
            objects = {
            PROJECT = {isa = PBXProject; mainGroup = MAIN; targets = (\(ids)); };
            MAIN = {isa = PBXGroup; children = (\(files)); sourceTree = "<group>"; };
            \(body.joined(separator: "\n"))
            \(objects)
            };
            rootObject = PROJECT;
            }

            """
    }
}
