import type { ErrorCode } from 'src/browser/errors/errorCode'
import { namedError } from 'src/browser/errors/errorHandling'

/** Options of newer browsers that TypeScript’s DOM library does not list yet. */
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
 * Options for the picker: the whole screen first, without this very tab, which
 * would cause a hall of mirrors. Another tab is chosen with our own button only:
 * what the browser would switch to is not what was covered, and no page learns of
 * it (docs/session.md). No size and no frame rate: the screen as it
 * is. Sound unprocessed and still audible here, but without what this page
 * plays: the helper would hear an echo. Whether sound is included is the
 * person’s choice in the picker, where available. Browsers ignore options they
 * do not know.
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

/** For browsers where capturing the sound is what fails. */
export const silentCaptureOptions: CaptureOptions = {
  ...displayCaptureOptions,
  audio: false,
}

export type CaptureFailure = 'cancelled' | ErrorCode

/** Nobody can choose faster: the browser did not even ask. */
export const soonestChoiceMs = 250

/** Chromium’s errors for a denial by the system, and for a permanent block. */
const refusedByChromium = 'Permission denied'
const soonestOldChoiceMs = 1_000

/** What is known of a request beside its error. */
export interface CaptureWait {
  /** how long it took */
  afterMs: number
  /** whether the one before had ended as a picker that was closed */
  wasClosedBefore: boolean
  /**
   * whether the page had the keyboard focus throughout. Chromium’s picker takes
   * it: if nothing has, nobody was asked, however slow the computer is
   */
  keptFocus: boolean
}

/**
 * @param error what getDisplayMedia rejected with. Chromium says "by system"
 * when macOS or Windows deny it, and "by user" when the picker was closed;
 * other browsers use one error for both. There the delay distinguishes a person
 * from a setting; and as a slow computer takes its time with both, a second one
 * in a row is a setting: after a picker was closed, Firefox does not ask again
 * until the page is reloaded
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
