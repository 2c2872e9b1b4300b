import { type CaptureSource, hasWebRtc } from './canCapture'
import { inAppBrowser, operatingSystem } from './device'
import type { ErrorCode } from './errors/errorCode'

/** `on-mobile` leads to another page, so it is no error code. */
type BrowserObstacle = 'on-mobile' | ErrorCode

interface Browser {
  hasWebRtc: boolean
  isSecureContext: boolean
  /** a phone or a tablet, even with a trackpad */
  isMobile: boolean
  /** true in an app's embedded browser, even if the user agent names no app */
  isInApp: boolean
}

/**
 * Called only if the browser lacks capture or WebRTC. The user agent decides
 * only which text is shown.
 *
 * @param source what the page wants to capture; null if nothing
 */
export function browserObstacle(
  browser: Browser,
  source: CaptureSource | null
): BrowserObstacle {
  if (browser.isInApp) return 'in-app-browser'
  if (browser.isMobile && source === 'screen') return 'on-mobile'
  if (!browser.hasWebRtc) return 'webrtc-missing'
  return browser.isSecureContext ? 'browser-unsupported' : 'not-secure-context'
}

export function thisBrowser(): Browser {
  const { userAgent, maxTouchPoints } = navigator
  const system = operatingSystem(userAgent, maxTouchPoints)
  return {
    hasWebRtc: hasWebRtc(),
    isSecureContext: window.isSecureContext,
    isMobile:
      system === 'ios' ||
      system === 'android' ||
      !window.matchMedia('(any-pointer: fine)').matches,
    isInApp: inAppBrowser(userAgent) !== null,
  }
}
