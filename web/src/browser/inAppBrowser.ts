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

/** Android’s marker for a WebView, and an iPhone browser without “Safari”. */
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
