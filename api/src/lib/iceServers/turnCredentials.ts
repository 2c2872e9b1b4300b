import { createHmac } from 'node:crypto'

interface TurnCredentials {
  username: string
  credential: string
}

/** 64 bits: enough that two addresses hardly ever share a name. */
const nameLength = 16

const hmac = (hash: string, key: string | Buffer, text: string) =>
  createHmac(hash, key).update(text)

// A key of its own, so that no name is ever a credential.
const nameOf = (secret: string, block: string): string =>
  hmac('sha256', hmac('sha256', secret, 'kinscreen turn name').digest(), block)
    .digest('hex')
    .slice(0, nameLength)

/**
 * Time-limited credentials after the TURN REST scheme: the user name is the
 * expiry in Unix seconds and a name; the credential is
 * base64(HMAC-SHA1(secret, username)), which the TURN server computes too. The
 * name is one for each address block, and tells nobody which, so that coturn's
 * `user-quota` counts the relays of one person together.
 */
export function turnCredentials({
  secret,
  ttlSeconds,
  now,
  block,
}: {
  secret: string
  ttlSeconds: number
  /** Milliseconds since the Unix epoch. */
  now: number
  /** The address block of whoever asks (addresses/addressBlock). */
  block: string
}): TurnCredentials {
  const expiry = Math.floor(now / 1000) + ttlSeconds
  const username = `${expiry}:${nameOf(secret, block)}`
  return {
    username,
    credential: hmac('sha1', secret, username).digest('base64'),
  }
}
