export type OperatingSystem = 'mac' | 'windows' | 'android' | 'ios' | 'other'

/**
 * @param userAgent as in `navigator.userAgent`
 * @param maxTouchPoints as in `navigator`: an iPad calls itself a Macintosh, but has fingers
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
