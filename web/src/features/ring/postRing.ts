import { encryptPush } from './encryptPush'
import type { PushOutcome } from './model/outgoingRing'
import type { PushDevice } from './model/pushDevice'

const outcomes: Record<number, PushOutcome> = {
  200: 'rung',
  410: 'gone',
  429: 'too-many',
}

/**
 * Has the api pass a message on to a device, encrypted for it. Total.
 *
 * @param text for the device’s service worker
 */
export async function postRing(
  device: PushDevice,
  text: string
): Promise<PushOutcome> {
  try {
    const payload = await encryptPush(text, device)
    const { status } = await fetch(`${window.RWJS_API_URL}/ring`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint: device.endpoint, payload }),
      // A reload does not take it back.
      keepalive: true,
    })
    return outcomes[status] ?? 'failed'
  } catch {
    return 'failed'
  }
}
