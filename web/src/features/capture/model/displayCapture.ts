import type { ErrorCode } from 'src/browser/errors/errorCode'
import { namedError } from 'src/browser/errors/errorHandling'

/** TypeScript’s DOM library lacks some of these options. */
interface CaptureOptions {
  video: { displaySurface: 'monitor' }
  audio: SoundOptions | false
  systemAudio: 'include'
  windowAudio: 'window'
  selfBrowserSurface: 'exclude'
  surfaceSwitching: 'exclude'
  monitorTypeSurfaces: 'include'
}

interface SoundOptions {
  suppressLocalAudioPlayback: false
  restrictOwnAudio: true
  echoCancellation: false
  noiseSuppression: false
  autoGainControl: false
}

/**
 * Options of `getDisplayMedia`; browsers ignore unknown ones. The picker offers
 * the whole screen first, and not this tab, whose picture would repeat
 * endlessly. Only this page's own button may switch to another tab. If the
 * browser did so, the areas that the sharer has covered would cover wrong parts
 * of the other tab, and neither page would notice (docs/session.md). The sharer
 * still hears the captured sound, which is not processed. The sound of this
 * page is left out, because the helper would hear it as an echo.
 */
export const displayCaptureOptions: CaptureOptions = {
  video: { displaySurface: 'monitor' },
  audio: {
    suppressLocalAudioPlayback: false,
    restrictOwnAudio: true,
    echoCancellation: false,
    noiseSuppression: false,
    autoGainControl: false,
  },
  systemAudio: 'include',
  windowAudio: 'window',
  selfBrowserSurface: 'exclude',
  surfaceSwitching: 'exclude',
  monitorTypeSurfaces: 'include',
}

export const silentCaptureOptions: CaptureOptions = {
  ...displayCaptureOptions,
  audio: false,
}

export type CaptureFailure = 'cancelled' | ErrorCode

/** In ms. If the browser refuses sooner, it has not asked the person. */
export const soonestChoiceMs = 250

/** Chromium’s message when it gives no reason, as after a permanent block. */
const refusedByChromium = 'Permission denied'
const soonestOldChoiceMs = 1_000

export interface CaptureWait {
  afterMs: number
  /** whether the person closed the last picker without a choice */
  wasClosedBefore: boolean
  /**
   * whether the page kept the keyboard focus. Chromium's picker takes the
   * focus, so if the page kept it, Chromium refused without a picker, however
   * late the answer came
   */
  keptFocus: boolean
}

/**
 * @param error the rejection of `getDisplayMedia`. Chromium says “by system”
 * when macOS or Windows denies the capture, and “by user” when the person
 * closed the picker. Other browsers have one message for both. With that
 * message, a fast refusal counts as a setting of the browser, and so does a
 * second refusal in a row: after a closed picker, Firefox does not ask again
 * until the page is reloaded.
 */
export function captureFailure(
  error: unknown,
  wait: CaptureWait
): CaptureFailure {
  const { name, message } = namedError(error)
  switch (name) {
    case 'NotAllowedError':
      if (/by system/i.test(message)) return 'display-capture-denied-by-system'
      return wasAsked(message, wait) ? 'cancelled' : 'display-capture-refused'
    case 'NotSupportedError':
    case 'TypeError':
      return 'display-capture-unsupported'
    default:
      return 'display-capture-failed'
  }
}

function wasAsked(
  message: string,
  { afterMs, keptFocus, wasClosedBefore }: CaptureWait
): boolean {
  if (/by user/i.test(message)) return true
  return message === refusedByChromium
    ? !keptFocus && afterMs >= soonestOldChoiceMs
    : !wasClosedBefore && afterMs >= soonestChoiceMs
}
