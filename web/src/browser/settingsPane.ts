import type { OperatingSystem } from './operatingSystem'

/**
 * The system settings page for screen recording permission: Apple’s scheme of
 * System Settings, and Windows’ page “Screenshots and apps”
 * (learn.microsoft.com/windows/apps/develop/launch/launch-settings).
 *
 * @returns a URL that opens it, or null where there is none
 */
export function settingsPane(system: OperatingSystem): string | null {
  switch (system) {
    case 'mac':
      return 'x-apple.systempreferences:com.apple.preference.security?Privacy_ScreenCapture'
    case 'windows':
      return 'ms-settings:privacy-graphicscaptureprogrammatic'
    default:
      return null
  }
}
