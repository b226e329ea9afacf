import Codebase

extension WhatIfMove {
    /// How moves are typed.
    package static let examples = [
        "new module Models in Core", "new interface of Client", "move type User to Models",
        "move type User from App to Models", "move folder App/Models to Models",
        "move files App/A.swift, App/B.swift to Models", "cut Models App",
    ]

    /// A move as a person types it; nil if it is none of ``examples``.
    package init?(typed text: String) {
        let words = text.split(separator: " ").map(String.init)
        guard words.count > 2 || words.first == "cut" else { return nil }
        switch (words[0], words.count > 1 ? words[1] : "") {
        case ("new", "module"):
            if words.count == 3 {
                self = .module(words[2], layer: nil)
            } else if words.count > 4, words[3] == "in" {
                self = .module(words[2], layer: words.dropFirst(4).joined(separator: " "))
            } else {
                return nil
            }
        case ("new", "interface"):
            guard words.count == 4, words[2] == "of" else { return nil }
            self = .interface(of: words[3])
        case ("cut", _):
            guard words.count == 3 else { return nil }
            self = .cut(from: words[1], to: words[2])
        case ("move", let kind):
            guard words.count > 4, words[words.count - 2] == "to" else { return nil }
            var what = words[2..<(words.count - 2)]
            var source: String?
            if what.count > 2, what[what.endIndex - 2] == "from" {
                source = what.last
                what.removeLast(2)
            }
            self.init(
                moving: kind, what.joined(separator: " "), from: source,
                to: words[words.count - 1])
        default: return nil
        }
    }

    private init?(moving kind: String, _ what: String, from source: String?, to target: String) {
        switch kind {
        case "type": self = .type(what, from: source, to: target)
        case "folder": self = .folder(RelativePath(what), from: source, to: target)
        case "files", "file":
            let files = what.split(separator: ",").map { part in
                RelativePath(String(part.drop { $0 == " " }))
            }
            self = .files(files, from: source, to: target)
        default: return nil
        }
    }
}
