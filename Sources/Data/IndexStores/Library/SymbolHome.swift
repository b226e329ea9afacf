import CIndexStore

/// Where a symbol is declared, as its identifier says.
struct SymbolHome: Equatable {
    /// The module, for a member of an extension that of the extension.
    let module: String
    /// The outermost type around it, or its own name.
    let owner: String?

    /// - Parameter usr: A unified symbol resolution: `s:` and what the compiler calls the symbol, or
    ///   `c:` for what C's languages can see.
    /// - Returns: nil if it does not say.
    init?(usr: String) {
        if let name = usr.dropping("s:") {
            guard let text = Self.demangled("$s" + name) else { return nil }
            self.init(demangled: text)
        } else if let path = usr.dropping("c:@M@") {
            let module = path.prefix { $0 != "@" }
            guard !module.isEmpty else { return nil }
            self.init(module: String(module), owner: Self.owner(ofPath: path))
        } else {
            return nil
        }
    }

    init(module: String, owner: String?) {
        self.module = module
        self.owner = owner
    }

    /// `static (extension in Core):Swift.String.Deep.x.getter : Swift.Int` is of Core, and so is
    /// `Core.Cart.with(Swift.Int) -> Core.Cart`.
    init?(demangled text: String) {
        // `value #1 in Core.make()`: what is inside a function is where that is.
        var rest = text.firstRange(of: " #") == nil ? text[...] : text[...].behindLastIn
        for word in ["static ", "class "] { rest = rest.dropping(word) ?? rest }
        var module: Substring?
        if let inside = rest.dropping("(extension in ") {
            guard let end = inside.firstIndex(of: ")") else { return nil }
            module = inside[..<end]
            rest = inside[inside.index(after: end)...].drop { $0 == ":" }
        }
        let first = rest.prefix { $0 != "." && $0 != " " && $0 != "<" && $0 != "(" }
        guard !first.isEmpty, first.endIndex < rest.endIndex, rest[first.endIndex] == "." else {
            return nil
        }
        // What is private is in parentheses: `Core.(helper in _HASH)()`.
        let owner = rest[rest.index(after: first.endIndex)...].drop { $0 == "(" }
            .prefix { $0 != "." && $0 != "(" && $0 != "<" && $0 != " " }
        self.init(
            module: String(module ?? first), owner: owner.isEmpty ? nil : String(owner))
    }

    /// `objc(cs)Base(im)go`, after the module.
    private static func owner(ofPath path: Substring) -> String? {
        guard let at = path.firstIndex(of: "@") else { return nil }
        let name = path[at...].drop { $0 != ")" }.dropFirst().prefix { $0 != "(" && $0 != "@" }
        return name.isEmpty ? nil : String(name)
    }

    private static func demangled(_ name: String) -> String? {
        guard let text = swift_demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

extension StringProtocol {
    /// What follows a beginning; nil if it begins otherwise.
    fileprivate func dropping(_ beginning: String) -> SubSequence? {
        hasPrefix(beginning) ? dropFirst(beginning.count) : nil
    }
}

extension Substring {
    /// What follows the last ` in ` that is neither one of an extension nor one of a private name.
    fileprivate var behindLastIn: Substring {
        var found = self
        var rest = self
        while let next = rest.firstRange(of: " in ") {
            let isOfExtension = rest[..<next.lowerBound].hasSuffix("(extension")
            rest = rest[next.upperBound...]
            let hash = rest.dropping("_")?.prefix { $0.isHexDigit }
            let isOfPrivateName = hash.map { $0.count == 32 } ?? false
            if !isOfExtension, !isOfPrivateName { found = rest }
        }
        return found
    }
}
