import type { Page } from '@playwright/test'

import { expect, type Participant } from './participants'

interface Sent {
  /** requests, and opened WebSockets */
  requests: string[]
  /** messages over WebSockets */
  frames: string[]
}

/** Records what a page sends. Call it before the page opens. */
export function watchSent({ context, page }: Participant): Sent {
  const sent: Sent = { requests: [], frames: [] }
  context.on('request', (request) => {
    if (/^(?:data|blob):/.test(request.url())) return
    sent.requests.push(`${request.method()} ${request.url()}`)
  })
  const watch = (opened: Page) =>
    opened.on('websocket', (socket) => {
      sent.requests.push(`SOCKET ${socket.url()}`)
      // Decodes binary messages with one character per byte, so that a
      // picture's first bytes can be found.
      socket.on('framesent', ({ payload }) =>
        sent.frames.push(
          typeof payload === 'string' ? payload : payload.toString('latin1')
        )
      )
    })
  watch(page)
  context.on('page', watch)
  return sent
}

/** @returns a function that gets what was sent since this call */
export function sinceNow({ requests, frames }: Sent): () => Sent {
  const [asked, said] = [requests.length, frames.length]
  return () => ({
    requests: requests.slice(asked),
    frames: frames.slice(said),
  })
}

/** Messages without content: heartbeats, candidates, and the answer `here`. */
const saysNothing =
  /^\{"type":"HEARTBEAT"\}$|^\{"type":"CANDIDATE",|"payload":\{"type":"kinscreen","v":1,"control":"here"\}\}$/

/** The first bytes of pictures, also in base64. */
export const pictures = ['PNG', 'JFIF', 'RIFF', 'iVBOR', '/9j/', 'data:image']

/**
 * Requests that are the same for everyone: files of the pages, and files that
 * the service worker caches.
 */
const ofProgram =
  /^\/(?:assets\/[^?#]+|offline\.html|sheets|starting\.css|too-old\.js|serviceWorker\.js\?sheets=(?:en|ar))$/

/**
 * @param origin of the site, from which a page may still load files
 * @param secrets texts that no message may contain
 */
export function expectNothingSent(
  { requests, frames }: Sent,
  origin: string,
  secrets: readonly string[]
): void {
  const isFile = (asked: string) =>
    asked.startsWith(`GET ${origin}/`) &&
    ofProgram.test(asked.slice(`GET ${origin}`.length))
  expect(requests.filter((asked) => !isFile(asked))).toEqual([])
  expect(frames.filter((frame) => !saysNothing.test(frame))).toEqual([])
  const all = [...requests.map(decodeURI), ...frames].join('\n')
  for (const secret of [...secrets, ...pictures]) {
    expect(all).not.toContain(secret)
  }
}
