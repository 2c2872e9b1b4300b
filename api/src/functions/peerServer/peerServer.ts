import {
  peerServerRoutes,
  type RouteAnswer,
  type RouteEvent,
} from 'src/lib/signalling/lifecycle/PeerServerRoutes'

const ownPath = '/peerServer'

/**
 * PeerServer's HTTP routes: its description, `peerjs/id` and `peerjs/peers`.
 * They are below `/peerServer`, like any function, and also at the paths of a
 * stock PeerServer, where `server.ts` mounts this handler. The WebSocket of
 * `peerjs` cannot be a function, so `server.ts` mounts it separately.
 */
export const handler = (event: RouteEvent): Promise<RouteAnswer> =>
  peerServerRoutes.answer(event, event.path.startsWith(ownPath) ? ownPath : '')
