import type { ErrorCode } from 'src/domain/errorCode'

/** Why this page cannot capture a screen. `on-mobile` has a page of its own. */
export type CaptureObstacle = 'on-mobile' | ErrorCode

interface Browser {
  isSecureContext: boolean
  hasDisplayCapture: boolean
  isTouchOnly: boolean
}

/** Capability first: what a device is called matters only to find the right words. */
export function captureObstacle(browser: Browser): CaptureObstacle | null {
  if (browser.hasDisplayCapture) return null
  if (browser.isTouchOnly) return 'on-mobile'
  return browser.isSecureContext ? 'browser-unsupported' : 'not-secure-context'
}

/** What the browser at hand can do. */
export function thisBrowser(): Browser {
  return {
    isSecureContext: window.isSecureContext,
    hasDisplayCapture:
      typeof navigator.mediaDevices?.getDisplayMedia === 'function',
    isTouchOnly: !window.matchMedia('(any-pointer: fine)').matches,
  }
}
