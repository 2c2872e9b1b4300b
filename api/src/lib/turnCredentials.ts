import { createHmac, randomBytes } from 'node:crypto'

interface TurnCredentials {
  username: string
  credential: string
}

/**
 * Time-limited credentials after the TURN REST scheme: the user name is the
 * expiry in Unix seconds and a random part, never a person; the credential is
 * base64(HMAC-SHA1(secret, username)), which the TURN server computes too.
 */
export const turnCredentials = ({
  secret,
  ttlSeconds,
  now,
  nonce = randomBytes(8).toString('hex'),
}: {
  secret: string
  ttlSeconds: number
  /** Milliseconds since the Unix epoch. */
  now: number
  /** The random part; two people never share a user name. */
  nonce?: string
}): TurnCredentials => {
  const username = `${Math.floor(now / 1000) + ttlSeconds}:${nonce}`
  const credential = createHmac('sha1', secret)
    .update(username)
    .digest('base64')
  return { username, credential }
}
