import type { Cluster } from './Cluster'

/**
 * The cluster of one instance: what is not attached here is nowhere, and
 * PeerServer's memory knows whose an id is.
 */
export const alone: Cluster = {
  listen: () => undefined,
  claim: async () => 'granted',
  release: async () => true,
  has: async () => false,
  announce: () => undefined,
  send: async () => false,
  tellFigures: () => undefined,
  hearFigures: () => undefined,
  close: async () => undefined,
}
