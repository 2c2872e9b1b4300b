import { once } from 'node:events'
import { createRequire } from 'node:module'

const require = createRequire(new URL('../../../api/', import.meta.url))
const { WebSocket } = require('ws')

let people = 0

// Gives each client a different address, so that no limit applies.
const addressOf = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

export function person() {
  const number = ++people
  return { id: `bench-${number}`, token: `token-${number}-bench`, number }
}

// Attaches as PeerJS does. Rejects when `signal` aborts; there is no timeout.
export async function attach(port, { id, token, number } = person(), signal) {
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}/peerjs?key=peerjs&id=${id}&token=${token}&version=1.5.5`,
    {
      perMessageDeflate: false,
      headers: {
        origin: 'http://localhost:8910',
        'x-forwarded-for': addressOf(number),
      },
    }
  )
  socket.on('error', () => {})
  const giveUp = () => socket.terminate()
  signal?.addEventListener('abort', giveUp)
  const [data] = await Promise.race([
    once(socket, 'message'),
    once(socket, 'close').then(() => Promise.reject(new Error('closed'))),
  ]).finally(() => signal?.removeEventListener('abort', giveUp))
  const { type } = JSON.parse(data)
  if (type !== 'OPEN') throw new Error(`${type} instead of OPEN`)
  return { id, token, number, socket }
}

// Attaches `width` clients at a time.
export async function attachAll(port, list, width = 100) {
  const waiting = [...list]
  const open = []
  const worker = async () => {
    for (let next; (next = waiting.pop()); ) open.push(await attach(port, next))
  }
  await Promise.all(Array.from({ length: width }, worker))
  return open
}

export const heartbeat = JSON.stringify({ type: 'HEARTBEAT' })

const sdp = 'a=candidate:1 1 udp 2122260223 192.0.2.1 54321 typ host\r\n'
  .repeat(60)
  .slice(0, 2_800)

// An offer of 3 KB that contains the time of sending in its metadata.
export const offer = (dst) =>
  JSON.stringify({
    type: 'OFFER',
    dst,
    payload: {
      type: 'media',
      connectionId: 'mc_bench',
      sdp: { type: 'offer', sdp },
      metadata: { sentAtMs: performance.now() },
    },
  })
