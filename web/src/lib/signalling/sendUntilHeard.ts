import { newToken } from 'src/lib/identity/newToken'

import type { SignallingAddress } from './signallingAddress'

/** The page that waits may be off the network for a moment. */
const againMs = 3_000
const patienceMs = 25_000

/** What PeerJS 1.5.5 names itself to PeerServer. */
const version = '1.5.5'

/**
 * Sends a message of ours to a page over the signalling server, from where there
 * is no Peer: a service worker. It is a client like any other, for a moment, with
 * an id that the server issues.
 *
 * @param isHeard whether this is the acknowledgement
 * @returns whether it has come; total
 */
export async function sendUntilHeard(
  address: SignallingAddress,
  remoteId: string,
  payload: object,
  isHeard: (payload: unknown) => Promise<boolean>
): Promise<boolean> {
  const { host, key, path, port, secure } = address
  const [http, ws] = secure ? ['https', 'wss'] : ['http', 'ws']
  const place = `${host}:${port}${path}`
  let socket: WebSocket | null = null
  let timers: ReturnType<typeof setTimeout>[] = []
  try {
    const id = await issuedId(`${http}://${place}${key}/id`)
    const query = new URLSearchParams({ key, id, token: newToken(), version })
    socket = new WebSocket(`${ws}://${place}peerjs?${query}`)
    return await new Promise<boolean>((resolve) => {
      const opened = socket!
      const text = JSON.stringify({ type: 'ANSWER', dst: remoteId, payload })
      const say = () => {
        opened.send(text)
        timers.push(setTimeout(say, againMs))
      }
      timers.push(setTimeout(() => resolve(false), patienceMs))
      opened.onclose = () => resolve(false)
      opened.onmessage = ({ data }) => {
        const message = parsed(data)
        if (message.type === 'OPEN') say()
        else void isHeard(message.payload).then((is) => is && resolve(true))
      }
    })
  } catch {
    return false
  } finally {
    timers.forEach(clearTimeout)
    timers = []
    socket?.close()
  }
}

async function issuedId(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`No id (${response.status})`)
  return response.text()
}

function parsed(data: unknown): { type?: unknown; payload?: unknown } {
  try {
    return Object(JSON.parse(String(data)))
  } catch {
    return {}
  }
}
