import { parseJson } from 'src/browser/parseJson'

import { openClientSocket } from './openClientSocket'
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
  let socket: WebSocket | null = null
  let timers: ReturnType<typeof setTimeout>[] = []
  try {
    const { socket: opened } = await openClientSocket(address, version)
    socket = opened
    return await new Promise<boolean>((resolve) => {
      const text = JSON.stringify({ type: 'ANSWER', dst: remoteId, payload })
      const say = () => {
        opened.send(text)
        timers.push(setTimeout(say, againMs))
      }
      timers.push(setTimeout(() => resolve(false), patienceMs))
      opened.onclose = () => resolve(false)
      opened.onmessage = ({ data }) => {
        const message = Object(parseJson(String(data)))
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
