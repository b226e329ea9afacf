extension SystemModules {
    /// What every Swift toolchain brings.
    static let toolchain = """
        Swift SwiftShims SwiftOnoneSupport Builtin Cxx CxxStdlib std Distributed Observation
        RegexBuilder Runtime Synchronization Testing XCTest StoreKitTest XCUIAutomation XCTestCore
        Foundation FoundationEssentials FoundationInternationalization FoundationNetworking
        FoundationXML Dispatch DispatchIntrospection CDispatch os Combine PackageDescription
        PackagePlugin CompilerPluginSupport Block BlocksRuntime CoreFoundation ObjectiveC
        _Builtin_float _Concurrency _Differentiation _FoundationCollections _RegexParser
        _StringProcessing _TestDiscovery _TestingInterop _Testing_Foundation
        _Testing_ExperimentalImageAttachments _Volatile _SwiftConcurrencyShims _SwiftStdlibShims
        _FoundationCShims _InternalSwiftScan _InternalSwiftStaticMirror _foundation_unicode
        _Backtracing _RuntimeC _InternalTestSupport _Distributed _Regex _Cxx _math _stdlib _errno
        _time _signal _stddef _stdio _string
        """

    /// C libraries and umbrella modules of the platforms that Swift is built for.
    static let platforms = """
        Darwin Glibc Musl Bionic Android WASILibc WinSDK CRT ucrt vcruntime corecrt SwiftGlibc MachO
        Mach C ptrauth posix sys simd zlib libxml2 libxslt SQLite3 CommonCrypto CommonCryptoSPI
        bsm xpc XPC XPCShared netinet netinet6 ncurses ncursesw curses editline readline libkern
        Compression LocalAuthenticationEmbeddedUI unistd pthread dnssd dns_sd bzip2 iconv libproc
        notify sandbox spawn uuid unwind EndpointSecurity CUPS ldap pcap tcl DarwinFoundation
        DarwinFoundation1 DarwinFoundation2 DarwinFoundation3 JavaScriptCore
        """

    /// The frameworks of Apple's platforms.
    static let apple = """
        AVFAudio AVFoundation AVKit AVRouting ARKit Accelerate Accessibility AccessorySetupKit
        AccessoryNotifications AccessoryTransportExtension Accounts ActivityKit AdAttributionKit
        AdServices AdSupport AddressBook AddressBookUI AgeRangeService DeclaredAgeRange AlarmKit
        AppClip AppIntents AppIntentsTesting AppKit AppTrackingTransparency AppleArchive
        AppleScriptKit AppleScriptObjC ApplicationServices AssetsLibrary AudioDriverKit AudioToolbox
        AudioUnit AudioVideoBridging AuthenticationServices AutomatedDeviceEnrollment
        AutomaticAssessmentConfiguration Automator BackgroundAssets BackgroundTasks
        BlockStoreDeviceDriverKit BrowserEngineCore BrowserEngineKit BrowserKit BusinessChat
        CFNetwork CalendarStore CallKit CarKey CarPlay Carbon Charts Cinematic ClassKit ClockKit
        CloudKit Cocoa Collaboration ColorSync CompositorServices Contacts ContactsUI
        ContactProvider CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreDisplay
        CoreFoundation CoreGraphics CoreHID CoreHaptics CoreImage CoreLocation CoreLocationUI
        CoreMIDI CoreML CoreMedia CoreMediaIO CoreMotion CoreNFC CoreServices CoreSpotlight
        CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML CreateMLComponents
        CreateMLUI CryptoKit CryptoTokenKit DVDPlayback DataDetection DeveloperToolsSupport
        DeviceActivity DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI DeviceManagement
        DirectoryService DiscRecording DiscRecordingUI DiskArbitration DockKit DriverKit EnergyKit
        EventKit EventKitUI ExceptionHandling ExecutionPolicy ExposureNotification
        ExtensionFoundation ExtensionKit ExternalAccessory FSKit FamilyControls FileProvider
        FileProviderUI FinanceKit FinanceKitUI FinderSync ForceFeedback FoundationModels GLKit GSS
        GameController GameKit GameSave GameplayKit GeoToolbox GroupActivities HIDDriverKit
        Hypervisor HealthKit HealthKitUI HomeKit ICADevices IMServicePlugIn IOBluetooth
        IOBluetoothUI IOKit IOSurface IOUSBHost IdentityDocumentServices IdentityDocumentServicesUI
        IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground InputMethodKit
        InstallerPlugins InstantMessage Intents IntentsUI JavaNativeFoundation JavaRuntimeSupport
        Kerberos KernelManagement LDAP LatentSemanticMapping LightweightCodeRequirements
        LinkPresentation LiveCommunicationKit LocalAuthentication LockedCameraCapture MLCompute
        MailKit ManagedApp ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit Marketing
        MarketplaceKit Matter MatterSupport MediaAccessibility MediaExtension MediaLibrary
        MediaPlayer MediaSetup MediaToolbox MessageUI Messages Metal MetalFX MetalKit
        MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO
        MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction NetFS Network
        NetworkExtension NetworkingDriverKit NewsstandKit NotificationCenter OSAKit OSLog OpenAL
        OpenCL OpenDirectory OpenGL OpenGLES PCIDriverKit PDFKit PHASE PaperKit PassKit PencilKit
        PermissionKit Photos PhotosUI PlaygroundSupport PlaygroundBluetooth Playgrounds
        PreferencePanes PreviewsMacros ProximityReader PushKit PushToTalk QTKit Quartz QuartzCore
        QuickLook QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit RelevanceKit
        ReplayKit RoomPlan SafariServices SafetyKit SCSIControllerDriverKit SceneKit
        ScreenCaptureKit ScreenSaver ScreenTime ScriptingBridge Security SecurityFoundation
        SecurityInterface SecureElementCredential SensitiveContentAnalysis SensorKit SerialDriverKit
        ServiceManagement SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Spatial
        Speech SpriteKit StickerFoundation StickerKit StoreKit SwiftData SwiftUI SwiftUICore Symbols
        SyncServices SystemConfiguration SystemExtensions TVMLKit TVServices TVUIKit TWAIN
        TabletopKit TabularData TelephonyMessagingKit ThreadNetwork TipKit TouchController
        Translation TranslationUIProvider Twitter UIKit UIUtilities USBDriverKit USBSerialDriverKit
        UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoDecodeAcceleration
        VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit VisualIntelligence
        WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WiFiAware WiFiInfrastructure
        WorkoutKit XcodeKit iAd iTunesLibrary vecLib vmnet
        """
}
