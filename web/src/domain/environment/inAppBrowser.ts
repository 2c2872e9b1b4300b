/** What the app calls itself in the user agent of its own browser. */
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

/** Android’s own mark for a page within an app, and the Safari that is missing on an iPhone. */
const unnamed = [/; wv\)/, /(?:iPhone|iPad|iPod)(?!.*Safari\/)/]

/**
 * The app that shows this page in a browser of its own, from which neither a
 * screen nor, mostly, a camera can be shown.
 *
 * @param userAgent as in `navigator.userAgent`
 * @returns its name, '' for one that does not tell it, null for a real browser
 */
export function inAppBrowser(userAgent: string): string | null {
  const named = marks.find(([pattern]) => pattern.test(userAgent))
  if (named) return named[1]
  return unnamed.some((pattern) => pattern.test(userAgent)) ? '' : null
}
