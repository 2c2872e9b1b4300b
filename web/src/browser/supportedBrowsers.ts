/** Specification §1. Safari 11.1 came with WebKit 605. */
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
