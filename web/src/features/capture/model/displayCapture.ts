import type { ErrorCode } from 'src/browser/errors/errorCode'
import { namedError } from 'src/browser/errors/errorHandling'

/** Newer than TypeScript’s DOM library. */
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
 * Offers the whole screen first, and excludes this very tab, whose picture
 * would repeat endlessly. Only our own button may switch to another tab: after
 * a switch by the browser, the parts that the sharer has covered would be in
 * the wrong places of the new tab, and neither page could detect that
 * (docs/session.md). The sound is unprocessed and stays audible here, but
 * excludes what this page plays, which the helper would hear as an echo.
 * Browsers ignore unknown options.
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

/** A faster answer means that the browser did not ask anybody. */
export const soonestChoiceMs = 250

/** Chromium’s message where it gives no reason, as for a permanent block. */
const refusedByChromium = 'Permission denied'
const soonestOldChoiceMs = 1_000

export interface CaptureWait {
  afterMs: number
  /** whether the person closed the previous picker without a choice */
  wasClosedBefore: boolean
  /**
   * Chromium’s picker takes the keyboard focus: a page that kept the focus was
   * refused without a picker, however late.
   */
  keptFocus: boolean
}

/**
 * @param error that `getDisplayMedia` rejected with. Chromium says “by system”
 * when macOS or Windows deny the capture, and “by user” when the picker was
 * closed. Other browsers use one error for both, so a fast refusal counts as a
 * setting, and a second refusal in a row too: after a closed picker, Firefox
 * does not ask again until the page is reloaded.
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
