extension SpecNode {
    /// This over another, as XcodeGen merges: mappings key by key, lists one after the other, and
    /// `key:REPLACE` in place of what was there.
    ///
    /// Without a counterpart below, what a mapping holds stays as it is, its `:REPLACE` keys too:
    /// they wait for the templates.
    func merged(onto base: SpecNode?) -> SpecNode {
        var index: [String: Int] = [:]
        var merged = base?.entries ?? []
        for (position, entry) in merged.enumerated() { index[entry.key] = position }
        for entry in entries {
            let key = entry.replacedKey ?? entry.key
            let known = index[key]
            let below = entry.replacedKey == nil ? known.map { merged[$0].value } : nil
            let value = entry.value.joined(with: below)
            if let known {
                merged[known].value = value
            } else {
                index[key] = merged.count
                merged.append(SpecEntry(key: key, value: value))
            }
        }
        return SpecNode(content: .mapping(merged), place: place)
    }

    private func joined(with below: SpecNode?) -> SpecNode {
        switch (content, below?.content) {
        case (.mapping, .mapping): merged(onto: below)
        case (.list(let mine), .list(let other)):
            SpecNode(content: .list(other + mine), place: place)
        default: self
        }
    }
}

extension SpecEntry {
    fileprivate var replacedKey: String? {
        key.hasSuffix(":REPLACE") ? String(key.dropLast(":REPLACE".count)) : nil
    }
}
