import Codebase

extension DeclarationDetails {
    /// Whether a use with its labels may mean this declaration; what takes no arguments always may.
    func fits(_ use: NameUse) -> Bool {
        if let call = use.call {
            guard kind != .var, kind != .let, let signature else { return true }
            return signature.parameters(for: call) != nil
        }
        guard let labels = use.labels else { return true }
        return self.labels == labels
    }
}

extension Signature {
    /// The positions of the parameters that the arguments in the parentheses of a call are for; nil if
    /// it cannot be called so: labels in the order of the parameters, those left out having a value of
    /// their own.
    func parameters(for call: CallDetails) -> [Int]? {
        var (next, positions) = (0, [Int]())
        for argument in call.arguments where !argument.isTrailing {
            while next < parameters.count, parameters[next].label != argument.label {
                guard parameters[next].canBeLeftOut else { return nil }
                next += 1
            }
            guard next < parameters.count else { return nil }
            positions.append(next)
            if !parameters[next].isVariadic || argument.label != nil { next += 1 }
        }
        let missing = parameters.dropFirst(next).count { !$0.canBeLeftOut }
        let isComplete =
            missing <= call.trailingClosures
            && parameters.count - next >= min(call.trailingClosures, 1)
        return isComplete ? positions : nil
    }
}

extension ParameterDetails {
    fileprivate var canBeLeftOut: Bool { standard != nil || isVariadic }
}
