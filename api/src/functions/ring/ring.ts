import * as v from 'valibot'

import { addressBlock } from 'src/lib/addresses/addressBlock'
import { limitStore } from 'src/lib/cluster/limitStoreOfInstallation'
import { env } from 'src/lib/env/env'
import { AddressRate } from 'src/lib/limits/AddressRate'
import { secondsToWait } from 'src/lib/limits/secondsToWait'
import { metrics } from 'src/lib/metrics/metrics'
import { parsePushEndpoint } from 'src/lib/ring/pushEndpoint'
import { ringDevice } from 'src/lib/ring/ringDevice'
import { VapidKey } from 'src/lib/ring/VapidKey'
import {
  bodyOf,
  type JsonAnswer,
  type JsonEvent,
  jsonFunction,
} from 'src/lib/server/jsonFunction'

/**
 * Per minute. People in need press the button more than once, and a helper may
 * have several devices.
 */
const ringsPerAddress = 20

/** Per minute. */
const ringsPerDevice = 3

/**
 * The largest payload that every push service accepts (RFC 8030 §7.2), in
 * base64url.
 */
const longestPayload = Math.ceil((4096 * 4) / 3)

const vapidKey = env.vapidPrivateKey
  ? new VapidKey(env.vapidPrivateKey, `mailto:support@${env.webDomain}`)
  : null

const ofAddress = new AddressRate(
  ringsPerAddress * env.addressLimitFactor,
  undefined,
  limitStore.limiter('ring-address')
)
const ofDevice = limitStore.limiter('ring-device')(ringsPerDevice)

const Ring = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    endpoint: v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const endpoint = parsePushEndpoint(dataset.value, env.pushServices)
        if (endpoint) return endpoint
        addIssue({ message: noPushService })
        return NEVER
      })
    ),
    payload: v.pipe(
      v.string(),
      v.regex(/^[\w-]+$/),
      v.maxLength(longestPayload),
      v.transform((text) => Buffer.from(text, 'base64url'))
    ),
  })
)

const noPushService = 'no-push-service'

const statusOf = { rung: 200, gone: 410, failed: 502 } as const

async function answerTo(event: JsonEvent): Promise<JsonAnswer> {
  const ring = v.safeParse(Ring, bodyOf(event))
  if (!ring.success) {
    const isEndpoint = ring.issues.some(
      ({ message }) => message === noPushService
    )
    const outcome = isEndpoint ? noPushService : 'not-understood'
    return { statusCode: 400, body: { outcome } }
  }
  if (!env.allowedOrigins.includes(event.headers.origin ?? '')) {
    return { statusCode: 403, body: { outcome: 'refused' } }
  }
  if (!vapidKey) return { statusCode: 503, body: { outcome: 'off' } }

  const { endpoint, payload } = ring.output
  const { sourceIp } = event.requestContext.identity
  const wait =
    (await ofAddress.secondsToWait(addressBlock(sourceIp))) ||
    (await secondsToWait(ofDevice, endpoint.device))
  if (wait > 0) {
    metrics.rateLimited.inc({ where: 'ring' })
    return {
      statusCode: 429,
      headers: { 'retry-after': wait },
      body: { outcome: 'too-many' },
    }
  }
  const outcome = await ringDevice(endpoint, payload, vapidKey)
  metrics.rings.inc({ outcome })
  return { statusCode: statusOf[outcome], body: { outcome } }
}

/**
 * POST /ring `{ endpoint, payload }` → `{ outcome }`: passes a message on to a
 * helper's device and stores nothing (docs/kept-helpers.md). The payload is
 * encrypted for the device, in base64url.
 * GET /ring → `{ publicKey }`: the key with which a page subscribes to its push
 * service; null where ringing is off.
 */
export const handler = jsonFunction(
  async () => ({
    statusCode: 200,
    body: { publicKey: vapidKey?.publicKey ?? null },
  }),
  answerTo
)
