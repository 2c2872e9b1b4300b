import {
  peerServerRoutes,
  type RouteAnswer,
  type RouteEvent,
} from 'src/lib/signalling/lifecycle/PeerServerRoutes'

const ownPath = '/peerServer'

/**
 * PeerServer's HTTP routes: a description, `peerjs/id` and `peerjs/peers`.
 * `server.ts` also mounts this handler at the paths of a stock PeerServer. The
 * WebSocket of `peerjs` cannot be a Redwood function, so `server.ts` mounts the
 * WebSocket as well.
 */
export const handler = (event: RouteEvent): Promise<RouteAnswer> =>
  peerServerRoutes.answer(event, event.path.startsWith(ownPath) ? ownPath : '')
