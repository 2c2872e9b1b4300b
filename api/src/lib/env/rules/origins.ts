import { listOf } from './values'

const isOrigin = (text: string): boolean =>
  /^https?:[^*]+$/.test(text) &&
  URL.canParse(text) &&
  new URL(text).origin === text

export const originList = listOf(
  isOrigin,
  'a comma list of origins such as https://help.example, without a path'
)

const ownMachine =
  /^http:\/\/(?:localhost|[^/]+\.localhost|127\.[\d.]+|\[::1\])(?::|$)/

// A domain with a dot must follow `*.`, so `*.com` is refused.
const isPushOrigin = (text: string): boolean =>
  (/^https:\/\/(?!\*)|^https:\/\/\*\.[^.]+\./.test(text) ||
    ownMachine.test(text)) &&
  isOrigin(text.replace('//*.', '//'))

export const pushServiceList = listOf(
  isPushOrigin,
  'a comma list of https origins such as https://push.example, or https://*.push.example for all its subdomains'
)

/**
 * Does a browser let pages of this origin capture a screen? See
 * https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy
 */
export const isSecureOrigin = (origin: string): boolean =>
  origin.startsWith('https:') || ownMachine.test(origin)
