/**
 * What this installation is known by to push services (RFC 8292).
 *
 * @returns its public key in base64url; null where it rings nobody
 * @throws when the api cannot be reached
 */
export async function fetchVapidKey(): Promise<string | null> {
  const response = await fetch(`${window.RWJS_API_URL}/ring`)
  const { publicKey } = Object(await response.json()) as { publicKey?: unknown }
  return typeof publicKey === 'string' ? publicKey : null
}
