import type { PushEndpoint } from './pushEndpoint'
import type { VapidKey } from './VapidKey'

/**
 * How long a push service keeps an undelivered message. A device that rings
 * later would be confusing: by then, the person has telephoned the helper.
 */
const lifetimeSeconds = 600

const timeoutMs = 10_000

/**
 * Statuses of a subscription that has ended (RFC 8030 §7.3; Mozilla sends 410).
 */
const goneStatuses = [404, 410]

export type RingOutcome = 'rung' | 'gone' | 'failed'

/**
 * Passes one encrypted message on to a device (RFC 8030 §5). Never throws.
 * @param endpoint of the device's subscription, at a known push service
 * @param payload encrypted for the device (RFC 8291)
 */
export async function ringDevice(
  { origin, url }: PushEndpoint,
  payload: Buffer,
  vapidKey: VapidKey
): Promise<RingOutcome> {
  try {
    const { status, ok, body } = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: await vapidKey.authorizationFor(origin),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(lifetimeSeconds),
        urgency: 'high',
      },
      body: payload,
      // A redirect could lead to any host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    // An unread body would keep the connection busy.
    await body?.cancel()
    if (goneStatuses.includes(status)) return 'gone'
    return ok ? 'rung' : 'failed'
  } catch {
    return 'failed'
  }
}
