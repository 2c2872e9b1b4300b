import type { CaptureSource } from 'src/domain/capture/captureSource'
import { inAppBrowser } from 'src/domain/environment/inAppBrowser'
import type { ErrorCode } from 'src/domain/errors/errorCode'

/** Why this page cannot capture anything. `on-mobile` has a page of its own. */
export type CaptureObstacle = 'on-mobile' | ErrorCode

interface Browser {
  isSecureContext: boolean
  isTouchOnly: boolean
  /** within an app, which shows nothing of itself */
  isInApp: boolean
}

/**
 * For a browser that lacks the capture. What a device is called matters only to
 * find the right words.
 *
 * @param source what was to be captured
 */
export function captureObstacle(
  browser: Browser,
  source: CaptureSource
): CaptureObstacle {
  if (browser.isInApp) return 'in-app-browser'
  if (browser.isTouchOnly && source === 'screen') return 'on-mobile'
  return browser.isSecureContext ? 'browser-unsupported' : 'not-secure-context'
}

/** What the browser at hand is. */
export function thisBrowser(): Browser {
  return {
    isSecureContext: window.isSecureContext,
    isTouchOnly: !window.matchMedia('(any-pointer: fine)').matches,
    isInApp: inAppBrowser(navigator.userAgent) !== null,
  }
}
