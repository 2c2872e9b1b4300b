import { EventEmitter } from 'node:events'

import type { WebSocketServer } from 'ws'

import { joinPeerServer } from 'src/lib/signalling/peerServer/joinPeerServer'
import { fromPeerServer } from 'src/lib/signalling/peerServer/peerServerIds'
import {
  readRoutedFrame,
  type RoutedFrame,
} from 'src/lib/signallingMessages/routedFrame'

/**
 * Takes the frames that PeerServer has queued for an absent client, oldest
 * first. PeerServer 1.0.2 has no method to read a queue. It delivers the queue
 * to any socket that attaches under the id, so a temporary socket takes the
 * frames.
 */
export function takeQueuedFrames(
  webSockets: WebSocketServer,
  userId: string
): RoutedFrame[] {
  const taken: RoutedFrame[] = []
  const socket = Object.assign(new EventEmitter(), {
    send: (data: string) => {
      const frame = readRoutedFrame(fromPeerServer(data))
      if (frame) {
        taken.push(frame)
      }
    },
    close: () => undefined,
  })
  joinPeerServer(webSockets, socket, { userId, token: 'nobody' })
  socket.emit('close')
  return taken
}
