import Codebase

extension DeclarationDetails {
    /// Whether a use with its labels may mean this declaration; what takes no arguments always may.
    func fits(_ use: NameUse) -> Bool {
        if let call = use.call {
            guard kind != .var, kind != .let, let signature else { return true }
            return signature.accepts(call)
        }
        guard let labels = use.labels else { return true }
        return self.labels == labels
    }
}

extension Signature {
    /// Whether it can be called so: labels in the order of the parameters, those left out having a
    /// value of their own.
    fileprivate func accepts(_ call: CallDetails) -> Bool {
        var next = 0
        for argument in call.arguments where !argument.isTrailing {
            while next < parameters.count, parameters[next].label != argument.label {
                guard parameters[next].canBeLeftOut else { return false }
                next += 1
            }
            guard next < parameters.count else { return false }
            if !parameters[next].isVariadic || argument.label != nil { next += 1 }
        }
        let missing = parameters.dropFirst(next).count { !$0.canBeLeftOut }
        return missing <= call.trailingClosures
            && parameters.count - next >= min(call.trailingClosures, 1)
    }
}

extension ParameterDetails {
    fileprivate var canBeLeftOut: Bool { standard != nil || isVariadic }
}
