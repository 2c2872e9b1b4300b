import { expect, type Page, test } from '@playwright/test'

import {
  button,
  linkToSend,
  openReceivePage,
  pressShare,
  status,
} from './flows'
import { expectTheSharedScreen } from './picture'
import { quickKeys } from './quickKeys'

let turn = 0

/**
 * A key that no concurrent or previous test uses, because messages to its id
 * may still be in transit.
 */
function nextKey(): (typeof quickKeys)[number] {
  const perWorker = quickKeys.length / test.info().config.workers
  const at = test.info().parallelIndex * perWorker + (turn++ % perWorker)
  return quickKeys[Math.floor(at)]!
}

/** Runs in the page: stores the key. */
async function useKey(key: (typeof quickKeys)[number]): Promise<void> {
  const jwk = { kty: 'EC', crv: 'P-256', ...key }
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const privateKey = await crypto.subtle.importKey('jwk', jwk, curve, false, [
    'sign',
  ])
  const bytes = (text: string) =>
    Uint8Array.from(
      atob(text.replace(/-/g, '+').replace(/_/g, '/')),
      (letter) => letter.charCodeAt(0)
    )
  const open = indexedDB.open('keyval-store')
  await new Promise((resolve) => (open.onsuccess = resolve))
  const put = open.result
    .transaction('keyval', 'readwrite')
    .objectStore('keyval')
    .put(
      {
        privateKey,
        publicKey: Uint8Array.of(4, ...bytes(key.x), ...bytes(key.y)),
        salt: crypto.getRandomValues(new Uint8Array(16)),
      },
      'kinscreen.owner'
    )
  await new Promise((resolve) => (put.onsuccess = resolve))
  open.result.close()
}

/**
 * Stores a key with which making a permanent link takes one attempt. The page
 * must already show a link.
 */
export const beQuick = (page: Page): Promise<void> =>
  page.evaluate(useKey, nextKey())

export async function keepLink(page: Page): Promise<string> {
  await openReceivePage(page)
  await beQuick(page)
  await button(page, 'Use the same link every time').click()
  await expect(status(page, 'This is your own link now')).toBeVisible()
  return linkToSend(page)
}

/** Runs a whole share. @returns the link */
export async function helpOnceWithKeptLink(
  sharer: Page,
  viewer: Page
): Promise<string> {
  const link = await keepLink(viewer)
  await sharer.goto(link)
  await pressShare(sharer)
  await expectTheSharedScreen(viewer)
  await button(sharer, 'Stop sharing').click()
  await expect(status(sharer, 'You’ve stopped sharing')).toBeVisible()
  return link
}

export const wordsOf = (link: string): string => new URL(link).pathname.slice(1)

/** The server's answer to a page that claims a permanent id without its key. */
export const keyRequired = {
  type: 'ERROR',
  payload: { msg: 'Prove that these words are yours' },
}

/** The server's answer to a page that claims this id with another socket. */
export const answerTo = (page: Page, id: string): Promise<unknown> =>
  page.evaluate(async (id) => {
    const query = new URLSearchParams({
      ...{ key: 'peerjs', id, token: 'a-token-of-my-own', version: '1.5.5' },
    })
    const { hostname } = window.location
    const socket = new WebSocket(`ws://${hostname}:9000/peerjs?${query}`)
    return new Promise((resolve) => {
      socket.onmessage = ({ data }) => resolve(JSON.parse(String(data)))
    })
  }, id)
