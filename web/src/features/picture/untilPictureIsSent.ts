import { wait } from 'src/browser/unthrottledTimers'

/** The click that lets the helper window open expires after some seconds. */
const patienceMs = 1_500

/**
 * Delays other work until the first picture is being sent, or for 1.5 s. Does
 * not wait if there is no call.
 */
export const untilPictureIsSent = (
  call: { readonly pictureSent: Promise<void> } | null
): Promise<void> =>
  call ? Promise.race([call.pictureSent, wait(patienceMs)]) : Promise.resolve()
