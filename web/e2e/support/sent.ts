import type { Page } from '@playwright/test'

import { expect, type Participant } from './participants'

/** What somebody's browser says to servers. */
interface Sent {
  /** and WebSockets that are opened */
  requests: string[]
  /** over WebSockets */
  frames: string[]
}

/** Must come before the pages are opened. */
export function watchSent({ context, page }: Participant): Sent {
  const sent: Sent = { requests: [], frames: [] }
  context.on('request', (request) => {
    if (/^(?:data|blob):/.test(request.url())) return
    sent.requests.push(`${request.method()} ${request.url()}`)
  })
  const watch = (opened: Page) =>
    opened.on('websocket', (socket) => {
      sent.requests.push(`SOCKET ${socket.url()}`)
      // Bytes stay bytes: a picture would be recognised by its first ones.
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

/** @returns what is said from now on */
export function sinceNow({ requests, frames }: Sent): () => Sent {
  const [asked, said] = [requests.length, frames.length]
  return () => ({
    requests: requests.slice(asked),
    frames: frames.slice(said),
  })
}

/** Signs of life, and addresses of the two browsers. */
const saysNothing =
  /^\{"type":"HEARTBEAT"\}$|^\{"type":"CANDIDATE",|"payload":\{"type":"kinscreen","v":1,"control":"here"\}\}$/

/** How pictures begin, as bytes or in letters. */
export const pictures = ['PNG', 'JFIF', 'RIFF', 'iVBOR', '/9j/', 'data:image']

/** What is the same for everybody: files of pages, and of the one that shows sheets without a network. */
const ofProgram =
  /^\/(?:assets\/[^?#]+|offline\.html|sheets|starting\.css|too-old\.js|serviceWorker\.js\?sheets=(?:en|ar))$/

/**
 * @param origin of the pages, whose files a page may still read
 * @param secrets texts that may be in nothing
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
