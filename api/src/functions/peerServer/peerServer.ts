import {
  peerServerRoutes,
  type RouteAnswer,
  type RouteEvent,
} from 'src/lib/signalling/lifecycle/PeerServerRoutes'

const ownPath = '/peerServer'

/**
 * PeerServer's HTTP routes: its description, `peerjs/id` and `peerjs/peers`,
 * below `/peerServer` like any function, and at the paths of a stock
 * PeerServer, where `server.ts` mounts it. The WebSocket of `peerjs` cannot be
 * a function: `server.ts` mounts it beside this one.
 */
export const handler = (event: RouteEvent): Promise<RouteAnswer> =>
  peerServerRoutes.answer(event, event.path.startsWith(ownPath) ? ownPath : '')
