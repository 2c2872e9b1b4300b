import type { Page } from '@playwright/test'

import { definePut } from './keyValueStore'

/** VAPID key of an installation that rings helpers. */
export const vapidKey = 'newvMkwhIR93TPQFpxfbajTYo6Ugu1dskNVTqOLDtCU'

/**
 * Test keys of helpers. The four words computed from each key are valid as a
 * permanent id at this origin.
 */
export const keptLinks = [
  {
    id: 'link-blame-genre-before',
    x: '49LMYAbjpbXH56HCn9vh4Wh41m18Zxnhg7P0eLv7Cgs',
    y: 'Eu74oIuQEogzZZo07Ho6DdGlPy8uxy1VGXmXA9QrcA8',
    d: 'dkXfuGhn4XNrH41yifKdtMGrtFRmWkoi7r7JmIXqnKQ',
  },
  {
    id: 'spoon-gun-glow-drastic',
    x: 'zU4Brm1UNhmnK30OetFHV7DMX38w7cr9-rhly6Y0NxI',
    y: 'ifJjJsEyTg6aCQiGvO3ZLGHuIcJYndoAj6rCD6FPMmA',
    d: 'PyzkbOz_LLc0S6Y6I5Q84w7lBwmmIUmJwTbRpz-0HBs',
  },
  {
    id: 'cancel-ensure-interest-luxury',
    x: 'VQRqAG27xL1J0YfaFzttBiQySbtwbpiS8tjUF1Q39SQ',
    y: 'q8-VkMn1UZXFbs6vBhrTWR-1ZejmjMMMud9ZVkvl-6k',
    d: 'T_A1gSODysj2F2MNcuE2X2bp7act-PwKlcy3wp-Sj70',
  },
] as const

type KeptLink = (typeof keptLinks)[number]

/**
 * Stores a permanent link in the browser, because making one would take many
 * attempts. The page must be on this site.
 *
 * @returns the key fingerprint of the link
 */
export async function giveKeptLink(
  page: Page,
  { id, x, y, d }: KeptLink
): Promise<string> {
  await definePut(page)
  return page.evaluate(
    async ({ id, x, y, d }) => {
      const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
      const jwk = { kty: 'EC', crv: 'P-256', x, y, d }
      const importKey = (extractable: boolean) =>
        crypto.subtle.importKey('jwk', jwk, algorithm, extractable, ['sign'])
      const bytesOf = (text: string) =>
        Uint8Array.from(
          atob(text.replace(/-/g, '+').replace(/_/g, '/')),
          (letter) => letter.charCodeAt(0)
        )
      const textOf = (bytes: Uint8Array) =>
        btoa(String.fromCharCode(...bytes))
          .replace(/\+/g, '-')
          .replace(/\//g, '_')
          .replace(/=+$/, '')
      const privateKey = await importKey(false)
      const publicKey = Uint8Array.of(4, ...bytesOf(x), ...bytesOf(y))
      const salt = crypto.getRandomValues(new Uint8Array(16))
      const signature = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        privateKey,
        new TextEncoder().encode(`kinscreen kept 1 ${id}`)
      )
      const answer = await fetch('/.redwood/functions/keptId', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          id,
          number: 0,
          publicKey: textOf(publicKey),
          signature: textOf(new Uint8Array(signature)),
        }),
      })
      const { token } = await answer.json()
      await window.putForTest('kinscreen.owner', {
        ...{ privateKey, publicKey, salt },
        kept: { id, number: 0, token },
      })
      localStorage.setItem('kinscreen.keptId', 'on')
      const label = new TextEncoder().encode('kinscreen pin 1')
      const text = Uint8Array.of(...label, ...publicKey, ...salt)
      const hash = await crypto.subtle.digest('SHA-256', text)
      return textOf(new Uint8Array(hash).slice(0, 16))
    },
    { id, x, y, d }
  )
}
