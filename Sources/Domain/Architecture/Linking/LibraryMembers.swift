/// Members that well-known libraries add to the types of others.
///
/// Their sources are not read. A file uses such a member without an import as soon as another file of
/// the build imports the library.
enum LibraryMembers {
    /// The members of a library that hardly anything else declares; none if it is not known.
    ///
    /// - Parameter library: The name of its module, or of its pod where that differs.
    static func named(after library: String) -> Set<String> { members[library] ?? [] }

    // Members with one everyday word are here only if Swift's own libraries have none of that name.
    private static let members: [String: Set<String>] = [
        "FlexLayout": ["flex"],
        "Hero": ["hero", "isHeroEnabled"],
        "Kingfisher": ["kf"],
        "Lottie": ["loopMode", "backgroundBehavior", "currentProgress"],
        "lottie-ios": ["loopMode", "backgroundBehavior", "currentProgress"],
        "PinLayout": ["pin"],
        "RxCocoa": ["asDriver", "asSignal", "drive"],
        "RxSwift": ["disposed", "rx"],
        "SDWebImage": ["sd_setImage", "sd_cancelCurrentImageLoad", "sd_imageIndicator"],
        "SkeletonView": [
            "hideSkeleton", "isSkeletonable", "showAnimatedGradientSkeleton",
            "showAnimatedSkeleton", "showSkeleton",
        ],
        "SnapKit": ["snp"],
        "Then": ["then"],
        "Toast": ["makeToast", "hideAllToasts"],
        "Toast-Swift": ["makeToast", "hideAllToasts"],
    ]
}
