import { createHash, createHmac } from 'node:crypto'

import { siteOf } from 'src/lib/addresses/addressBlock'

interface TurnCredentials {
  username: string
  credential: string
}

/** 64 bits, so that two owners hardly ever share a name. */
const nameLength = 16

const hmac = (hash: string, key: string | Buffer, text: string) =>
  createHmac(hash, key).update(text)

/**
 * An IPv6 /48 network may use four times as many relays as a single address
 * block (decision 28).
 */
const namesOfSite = 4

function ownerOf(block: string): string {
  const site = siteOf(block)
  const [byte = 0] = createHash('sha256').update(block).digest()
  return site === undefined ? block : `${site} ${byte % namesOfSite}`
}

// Names are made with a separate key, so that no name is a valid credential.
const nameOf = (secret: string, owner: string): string =>
  hmac('sha256', hmac('sha256', secret, 'kinscreen turn name').digest(), owner)
    .digest('hex')
    .slice(0, nameLength)

/**
 * Time-limited credentials of the TURN REST API: username `<expiry in Unix
 * seconds>:<name>`, credential base64(HMAC-SHA1(secret, username)). coturn's
 * `user-quota` counts allocations per name, so an address block has one name,
 * and the blocks of a /48 share four. A name does not reveal the address.
 */
export function turnCredentials({
  secret,
  ttlSeconds,
  now,
  block,
}: {
  secret: string
  ttlSeconds: number
  /** In milliseconds, since the Unix epoch. */
  now: number
  block: string
}): TurnCredentials {
  const expiry = Math.floor(now / 1000) + ttlSeconds
  const username = `${expiry}:${nameOf(secret, ownerOf(block))}`
  return {
    username,
    credential: hmac('sha1', secret, username).digest('base64'),
  }
}
