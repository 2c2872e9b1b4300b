import type { ErrorCode } from 'src/domain/errors/errorCode'
import { namedError } from 'src/domain/errors/namedError'

/** Options of newer browsers that TypeScript’s DOM library does not list yet. */
interface CaptureOptions {
  video: { displaySurface: 'monitor' }
  audio: SoundOptions | false
  systemAudio: 'include'
  windowAudio: 'window'
  selfBrowserSurface: 'exclude'
  surfaceSwitching: 'include'
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
 * What the picker is asked for: the whole screen first, without this very
 * tab, which would be a hall of mirrors. No size and no frame rate: the screen
 * as it is. Sound as it is, too, and heard on as before, but not what this page
 * plays: the helper would hear herself. Whether it goes along is the person’s
 * own tick in the picker, where there is one. A browser that does not know an
 * option ignores it.
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
  surfaceSwitching: 'include',
  monitorTypeSurfaces: 'include',
}

/** For where the sound is what cannot be captured. */
export const silentCaptureOptions: CaptureOptions = {
  ...displayCaptureOptions,
  audio: false,
}

export type CaptureFailure = 'cancelled' | ErrorCode

/** Sooner nobody has chosen anything: the browser did not even ask. */
export const soonestChoiceMs = 250

/** Chromium’s words for that, and once for everything. */
const refusedByChromium = 'Permission denied'
const soonestOldChoiceMs = 1_000

/** How long a request has taken, and whether the page had the keyboard all the time. */
export interface CaptureWait {
  afterMs: number
  /** Chromium’s picker takes it: where nothing has, nobody was asked, however slow the computer is. */
  keptFocus: boolean
}

/**
 * @param error what getDisplayMedia rejected with. Chromium says "by system" when
 *   macOS or Windows refuse, and "by user" when the picker was closed; the others
 *   say the same for everything, and only the wait tells a person from a setting
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

function wasAsked(message: string, { afterMs, keptFocus }: CaptureWait) {
  if (/by user/i.test(message)) return true
  return message === refusedByChromium
    ? !keptFocus && afterMs >= soonestOldChoiceMs
    : afterMs >= soonestChoiceMs
}
