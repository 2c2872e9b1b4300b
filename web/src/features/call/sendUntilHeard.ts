import { parseJson } from 'src/browser/parseJson'

import { openClientSocket } from './openClientSocket'
import type { SignallingAddress } from './signallingAddress'

/**
 * The message is sent again at this interval, because the receiving page may be
 * offline for a moment.
 */
const againMs = 3_000
const patienceMs = 25_000

/** The version that PeerJS 1.5.5 reports to PeerServer. */
const version = '1.5.5'

/**
 * For contexts without a Peer, such as a service worker: sends a message
 * through the signalling server until a page acknowledges it.
 *
 * @param isHeard whether a payload is the acknowledgement
 * @returns whether the message has arrived; never rejects
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
