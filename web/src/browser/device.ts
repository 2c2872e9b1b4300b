import { type PickerDialog, pickerDialog } from './pickerDialog'

type OperatingSystem = 'mac' | 'windows' | 'android' | 'ios' | 'other'

/**
 * @param userAgent as in `navigator.userAgent`
 * @param maxTouchPoints as in `navigator`; it distinguishes an iPad, which
 * claims to be a Macintosh, by its touch screen
 */
export function operatingSystem(
  userAgent: string,
  maxTouchPoints: number
): OperatingSystem {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  if (/Windows/.test(userAgent)) return 'windows'
  if (!/Macintosh/.test(userAgent)) return 'other'
  return maxTouchPoints > 1 ? 'ios' : 'mac'
}

/**
 * Used only to select texts and drawings. The page detects separately what the
 * browser can do.
 */
export interface Device {
  dialog: PickerDialog
  system: OperatingSystem
  browser: string
  /** the app that embeds the page; '' if unknown, null in a browser */
  app: string | null
}

/** Most browsers also claim to be Chrome or Safari, so the order matters. */
const names: readonly [pattern: RegExp, name: string][] = [
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Edg|EdgA|EdgiOS)\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
]

/**
 * @param userAgent as in `navigator.userAgent`
 * @returns for example `Chrome 151`; '' for an unknown browser
 */
export function browserName(userAgent: string): string {
  for (const [pattern, name] of names) {
    const version = pattern.exec(userAgent)?.[1]
    if (version) return `${name} ${version}`
  }
  return ''
}

const marks: readonly [pattern: RegExp, app: string][] = [
  [/Instagram/, 'Instagram'],
  [/Orca-Android|MessengerForiOS|MessengerLite/, 'Messenger'],
  [/FBAN|FBAV|FB_IAB/, 'Facebook'],
  [/WhatsApp/, 'WhatsApp'],
  [/MicroMessenger/, 'WeChat'],
  [/Telegram/, 'Telegram'],
  [/\bLine\//, 'LINE'],
  [/Viber/, 'Viber'],
  [/KAKAOTALK/, 'KakaoTalk'],
  [/Snapchat/, 'Snapchat'],
  [/musical_ly|BytedanceWebview|TikTok/i, 'TikTok'],
  [/Twitter/, 'X'],
  [/LinkedInApp/, 'LinkedIn'],
  [/\bGSA\//, 'Google'],
]

/**
 * User agents of WebViews in unknown apps: Android’s marker, and a browser of
 * an iPhone without “Safari”.
 */
const unnamed = [/; wv\)/, /(?:iPhone|iPad|iPod)(?!.*Safari\/)/]

/**
 * Finds the app that embeds this page. An app's embedded browser cannot share a
 * screen, and usually no camera.
 *
 * @param userAgent as in `navigator.userAgent`
 * @returns the name of the app; '' if it is unknown, null in a real browser
 */
export function inAppBrowser(userAgent: string): string | null {
  const named = marks.find(([pattern]) => pattern.test(userAgent))
  if (named) return named[1]
  return unnamed.some((pattern) => pattern.test(userAgent)) ? '' : null
}

export function thisDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator
  return {
    dialog: pickerDialog(userAgent),
    system: operatingSystem(userAgent, maxTouchPoints),
    browser: browserName(userAgent),
    app: inAppBrowser(userAgent),
  }
}

/**
 * Finds the page of the system settings with the screen recording permission,
 * by Apple’s URL scheme or Microsoft’s
 * (learn.microsoft.com/windows/apps/develop/launch/launch-settings).
 *
 * @returns a URL that opens the page; null if the system has none
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
