import { createHmac } from 'node:crypto'

interface TurnCredentials {
  username: string
  credential: string
}

/** 64 bits: two addresses are very unlikely to share a name. */
const nameLength = 16

const hmac = (hash: string, key: string | Buffer, text: string) =>
  createHmac(hash, key).update(text)

// A separate key, so that a name is never a valid credential.
const nameOf = (secret: string, block: string): string =>
  hmac('sha256', hmac('sha256', secret, 'kinscreen turn name').digest(), block)
    .digest('hex')
    .slice(0, nameLength)

/**
 * Time-limited credentials of the TURN REST scheme: the user name is the expiry
 * in Unix seconds and a name; the credential is base64(HMAC-SHA1(secret,
 * username)), which the TURN server computes too. There is one name per address
 * block, which does not reveal the address, so that coturn's `user-quota`
 * counts one person's allocations together.
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
  /** The client's address block (addresses/addressBlock). */
  block: string
}): TurnCredentials {
  const expiry = Math.floor(now / 1000) + ttlSeconds
  const username = `${expiry}:${nameOf(secret, block)}`
  return {
    username,
    credential: hmac('sha1', secret, username).digest('base64'),
  }
}
