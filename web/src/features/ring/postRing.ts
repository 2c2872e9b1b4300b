import { encryptPush } from './encryptPush'
import type { PushOutcome } from './model/outgoingRing'
import type { PushDevice } from './model/pushDevice'

const outcomes: Record<number, PushOutcome> = {
  200: 'rung',
  410: 'gone',
  429: 'too-many',
}

/**
 * Encrypts a text for the helper's service worker, and sends it to the push
 * service through the server. Never rejects.
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
      // The browser completes the request even if the page is reloaded.
      keepalive: true,
    })
    return outcomes[status] ?? 'failed'
  } catch {
    return 'failed'
  }
}
