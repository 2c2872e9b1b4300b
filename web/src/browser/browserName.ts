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
