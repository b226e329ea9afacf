/// A project as Xcode 16 writes it: an app with a folder that Xcode keeps in step, and a remote package.
enum AppProject {
    static let text = #"""
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objectVersion = 77;
        	objects = {

        /* Begin PBXBuildFile section */
        		A00000000000000000000001 /* Algorithms in Frameworks */ = {isa = PBXBuildFile; productRef = A00000000000000000000002 /* Algorithms */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        		A00000000000000000000003 /* Shop.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
        /* End PBXFileReference section */

        /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
        		A00000000000000000000004 /* Exceptions for "Shop" folder in "Shop" target */ = {
        			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        			membershipExceptions = (
        				Info.plist,
        			);
        			platformFiltersByRelativePath = {
        				Views/Widget.swift = (
        					ios,
        				);
        			};
        			target = A00000000000000000000008 /* Shop */;
        		};
        /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

        /* Begin PBXFileSystemSynchronizedRootGroup section */
        		A00000000000000000000005 /* Shop */ = {
        			isa = PBXFileSystemSynchronizedRootGroup;
        			exceptions = (
        				A00000000000000000000004 /* Exceptions for "Shop" folder in "Shop" target */,
        			);
        			path = Shop;
        			sourceTree = "<group>";
        		};
        /* End PBXFileSystemSynchronizedRootGroup section */

        /* Begin PBXFrameworksBuildPhase section */
        		A00000000000000000000006 /* Frameworks */ = {
        			isa = PBXFrameworksBuildPhase;
        			buildActionMask = 2147483647;
        			files = (
        				A00000000000000000000001 /* Algorithms in Frameworks */,
        			);
        			runOnlyForDeploymentPostprocessing = 0;
        		};
        /* End PBXFrameworksBuildPhase section */

        /* Begin PBXGroup section */
        		A00000000000000000000007 = {
        			isa = PBXGroup;
        			children = (
        				A00000000000000000000005 /* Shop */,
        			);
        			sourceTree = "<group>";
        		};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        		A00000000000000000000008 /* Shop */ = {
        			isa = PBXNativeTarget;
        			buildConfigurationList = A0000000000000000000000B /* Build configuration list for PBXNativeTarget "Shop" */;
        			buildPhases = (
        				A00000000000000000000009 /* Sources */,
        				A00000000000000000000006 /* Frameworks */,
        			);
        			fileSystemSynchronizedGroups = (
        				A00000000000000000000005 /* Shop */,
        			);
        			name = Shop;
        			packageProductDependencies = (
        				A00000000000000000000002 /* Algorithms */,
        			);
        			productReference = A00000000000000000000003 /* Shop.app */;
        			productType = "com.apple.product-type.application";
        		};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        		A0000000000000000000000A /* Project object */ = {
        			isa = PBXProject;
        			mainGroup = A00000000000000000000007;
        			packageReferences = (
        				A0000000000000000000000D /* XCRemoteSwiftPackageReference "swift-algorithms" */,
        			);
        			targets = (
        				A00000000000000000000008 /* Shop */,
        			);
        		};
        /* End PBXProject section */

        /* Begin PBXSourcesBuildPhase section */
        		A00000000000000000000009 /* Sources */ = {
        			isa = PBXSourcesBuildPhase;
        			files = (
        			);
        		};
        /* End PBXSourcesBuildPhase section */

        /* Begin XCBuildConfiguration section */
        		A0000000000000000000000C /* Debug */ = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        				IPHONEOS_DEPLOYMENT_TARGET = 17.4;
        				SDKROOT = iphoneos;
        				SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG STAGING";
        				SWIFT_VERSION = 5.0;
        			};
        			name = Debug;
        		};
        /* End XCBuildConfiguration section */

        /* Begin XCConfigurationList section */
        		A0000000000000000000000B /* Build configuration list for PBXNativeTarget "Shop" */ = {
        			isa = XCConfigurationList;
        			buildConfigurations = (
        				A0000000000000000000000C /* Debug */,
        			);
        		};
        /* End XCConfigurationList section */

        /* Begin XCRemoteSwiftPackageReference section */
        		A0000000000000000000000D /* XCRemoteSwiftPackageReference "swift-algorithms" */ = {
        			isa = XCRemoteSwiftPackageReference;
        			repositoryURL = "https://github.com/apple/swift-algorithms.git";
        			requirement = {
        				kind = upToNextMajorVersion;
        				minimumVersion = 1.2.0;
        			};
        		};
        /* End XCRemoteSwiftPackageReference section */

        /* Begin XCSwiftPackageProductDependency section */
        		A00000000000000000000002 /* Algorithms */ = {
        			isa = XCSwiftPackageProductDependency;
        			package = A0000000000000000000000D /* XCRemoteSwiftPackageReference "swift-algorithms" */;
        			productName = Algorithms;
        		};
        /* End XCSwiftPackageProductDependency section */
        	};
        	rootObject = A0000000000000000000000A /* Project object */;
        }

        """#
}
