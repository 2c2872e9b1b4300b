import type { CaptureSource } from 'src/domain/capture/captureSource'
import { inAppBrowser } from 'src/domain/environment/inAppBrowser'
import type { ErrorCode } from 'src/domain/errors/errorCode'

/** Why this page cannot capture anything. `on-mobile` has its own page. */
export type CaptureObstacle = 'on-mobile' | ErrorCode

interface Browser {
  isSecureContext: boolean
  isTouchOnly: boolean
  /** inside an app whose name is unknown */
  isInApp: boolean
}

/**
 * For a browser without capture. The device only selects the texts.
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

/** The capabilities of the current browser. */
export function thisBrowser(): Browser {
  return {
    isSecureContext: window.isSecureContext,
    isTouchOnly: !window.matchMedia('(any-pointer: fine)').matches,
    isInApp: inAppBrowser(navigator.userAgent) !== null,
  }
}
