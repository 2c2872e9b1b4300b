import type { ErrorCode } from './errorCode'

/** Options of newer browsers that TypeScript’s DOM library does not list yet. */
interface CaptureOptions {
  video: { displaySurface: 'monitor' }
  audio: false
  selfBrowserSurface: 'exclude'
  surfaceSwitching: 'include'
  monitorTypeSurfaces: 'include'
}

/**
 * What the picker is asked for: the whole screen first, without this very
 * tab, which would be a hall of mirrors. No size and no frame rate: the screen
 * as it is. A browser that does not know an option ignores it.
 */
export const displayCaptureOptions: CaptureOptions = {
  video: { displaySurface: 'monitor' },
  audio: false,
  selfBrowserSurface: 'exclude',
  surfaceSwitching: 'include',
  monitorTypeSurfaces: 'include',
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
