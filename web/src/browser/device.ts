import { type PickerDialog, pickerDialog } from './pickerDialog'

type OperatingSystem = 'mac' | 'windows' | 'android' | 'ios' | 'other'

/**
 * @param userAgent as in `navigator.userAgent`
 * @param maxTouchPoints as in `navigator`: an iPad claims to be a Macintosh,
 * but has a touch screen
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

/** The person's device: only to select texts, never to decide what works. */
export interface Device {
  dialog: PickerDialog
  system: OperatingSystem
  browser: string
  /** the app that embeds the page, '' if unknown, null for a browser */
  app: string | null
}

/**
 * How browsers name themselves in a user agent; most also claim to be Chrome or
 * Safari.
 */
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

/** The app's name in the user agent of its own browser. */
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
 * Android’s marker for a WebView, and an iPhone browser without “Safari”,
 * neither of which names the app.
 */
const unnamed = [/; wv\)/, /(?:iPhone|iPad|iPod)(?!.*Safari\/)/]

/**
 * The app that shows this page in its own browser, which can share neither a
 * screen nor, usually, a camera.
 *
 * @param userAgent as in `navigator.userAgent`
 * @returns its name, '' if unknown, null for a real browser
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
 * The settings page of the system for the screen recording permission: Apple’s
 * URL scheme of System Settings, and Windows’ page “Screenshots and apps”
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
