import Foundation

extension Shape {
    /// The shape of JSON: how often each kind of value stands at each path.
    package static func json(_ text: String) -> Shape {
        var shape = Shape()
        do {
            let value = try JSONSerialization.jsonObject(
                with: Data(text.utf8), options: .fragmentsAllowed)
            shape.take(value, at: "$")
        } catch {
            shape.fail("\(error)")
        }
        return shape
    }

    private mutating func take(_ value: Any, at path: String) {
        switch value {
        case let object as [String: Any]:
            count("\(path) object")
            for (key, value) in object { take(value, at: "\(path).\(key)") }
        case let list as [Any]:
            count("\(path) list")
            for value in list { take(value, at: "\(path)[]") }
        default: count("\(path) value")
        }
    }
}
