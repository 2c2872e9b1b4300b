import type { ErrorCode } from 'src/browser/errors/errorCode'
import { namedError } from 'src/browser/errors/errorHandling'

/**
 * Options of newer browsers that TypeScript’s DOM library does not list yet.
 */
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
 * Options for the picker. It offers the whole screen first, and excludes this
 * very tab, which would cause a hall of mirrors. Only our own button can switch
 * to another tab: if the browser did, the parts that the sharer has covered
 * would be in the wrong places of the new tab, and neither page could detect
 * that (docs/session.md). The picture keeps the size and the frame rate of the
 * screen. The sound is unprocessed and stays audible on this
 * computer, but excludes what this page plays, which the helper would hear as
 * an echo. The person decides about sound in the picker, if it offers that.
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

/** For browsers in which capturing the sound fails. */
export const silentCaptureOptions: CaptureOptions = {
  ...displayCaptureOptions,
  audio: false,
}

export type CaptureFailure = 'cancelled' | ErrorCode

/**
 * Nobody can choose faster than this, so a faster answer means that the browser
 * did not ask.
 */
export const soonestChoiceMs = 250

/** Chromium’s message where it gives no reason, as for a permanent block. */
const refusedByChromium = 'Permission denied'
const soonestOldChoiceMs = 1_000

/** What is known of a request apart from its error. */
export interface CaptureWait {
  /** how long it took */
  afterMs: number
  /** whether the previous request ended with a closed picker */
  wasClosedBefore: boolean
  /**
   * whether the page kept the keyboard focus throughout. Chromium’s picker
   * takes the focus: if the page kept it, nobody was asked, however slow the
   * computer is
   */
  keptFocus: boolean
}

/**
 * @param error what getDisplayMedia rejected with. Chromium says "by system"
 * when macOS or Windows deny it, and "by user" when the picker was closed.
 * Other browsers use one error for both, so the delay shows whether a person or
 * a setting refused. A slow computer may report a setting late. So a second
 * refusal in a row also counts as a setting: after a closed picker, Firefox
 * does not ask again until the page is reloaded
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
