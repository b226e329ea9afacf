import Subprocess

/// How a program is kept from the network.
enum Isolation: Sendable {
    /// A network of its own, in which there is nothing.
    case ownNetwork
    /// The sandbox of macOS, which also keeps it from writing.
    case sandbox
    /// This system offers nothing.
    case none

    /// What this system allows.
    static func found() async -> Isolation {
        #if os(macOS)
            return await works(.sandbox) ? .sandbox : .none
        #else
            return await works(.ownNetwork) ? .ownNetwork : .none
        #endif
    }

    /// The command that runs another one under it.
    func command(_ command: [String]) -> [String] {
        switch self {
        case .ownNetwork: ["/usr/bin/unshare", "--map-root-user", "--net", "--"] + command
        case .sandbox: ["/usr/bin/sandbox-exec", "-p", Self.rules] + command
        case .none: command
        }
    }

    private static let rules =
        "(version 1)(allow default)(deny network*)(deny file-write*)"
        + "(allow file-write* (literal \"/dev/null\") (literal \"/dev/stdout\"))"

    private static func works(_ isolation: Isolation) async -> Bool {
        let command = isolation.command(["/usr/bin/true"])
        let process = TimedProcess(
            executable: command[0], arguments: Array(command.dropFirst()),
            environment: .custom([:]), folder: "/", patience: .seconds(5))
        guard let result = try? await process.result() else { return false }
        return result.hasSucceeded
    }
}
