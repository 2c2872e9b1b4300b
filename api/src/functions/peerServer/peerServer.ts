import {
  peerServerRoutes,
  type RouteAnswer,
  type RouteEvent,
} from 'src/lib/signalling/lifecycle/PeerServerRoutes'

const ownPath = '/peerServer'

/**
 * PeerServer's HTTP routes: its description, `peerjs/id` and `peerjs/peers`.
 * `server.ts` also mounts this handler at the paths of a stock PeerServer, and
 * mounts the WebSocket of `peerjs`, which cannot be a function.
 */
export const handler = (event: RouteEvent): Promise<RouteAnswer> =>
  peerServerRoutes.answer(event, event.path.startsWith(ownPath) ? ownPath : '')
