/// Names of members that the language's own modules declare, as far as they consist of several
/// words: where one is used, no module of a codebase need be meant.
enum StandardMembers {
    /// Whether the standard library, concurrency, dispatch or Foundation declares such a member.
    static func contains(_ name: String) -> Bool {
        library.contains(name) || foundation.contains(name)
    }

    private static let library = words(
        """
        aboveLeft aboveRight acquiringAndReleasing addImmediateTask
        addImmediateTaskUnlessCancelled addProduct addTaskUnlessCancelled addingProduct
        addingReportingOverflow alignedDown alignedUp allCases allSatisfy anchorsMatchLineEndings
        appendInterpolation appendLiteral asSerialExecutor asTaskExecutor asUnownedSerialExecutor
        asUnownedTaskExecutor asciiOnlyCharacterClasses asciiOnlyDigits asciiOnlyWhitespace
        asciiOnlyWordCharacters asciiValue assertIsolated assignCurrentContext assumeIsolated
        assumingMemoryBound asyncAfter asyncUnlessCancelled attachedAbove attachedAboveRight
        attachedBelow attachedBelowLeft baseAddress basePriority belowLeft belowRight bigEndian
        bindMemory bitPattern bitWidth bitwiseAnd bitwiseOr bitwiseXor byteCount byteOffsets
        byteSwapped bytesEqual cancelAll canonicalCombiningClass changesWhenCaseFolded
        changesWhenCaseMapped changesWhenLowercased changesWhenNFKCCaseFolded
        changesWhenTitlecased changesWhenUppercased charactersEqual checkCancellation
        checkForASCII checkForNFC checkIsolated codeUnits codingKey codingPath compactMap
        compareExchange concurrentPerform copyBytes copyMemory currentCodeUnitOffset currentIndex
        currentPriority customMirror customPlaygroundQuickLook dataCorruptedError debugDescription
        decodeAtomicOptionalRepresentation decodeAtomicRepresentation decodeCString decodeNil
        deinitializeElement displayStyle distantFuture dividedReportingOverflow dividingFullWidth
        dotMatchesNewlines doubleAbove doubleBelow dropFirst elementsEqual
        encodeAtomicOptionalRepresentation encodeAtomicRepresentation encodeConditional encodeNil
        encodedOffset encodedReplacementCharacter endIndex enforceQoS enumerateBytes
        escalatePriority evenHalf exponentBitCount exponentBitPattern extractValues fileDescriptor
        firstIndex firstMatch firstRange flatMapError floatingPointClass formIndex
        formIntersection formRemainder formSquareRoot formSymmetricDifference
        formTruncatingRemainder formUnion freeCapacity fromOpaque generalCategory getResult
        getSpecific graphemeCluster greatestFiniteMagnitude hasPointerRepresentation hashValue
        hexDigitValue highHalf ignoresCase immediateDetached inferringMoves inheritQoS
        initializeElement initializeMemory initiallyInactive intValue
        invalidNonSurrogateCodePointByte iotaSubscript isASCIIHexDigit isAlphabetic isBidiControl
        isBidiMirrored isCanonical isCanonicallyEquivalent isCanonicallyLessThan isCaseIgnorable
        isContiguousUTF8 isContinuation isCurrencySymbol isDefaultIgnorableCodePoint isDeprecated
        isDiacritic isDisjoint isEmojiModifier isEmojiModifierBase isEmojiPresentation isExtender
        isFinite isFullCompositionExclusion isGraphemeBase isGraphemeExtend isHexDigit
        isIDContinue isIDSBinaryOperator isIDSTrinaryOperator isIDStart isIdentical isIdeographic
        isInfinite isIsolatingCurrentContext isJoinControl isKnownASCII isKnownNFC isLeadSurrogate
        isLessThanOrEqualTo isLetter isLogicalOrderException isLowercase isMainExecutor
        isMathSymbol isMultiple isNewline isNoncharacterCodePoint isNormal isNumber
        isPatternSyntax isPatternWhitespace isPunctuation isQuotationMark isRadical
        isSameExclusiveExecutionContext isSentenceTerminal isSignalingNaN isSigned isSoftDotted
        isStrictSubset isStrictSuperset isSubnormal isSubset isSuperset isSurrogate isSymbol
        isTerminalPunctuation isTotallyOrdered isTrailSurrogate isUnifiedIdeograph
        isUniqueReference isUppercase isVariationSelector isWhitespace isWholeNumber isXIDContinue
        isXIDStart kanaVoicing lastIndex leadSurrogate leadingZeroBitCount leastNonzeroMagnitude
        leastNormalMagnitude lexicographicallyPrecedes littleEndian loadUnaligned logicalAnd
        logicalOr logicalXor lowerBound lowercaseMapping makeAsyncIterator makeCharacterIterator
        makeContiguousUTF8 makeIterator makeReadSource makeSignalSource makeStream makeTimerSource
        makeUnicodeScalarIterator makeUserDataAddSource makeUserDataOrSource
        makeUserDataReplaceSource makeWriteSource mapError mapValues matchingSemantics
        maximumMagnitude minimumMagnitude minimumResolution moveAssign moveElement moveInitialize
        moveInitializeMemory moveSubranges moveUpdate multipliedFullWidth
        multipliedReportingOverflow mutableBytes mutableSpan nameAlias nestedContainer
        nestedUnkeyedContainer nextDown nextResult nonzeroBitCount notReordered numericType
        numericValue onTermination overlongEncodingByte parseScalar passRetained passUnretained
        playgroundDescription popFirst preconditionIsolated prefixMatch projectedValue qosClass
        quotientAndRemainder randomElement rawValue relativePriority remainderReportingOverflow
        removeAll removeFirst removeLast removeSubrange removeSubranges removeValue
        removingSubranges repeatedValue repetitionBehavior replaceSubrange reserveCapacity
        rootType runDetached runSynchronously samePosition scalarCount scheduleOneshot
        scheduleRepeating sequentiallyConsistent setCancelHandler setEventHandler setInterval
        setLimit setRegistrationHandler setSpecific setTarget sharedUnownedExecutor signalingNaN
        significandBitCount significandBitPattern significandWidth singleValueContainer skipBack
        skipForward spawnUnlessCancelled squareRoot startIndex storeBytes storeIfNil
        strictInterval subjectType subtractingReportingOverflow superDecoder superEncoder
        superclassMirror surrogateCodePointByte symmetricDifference systemEpoch takeRetainedValue
        takeUnretainedValue titlecaseMapping toOpaque trailSurrogate trailingZeroBitCount
        transcodedLength trimPrefix trimmingPrefix truncatedScalar truncatingRemainder ulpOfOne
        underestimatedCount underlyingError unexpectedContinuationByte unicodeScalar
        unicodeScalars unicodeScalarsEqual unkeyedContainer unownedExecutor unownedTaskExecutor
        unsafeArgv unsafeLoad unsafeLoadUnaligned unsafelyUnwrapped updateValue upperBound
        uppercaseMapping uptimeNanoseconds userInfo userInitiated userInteractive utf16Offset
        utf8CString utf8CodeUnitCount utf8Span utf8Start valueType waitForAll weakCompareExchange
        wholeMatch wholeNumberValue withCString withCancellationHandler
        withContiguousMutableStorageIfAvailable withContiguousStorageIfAvailable withGroup
        withLock withLockIfAvailable withMemoryRebound withMutableCharacters withSerialExecutor
        withUTF8 withUTF8Buffer withUnsafeBufferPointer withUnsafeMutableBufferPointer
        withUnsafeMutableBytes withUnsafeMutablePointerToElements withUnsafeMutablePointerToHeader
        withUnsafeMutablePointers withValue wordBoundaryKind wrappedSum wrappedValue wrappingAdd
        wrappingSubtract
        """)

    private static let foundation = words(
        """
        abbreviationDictionary absoluteString absoluteURL activeProcessorCount addTimeInterval
        addingPercentEncoding afterDate afterOccurrences allDomainsMask allPartitionsAndEjectDisk
        allowsJSON5 alternateDescription alternateQuotationBeginDelimiter
        alternateQuotationEndDelimiter alwaysMapped americanSamoa antiguaBarbuda apacheWestern
        appendOnly appendPathComponent appendPathExtension appendingFormat appendingPathExtension
        arabicNastaliq ascensionIsland associativeList assumesTopLevelDictionary attributeChanged
        attributesOfFileSystem attributesOfItem autoupdatingCurrent availableNumberingSystems
        availableStringEncodings base64EncodedData base64EncodedString base64URLAlphabet
        bosniaHerzegovina bouvetIsland britishVirginIslands build_Arg build_Arithmetic
        build_ClosedRange build_Comparison build_Conditional build_Conjunction build_Disjunction
        build_Division build_Equal build_ForcedUnwrap build_KeyPath build_Negation
        build_NilCoalesce build_NilLiteral build_NotEqual build_Range build_Remainder
        build_UnaryMinus build_allSatisfy build_flatMap burkinaFaso callAsFunction canBeConverted
        canaryIslands canonicalIdentifier canonicalLanguageIdentifier capeVerde
        caribbeanNetherlands caseInsensitive caseInsensitiveCompare caymanIslands
        centralAfricanRepublic ceutaMelilla chagosArchipelago changeCurrentDirectoryPath
        chinaMainland christmasIsland clippertonIsland cocosIslands collationIdentifier
        collatorIdentifier commonPrefix completeFileProtection completeFileProtectionUnlessOpen
        completeFileProtectionUntilFirstUserAuthentication completePath completeUnlessOpen
        completeUntilFirstUserAuthentication congoBrazzaville congoKinshasa contentsEqual
        contentsOfDirectory cookIslands copyItem costaRica createDirectory createFile
        createSymbolicLink creationDate currencyCode currencySymbol currentDirectory
        currentDirectoryPath dataDecodingStrategy dataEncodingStrategy dataRepresentation
        dateComponents dateDecodingStrategy dateEncodingStrategy dateField dateInterval
        dateIntervalOfWeekend dateSeparator dateTimeSeparator dayOfYear daylightSavingTimeOffset
        daysOfTheMonth daysOfTheYear decimalSeparator decodeMarkdown decodingConfiguration
        decomposedStringWithCanonicalMapping decomposedStringWithCompatibilityMapping
        defaultCStringEncoding deleteLastPathComponent deletePathExtension
        deletingLastPathComponent deletingPathExtension destinationOfSymbolicLink deviceIdentifier
        diacriticInsensitive diegoGarcia discreteInput distantPast dominicanRepublic durationField
        elSalvador encodedHost encodingConfiguration endLineWithCarriageReturn endLineWithLineFeed
        enumerateDates enumerateLines enumerateSubstrings equatorialGuinea errorDescription
        errorDomain executableArchitectureMismatch executableLink executableLoad
        executableNotLoadable executableRuntimeMismatch extensionHidden failureReason
        falklandIslands falseBranch faroeIslands fastestEncoding featureUnsupported fileLocking
        fileManagerUnmountBusy fileManagerUnmountUnknown fileNoSuchFile filePath
        fileProtectionMask fileReadCorruptFile fileReadInapplicableStringEncoding
        fileReadInvalidFileName fileReadNoPermission fileReadNoSuchFile fileReadTooLarge
        fileReadUnknown fileReadUnknownStringEncoding fileReadUnsupportedScheme
        fileWriteFileExists fileWriteInapplicableStringEncoding fileWriteInvalidFileName
        fileWriteNoPermission fileWriteOutOfSpace fileWriteUnknown fileWriteUnsupportedScheme
        fileWriteVolumeReadOnly firstDayOfWeek firstWeekday forceCastFailure forceUnwrapFailure
        forcedOrdering frenchGuiana frenchPolynesia frenchSouthernTerritories fullUserName
        getBytes getCString getLineStart getParagraphStart globallyUniqueString
        groupOwnerAccountID groupOwnerAccountName groupingSeparator guineaBissau hanSimplified
        hanTraditional hanifiRohingya hasDirectoryPath heardMcdonaldIslands helpAnchor
        hfsCreatorCode hfsTypeCode homeDirectory homeDirectoryForCurrentUser hongKong hostName
        hourCycle ianaName ignoreUnknownCharacters imageURL includesDirectoriesPostOrder
        includingFractionalSeconds inheritedByAddedText invalidInput invalidationConditions
        isCoderError isDateInToday isDateInTomorrow isDateInWeekend isDateInYesterday
        isDaylightSavingTime isDeletableFile isExecutableError isExecutableFile isFileError
        isFileURL isFormattingError isLeapMonth isOperatingSystemAtLeast isPropertyListError
        isReadableFile isRepeatedDay isSignMinus isSignaling isValidDate isValidationError
        isWritableFile isleOfMan iso2022JP iso8601Components iso8601ComponentsWithTimeZone
        iso8601Date iso8601DateComponents iso8601WithTimeZone isoLatin1 isoLatin2 japaneseEUC
        keyDecodingStrategy keyEncodingStrategy keyValueValidation kurdishSorani
        languageComponents languageIdentifier lastRange latinAmerica leastFiniteMagnitude
        lengthOfBytes lineLength64Characters lineLength76Characters lineRange linkItem
        localDomainMask localizedCaseInsensitiveCompare localizedCaseInsensitiveContains
        localizedCompare localizedName localizedStandardCompare localizedStandardContains
        localizedStandardRange localizedStringWithFormat macOSRoman majorVersion mappedIfSafe
        markdownName marshallIslands matchingPolicy maximumLengthOfBytes maximumRange
        measurementSystem measurementSystems meiteiMayek mergeAttributes mergingAttributes
        minimumDaysInFirstWeek minimumRange minorVersion modificationDate moveItem
        networkDomainMask newCaledonia newZealand nextDate nextDaylightSavingTimeTransition
        nextWeekend noFileProtection nonConformingFloatDecodingStrategy
        nonConformingFloatEncodingStrategy nonLossyASCII norfolkIsland northMacedonia
        northernMarianaIslands norwegianNynorsk numberFormat numberPart numberSymbol
        numberingSystem omitPaddingCharacter operatingSystemVersion operatingSystemVersionString
        outputFormat outputFormatting ownerAccountID ownerAccountName palestinianTerritories
        papuaNewGuinea paragraphRange parseStrategy patchVersion percentEncodedFragment
        percentEncodedHost percentEncodedPassword percentEncodedPath percentEncodedQuery
        percentEncodedQueryItems percentEncodedUser personNameComponent physicalMemory
        pitcairnIslands posixPermissions precomposedStringWithCanonicalMapping
        precomposedStringWithCompatibilityMapping preferredLanguages preferredLocales
        prettyPrinted processIdentifier processName processorCount producesRelativePathURLs
        propertyListReadCorrupt propertyListReadStream propertyListReadUnknownVersion
        propertyListWriteInvalid propertyListWriteStream protectionKey puertoRico queryItems
        quietNaN quotationBeginDelimiter quotationEndDelimiter rangeOfCharacter
        rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences rangeOfFragment
        rangeOfHost rangeOfPassword rangeOfPath rangeOfPort rangeOfQuery rangeOfScheme rangeOfUser
        recoverySuggestion referenceCount regionCode regularExpression relativePath relativeString
        removeItem removingPercentEncoding repeatedTimePolicy replaceAttributes replacementIndex
        replacingAttributes replacingCharacters resetBytes resolveSymlinksInPath
        resolvingSymlinksInPath runBoundaries saintHelena saintKittsNevis saintLucia saintMartin
        saintPierreMiquelon saintVincentGrenadines sanMarino saudiArabia scriptCode searchRules
        secondsFromGMT setAttributes setPositions settingAttributes shiftJIS sierraLeone
        sintMaarten skipsHiddenFiles skipsPackageDescendants skipsSubdirectoryDescendants
        smallestEncoding solomonIslands sortedKeys southAfrica southGeorgiaSouthSandwichIslands
        southKorea southSudan sriLanka standardizedFileURL startOfDay stringEncoding
        stringRepresentation subpathsOfDirectory svalbardJanMayen systemDomainMask
        systemFileNumber systemFreeNodes systemFreeSize systemLanguages systemNodes systemNumber
        systemSize systemUptime temporaryDirectory textChanged
        timeIntervalBetween1970AndReferenceDate timeIntervalSince1970 timeIntervalSinceNow
        timeIntervalSinceReferenceDate timeSeparator timeZoneSeparator timorLeste
        transformingAttributes trinidadTobago tristanDaCunha trueBranch turksCaicosIslands
        typeBlockSpecial typeCharacterSpecial typeDirectory typeRegular typeSocket
        typeSymbolicLink typeUnknown undefinedVariable underlyingErrors unitedArabEmirates
        unitedKingdom unitedStates unitedStatesOutlyingIslands unitedStatesVirginIslands
        userCancelled userDomainMask usesMetricSystem usingNewMetadataOnly utf16BigEndian
        utf16LittleEndian utf32BigEndian utf32LittleEndian variantCode vaticanCity wallisFutuna
        weekOfMonth weekOfYear weekdayOrdinal westernSahara widthInsensitive windowsCP1250
        windowsCP1251 windowsCP1252 windowsCP1253 windowsCP1254 withFileSystemRepresentation
        withUnsafeFileSystemRepresentation withoutDeletingBackupItem withoutEscapingSlashes
        withoutOverwriting withoutUI writingDirection yearForWeekOfYear
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.listed)
    }
}
