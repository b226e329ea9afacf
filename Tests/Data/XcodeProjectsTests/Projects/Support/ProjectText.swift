/// Writes project files.
enum ProjectText {
    /// A project with some targets and objects; its main group is `MAIN`.
    static func project(
        targets: [String], children: [String] = [], fields: String = "", _ objects: String...
    ) -> String {
        """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tobjectVersion = 77;
        \tobjects = {
        \t\tPROJECT /* Project object */ = {
        \t\t\tisa = PBXProject;
        \t\t\tmainGroup = MAIN;
        \t\t\t\(fields)
        \t\t\ttargets = (\(targets.joined(separator: ", ")));
        \t\t};
        \t\tMAIN = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>"; };
        \t\t\(objects.joined(separator: "\n\t\t"))
        \t};
        \trootObject = PROJECT /* Project object */;
        }

        """
    }

    /// A target whose identifier is its name.
    static func target(
        _ name: String, _ type: String = "framework", phases: String = "", _ fields: String = ""
    ) -> String {
        """
        \(name) = {isa = PBXNativeTarget; name = \(name); buildPhases = (\(phases)); \
        productType = "com.apple.product-type.\(type)"; \(fields) };
        """
    }

    /// A file in the group that lists it.
    static func file(_ id: String, _ path: String, in tree: String = "<group>") -> String {
        #"\#(id) = {isa = PBXFileReference; path = "\#(path)"; sourceTree = "\#(tree)"; };"#
    }

    /// A group.
    static func group(
        _ id: String, _ path: String?, _ children: String, isa: String = "PBXGroup",
        in tree: String = "<group>"
    ) -> String {
        """
        \(id) = {isa = \(isa); children = (\(children)); \(path.map { "path = \"\($0)\"; " } ?? "")\
        sourceTree = "\(tree)"; };
        """
    }

    /// A build phase with an entry for each file.
    static func phase(
        _ id: String, _ files: String..., isa: String = "PBXSourcesBuildPhase"
    ) -> String {
        let entries = files.map { "\(id)_\($0) = {isa = PBXBuildFile; fileRef = \($0); };" }
        let ids = files.map { "\(id)_\($0)" }.joined(separator: ", ")
        return "\(id) = {isa = \(isa); files = (\(ids)); };\n" + entries.joined(separator: "\n")
    }

    /// A synchronised folder.
    static func folder(_ id: String, _ path: String, exceptions: String = "") -> String {
        """
        \(id) = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (\(exceptions)); \
        path = "\(path)"; sourceTree = "<group>"; };
        """
    }

    /// Build settings with one configuration.
    static func settings(_ id: String, _ settings: String, _ fields: String = "") -> String {
        """
        \(id) = {isa = XCConfigurationList; buildConfigurations = (\(id)_DEBUG); };
        \(id)_DEBUG = {isa = XCBuildConfiguration; name = Debug; \(fields) buildSettings = { \
        \(settings) }; };
        """
    }
}
