import { wait } from 'src/browser/unthrottledTimers'

/**
 * Waits no longer than this: the click that allows the helper window to open
 * expires after some seconds.
 */
const patienceMs = 1_500

/**
 * Delays other work of a share until its first picture is being sent.
 *
 * @param call null if there is none: then nothing is waited for
 * @returns when the picture is being sent, or after a time limit
 */
export const untilPictureIsSent = (
  call: { readonly pictureSent: Promise<void> } | null
): Promise<void> =>
  call ? Promise.race([call.pictureSent, wait(patienceMs)]) : Promise.resolve()
