import {
  peerServerRoutes,
  type RouteAnswer,
  type RouteEvent,
} from 'src/lib/signalling/lifecycle/PeerServerRoutes'

const ownPath = '/peerServer'

/**
 * PeerServer's HTTP routes: who it is, `peerjs/id` and `peerjs/peers`, below
 * `/peerServer` as any function, and at the paths of a stock PeerServer, where
 * `server.ts` puts it. The WebSocket of `peerjs` is no function: `server.ts`
 * mounts it beside this one.
 */
export const handler = (event: RouteEvent): Promise<RouteAnswer> =>
  peerServerRoutes.answer(event, event.path.startsWith(ownPath) ? ownPath : '')
