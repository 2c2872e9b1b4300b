import type { ErrorCode } from './errorCode'

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
  echoCancellation: false
  noiseSuppression: false
  autoGainControl: false
}

/**
 * What the picker is asked for: the whole screen first, without this very
 * tab, which would be a hall of mirrors. No size and no frame rate: the screen
 * as it is. Sound as it is, too, and heard on as before; whether it goes along
 * is the person’s own tick in the picker, where there is one. A browser that
 * does not know an option ignores it.
 */
export const displayCaptureOptions: CaptureOptions = {
  video: { displaySurface: 'monitor' },
  audio: {
    suppressLocalAudioPlayback: false,
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

/**
 * @param error what getDisplayMedia rejected with. Chromium says "by system" when
 *   macOS or Windows refuse; every other NotAllowedError is the person’s choice
 */
export function captureFailure(error: unknown): CaptureFailure {
  const { name, message } = named(error)
  switch (name) {
    case 'NotAllowedError':
      return /by system/i.test(message)
        ? 'display-capture-denied-by-system'
        : 'cancelled'
    case 'NotSupportedError':
    case 'TypeError':
      return 'display-capture-unsupported'
    default:
      return 'display-capture-failed'
  }
}

function named(error: unknown): { name: string; message: string } {
  return error instanceof Error ||
    (typeof error === 'object' && error !== null && 'name' in error)
    ? {
        name: String((error as Error).name),
        message: String((error as Error).message),
      }
    : { name: '', message: '' }
}
