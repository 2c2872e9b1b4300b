import { createHash } from 'node:crypto'

import * as v from 'valibot'

import { addressBlock } from 'src/lib/addresses/addressBlock'
import { env } from 'src/lib/env/env'
import { AddressRate } from 'src/lib/limits/AddressRate'
import { perMinute } from 'src/lib/limits/perMinute'
import { secondsToWait } from 'src/lib/limits/secondsToWait'
import { metrics } from 'src/lib/metrics/metrics'
import { isPushService } from 'src/lib/ring/isPushService'
import { ringDevice } from 'src/lib/ring/ringDevice'
import { VapidKey } from 'src/lib/ring/VapidKey'
import {
  bodyOf,
  type JsonAnswer,
  type JsonEvent,
  jsonFunction,
} from 'src/lib/server/jsonFunction'

/** A helper has some devices, and somebody in need presses the button again. */
const ringsPerAddress = 20

/** A phone that rings all the time helps nobody. */
const ringsPerDevice = 3

/** What every push service accepts (RFC 8030 §7.2), as base64url. */
const longestPayload = Math.ceil((4096 * 4) / 3)

const longestEndpoint = 2048

const vapidKey = env.vapidPrivateKey
  ? new VapidKey(env.vapidPrivateKey, `mailto:support@${env.webDomain}`)
  : null

const ofAddress = new AddressRate(ringsPerAddress * env.addressLimitFactor)
const ofDevice = perMinute(ringsPerDevice)

const Ring = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    endpoint: v.pipe(
      v.string(),
      v.maxLength(longestEndpoint),
      v.check((endpoint) => isPushService(endpoint, env.pushServices))
    ),
    payload: v.pipe(
      v.string(),
      v.regex(/^[\w-]+$/),
      v.maxLength(longestPayload),
      v.transform((text) => Buffer.from(text, 'base64url'))
    ),
  })
)

const statusOf = { rung: 200, gone: 410, failed: 502 } as const

async function answerTo(event: JsonEvent): Promise<JsonAnswer> {
  const ring = v.safeParse(Ring, bodyOf(event))
  if (!ring.success) {
    return { statusCode: 400, body: { outcome: 'not-understood' } }
  }
  if (!env.allowedOrigins.includes(event.headers.origin ?? '')) {
    return { statusCode: 403, body: { outcome: 'refused' } }
  }
  if (!vapidKey) return { statusCode: 503, body: { outcome: 'off' } }

  const { endpoint, payload } = ring.output
  const { sourceIp } = event.requestContext.identity
  const device = createHash('sha256').update(endpoint).digest('base64url')
  const wait =
    (await ofAddress.secondsToWait(addressBlock(sourceIp))) ||
    (await secondsToWait(ofDevice, device))
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
 * POST /ring `{ endpoint, payload }`, the payload encrypted for the device and in
 * base64url → `{ outcome }`: one message is passed on to a helper's device, and
 * nothing of it is kept (decision 78); and GET → `{ publicKey }`, what a page
 * subscribes with, or null where nobody can be rung.
 */
export const handler = jsonFunction(
  async () => ({
    statusCode: 200,
    body: { publicKey: vapidKey?.publicKey ?? null },
  }),
  answerTo
)
