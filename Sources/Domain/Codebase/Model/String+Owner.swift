extension String {
    /// Whether it consists of several words, so that it is unlikely to be a member of the
    /// platform's.
    package var tellsItsOwner: Bool {
        utf8.count >= Self.fewestBytesOfTelling && hasSeveralWords
            && !isStandardMember
    }

    /// Whether the language's own modules, or the toolkits, have such a member of several words.
    package var isStandardMember: Bool {
        Self.platformMembers.contains(self) || StandardMembers.contains(self)
    }

    /// The fewest bytes of a name that tells its owner.
    static let fewestBytesOfTelling = 8

    private var hasSeveralWords: Bool {
        let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
        if utf8.dropFirst().contains(where: letters.contains) { return true }
        return !utf8.allSatisfy { $0 < 0x80 } && dropFirst().contains(where: \.isUppercase)
    }

    private static let platformMembers: Set<String> = Set(
        """
        accentColor accessibilityElement accessibilityHidden accessibilityIdentifier
        accessibilityLabel accessibilityTraits accessibilityValue addObserver addSubview
        addingTimeInterval alertController animationDuration appendingPathComponent applicationState
        attributedText awakeFromNib backgroundColor backgroundView barButtonItem becomeFirstResponder
        bottomAnchor boundingRect bundleIdentifier bundleURL buttonStyle cachePolicy canBecomeFirst
        centerXAnchor centerYAnchor characterSet childViewControllers collectionView colorScheme
        compactMapValues contentMode contentInset contentOffset contentSize contentView cornerRadius
        currentValue dataSource dataTask dateFormat dateFormatter decodeIfPresent defaultValue
        deinitialize dequeueReusableCell didChange didReceiveMemoryWarning didSelect dismissAction
        displayName dropLast dynamicType encodeIfPresent environmentObject fileExists fileManager
        fileURL firstResponder flatMapLatest fontWeight foregroundColor foregroundStyle
        fullScreenCover getElement hasPrefix hasSuffix heightAnchor httpBody httpMethod identifier
        imageView inputView insertSubview intrinsicContentSize isActive isAnimating isCancelled
        isEditing isEnabled isFirstResponder isHidden isHighlighted isLoading isPresented isSelected
        isUserInteractionEnabled jsonObject keyboardType languageCode lastPathComponent
        layoutIfNeeded layoutMargins leadingAnchor lineBreakMode lineHeight lineLimit lineSpacing
        listStyle localizedDescription localizedString mainContext managedObjectContext matchedGeometry
        maxLength maximumDate minimumDate nameComponents navigationBar navigationController
        navigationDestination navigationItem navigationTitle notificationCenter numberOfItems
        numberOfLines numberOfRows numberOfSections objectWillChange onAppear onChange onDisappear
        onReceive onTapGesture pathComponents pathExtension performBackgroundTask placeholder
        popViewController prefersLargeTitles prepareForReuse presentationMode presentedViewController
        preferredColorScheme processInfo pushViewController rawRepresentable refreshControl
        registerClass reloadData reloadRows removeFromSuperview removeObserver replacingOccurrences
        requestAuthorization resignFirstResponder rootViewController safeAreaInsets
        safeAreaLayoutGuide scaledToFit scrollView searchBar searchText secondaryLabel
        selectedIndex selectedItem setAnimationsEnabled setNeedsDisplay setNeedsLayout setTitle
        setTitleColor setValue sharedInstance sizeThatFits sizeToFit sortDescriptors statusCode
        stringValue stringByAppending subscribeOn substring systemImage systemName tabBarController
        tabBarItem tableHeaderView tableView targetEnvironment textAlignment textColor textField
        textLabel textView timeInterval timeIntervalSince timeZone tintColor toolbarItems topAnchor
        trailingAnchor traitCollection trimmingCharacters unarchiveObject urlSession useCase userID
        userDefaults userInterfaceStyle userName uuidString viewContext viewController viewDidAppear
        viewDidLayoutSubviews viewDidLoad viewModel viewWillAppear viewWillDisappear
        viewWithTag visibleCells widthAnchor windowScene withUnsafeBytes withUnsafePointer
        """.listed)
}
