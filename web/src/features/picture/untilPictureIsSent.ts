import { wait } from 'src/browser/unthrottledTimers'

/** Short, as a click allows opening a window for some seconds only. */
const patienceMs = 1_500

/**
 * Waits until the first video frame is sent, or for 1.5 s, so that other work
 * does not delay the frame. Does not wait if there is no call.
 */
export const untilPictureIsSent = (
  call: { readonly pictureSent: Promise<void> } | null
): Promise<void> =>
  call ? Promise.race([call.pictureSent, wait(patienceMs)]) : Promise.resolve()
