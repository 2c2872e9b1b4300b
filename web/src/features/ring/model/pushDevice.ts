import * as v from 'valibot'

import { decodeBase64url } from 'src/browser/bytes'

/** The server rejects longer URLs (api/src/functions/ring). */
const longestEndpoint = 2_048

/** The first byte of an uncompressed point (SEC 1 §2.3.3). */
const uncompressed = 4

const bytes = (length: number, first?: number) =>
  v.pipe(
    v.string(),
    v.maxLength(2 * length),
    v.check((text) => {
      const found = decodeBase64url(text)
      const isFirst = first === undefined || found?.[0] === first
      return found?.byteLength === length && isFirst
    })
  )

function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text))
  } catch {
    return false
  }
}

export const pushDeviceSchema = v.object({
  /** the URL at which the push service accepts messages (RFC 8030 §5) */
  endpoint: v.pipe(v.string(), v.maxLength(longestEndpoint), v.check(isUrl)),
  /** the public key, an uncompressed point of P-256 (RFC 8291 §2.1) */
  p256dh: bytes(65, uncompressed),
  /** the browser's authentication secret (RFC 8291 §2.2) */
  auth: bytes(16),
})

/** A push subscription of a helper's device, with its keys in base64url. */
export type PushDevice = v.InferOutput<typeof pushDeviceSchema>

/**
 * Never throws.
 *
 * @param value the result of `PushSubscription.toJSON`
 */
export function parsePushDevice(value: unknown): PushDevice | null {
  const { endpoint, keys } = Object(value) as Record<string, unknown>
  const parsed = v.safeParse(pushDeviceSchema, { ...Object(keys), endpoint })
  return parsed.success ? parsed.output : null
}
