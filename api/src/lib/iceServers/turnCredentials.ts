import { createHash, createHmac } from 'node:crypto'

import { siteOf } from 'src/lib/addresses/addressBlock'

interface TurnCredentials {
  username: string
  credential: string
}

/** 64 bits: two addresses are very unlikely to get the same name. */
const nameLength = 16

const hmac = (hash: string, key: string | Buffer, text: string) =>
  createHmac(hash, key).update(text)

/** An IPv6 /48 may have four times as many relays as a block (decision 28). */
const namesOfSite = 4

/** Relays of blocks with the same owner are counted together. */
function ownerOf(block: string): string {
  const site = siteOf(block)
  const [byte = 0] = createHash('sha256').update(block).digest()
  return site === undefined ? block : `${site} ${byte % namesOfSite}`
}

// Uses a separate key, so that a name is never a valid credential.
const nameOf = (secret: string, owner: string): string =>
  hmac('sha256', hmac('sha256', secret, 'kinscreen turn name').digest(), owner)
    .digest('hex')
    .slice(0, nameLength)

/**
 * Time-limited credentials of the TURN REST scheme. The user name consists of
 * the expiry in Unix seconds and a name; the credential is
 * base64(HMAC-SHA1(secret, username)), which the TURN server computes too.
 * There is one name per address block, and four for all blocks of an IPv6 /48,
 * so that coturn's `user-quota` counts one person's allocations together. A
 * name does not reveal the address.
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
  const username = `${expiry}:${nameOf(secret, ownerOf(block))}`
  return {
    username,
    credential: hmac('sha1', secret, username).digest('base64'),
  }
}
