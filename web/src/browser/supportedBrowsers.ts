/**
 * The minimum versions of specification §1. The specification names “Safari
 * 605”, the version of WebKit in Safari 11.1.
 */
export const supportedBrowsers = {
  Chrome: '72',
  Firefox: '59',
  Safari: '11.1',
} as const

/** @returns for example `Chrome 72, Firefox 59, Safari 11.1` */
export const listBrowsers = (browsers: Record<string, string>) =>
  Object.entries(browsers)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')
