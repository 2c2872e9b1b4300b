import { base64urlnopad } from '@scure/base'

import type { UserId } from 'src/features/links/model/userId'

import type { OwnerKey } from './OwnerKey'

const address = () => `${window.RWJS_API_URL}/keptId`

/** @returns whether this installation has such ids; total */
export async function areIdsKept(): Promise<boolean> {
  try {
    const answer = Object(await (await fetch(address())).json())
    return (answer as { isOn?: unknown }).isOn === true
  } catch {
    return false
  }
}

/**
 * Proves to the server that the id is made from this key.
 *
 * @param number the one that the words were made with
 * @returns the token that attaches a page with the id
 * @throws when the server cannot be reached, or does not give one
 */
export async function proveId(
  key: OwnerKey,
  id: UserId,
  number: number
): Promise<string> {
  const signature = await key.sign(`kinscreen kept 1 ${id}`)
  const response = await fetch(address(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id,
      number,
      publicKey: base64urlnopad.encode(key.publicKey),
      signature: base64urlnopad.encode(signature),
    }),
  })
  const { token } = Object(await response.json()) as { token?: unknown }
  if (typeof token !== 'string' || token === '') {
    throw new Error(`No token (${response.status})`)
  }
  return token
}
