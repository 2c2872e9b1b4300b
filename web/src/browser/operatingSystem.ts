export type OperatingSystem = 'mac' | 'windows' | 'android' | 'ios' | 'other'

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
