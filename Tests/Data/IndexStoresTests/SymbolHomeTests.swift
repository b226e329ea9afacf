import Testing

@testable import IndexStores

@Suite struct SymbolHomeTests {
    @Test(arguments: [
        ("s:4Core4CartV", "Core", "Cart"),
        ("s:4Core4CartV5emptyACvpZ", "Core", "Cart"),
        ("s:4Core6PricedPAAE3taxSiyF", "Core", "Priced"),
        ("s:SS4CoreE7shoutedSSvp", "Core", "String"),
        ("s:SS4CoreE4DeepV1xAA0A5ThingVvp", "Core", "String"),
        ("s:4Core4CartV3AppE4halfSivp", "App", "Cart"),
        ("s:4Core1poiyAA4CartVAD_ADtF", "Core", "+"),
        ("s:4Core5StateO4openyA2CmF", "Core", "State"),
        ("s:SQ2eeoiySbx_xtFZ", "Swift", "Equatable"),
        ("s:Si", "Swift", "Int"),
        ("s:4Core6Basketa", "Core", "Basket"),
        ("s:3App7genericySix4Core6PricedRzlF1tL_xvp", "App", "generic"),
        ("c:@M@Core@objc(cs)Base(im)go", "Core", "Base"),
    ])
    func `the identifier names the module and the outermost type`(
        usr: String, module: String, owner: String
    ) {
        #expect(SymbolHome(usr: usr) == SymbolHome(module: module, owner: owner))
    }

    @Test(arguments: ["", "s:", "s:garbage", "c:@F@printf", "c:@M@", "x", "s:\u{0}4Core"])
    func `an identifier that names no module has no home`(usr: String) {
        #expect(SymbolHome(usr: usr) == nil)
    }
}
