import { createECDH } from 'node:crypto'

import * as v from 'valibot'

/** The files in deploy/ contain this text in place of a secret. */
const placeholder = 'replace-this-secret'

const secretOf = (least: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => text !== placeholder,
      'must be a secret of your own, not the one of the example, which everybody knows'
    ),
    // A space that was pasted together with a secret is invisible.
    v.check(
      (text) => text.trim() === text,
      'must not begin or end with a space or a line break'
    ),
    v.check(
      (text) => text === '' || text.length >= least,
      `must have at least ${least} characters, or be empty`
    )
  )

export const passphrase = secretOf(12)

export const signingSecret = secretOf(32)

/** coturn accepts a secret of any length. */
export const turnSecret = secretOf(0)

/** The provider chooses the secret and its length. */
export const clientSecret = secretOf(0)

export const metricsToken = v.pipe(
  secretOf(16),
  v.regex(
    /^[!-~]*$/,
    'must be of letters, digits and signs of ASCII, without spaces'
  )
)

function isPrivateKey(key: Buffer): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(key)
    return key.length === 32
  } catch {
    return false
  }
}

export const vapidPrivateKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]*$/, 'must be a private key in base64url, or be empty'),
  v.transform((text) => (text === '' ? null : Buffer.from(text, 'base64url'))),
  v.check(
    (key) => key === null || isPrivateKey(key),
    'must be the 32 bytes of a private key of P-256, or be empty'
  )
)
