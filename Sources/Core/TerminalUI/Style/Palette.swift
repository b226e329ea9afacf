/// The colours behind the numbers of a terminal's palette, as xterm has them.
enum Palette {
    /// Red, green and blue, 0 to 255 each.
    typealias Components = (red: Int, green: Int, blue: Int)

    private static let ansi: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    private static let cube = [0, 95, 135, 175, 215, 255]

    /// The colour at one of the 256 numbers.
    static func components(of index: UInt8) -> Components {
        switch index {
        case 0..<16:
            let value = ansi[Int(index)]
            return (Int(value >> 16), Int(value >> 8 & 255), Int(value & 255))
        case 16..<232:
            let place = Int(index) - 16
            return (cube[place / 36], cube[place / 6 % 6], cube[place % 6])
        default:
            let grey = 8 + (Int(index) - 232) * 10
            return (grey, grey, grey)
        }
    }

    /// The number of the colour nearest to `color` in the cube or among the greys.
    static func nearest256(to color: Components) -> UInt8 {
        let steps = [color.red, color.green, color.blue].map(nearestStep)
        let inCube = UInt8(16 + 36 * steps[0] + 6 * steps[1] + steps[2])
        let brightness = (color.red + color.green + color.blue) / 3
        let grey = UInt8(232 + min(23, max(0, (brightness - 3) / 10)))
        let greyIsNearer =
            distance(color, components(of: grey)) < distance(color, components(of: inCube))
        return greyIsNearer ? grey : inCube
    }

    /// The number of the nearest of the sixteen.
    static func nearest16(to color: Components) -> UInt8 {
        let distances = (0..<16).map { distance(color, components(of: UInt8($0))) }
        let best = distances.indices.min { distances[$0] < distances[$1] }
        return UInt8(best ?? 7)
    }

    private static func nearestStep(to value: Int) -> Int {
        cube.indices.min { abs(cube[$0] - value) < abs(cube[$1] - value) } ?? 0
    }

    /// Weighted as the eye sees: green counts most.
    private static func distance(_ left: Components, _ right: Components) -> Int {
        let red = left.red - right.red
        let green = left.green - right.green
        let blue = left.blue - right.blue
        return 3 * red * red + 4 * green * green + 2 * blue * blue
    }
}
