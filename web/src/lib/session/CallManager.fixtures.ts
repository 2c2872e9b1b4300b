import type { UserId } from 'src/domain/invite/userId'
import type { PeerSessionEvent } from 'src/domain/peerSession/events'
import { FakeStore } from 'src/lib/browser/FakeStore'
import { TabIdentity } from 'src/lib/identity/TabIdentity'
import { FakeSignalling } from 'src/lib/peer/FakePeer'
import { IceServersSource } from 'src/lib/signalling/IceServersSource'
import { settle } from 'src/lib/testing/settle'

import { CallManager } from './CallManager'

export const ownId = 'river-apple-tiger-moon' as UserId
export const remoteId = 'lamp-cloud-piano-tree' as UserId
export const iceServers = [{ urls: 'stun:stun.example.org' }]

export type MakePeer = ConstructorParameters<typeof CallManager>[0]

/** A CallManager with fakes behind its ports, and its events. */
export function managed({
  signalling = new FakeSignalling(),
  makePeer = signalling.makePeer as MakePeer,
  answer = (() =>
    Promise.resolve({
      json: () => Promise.resolve({ iceServers, ttlSeconds: 600 }),
    })) as unknown as typeof fetch,
} = {}) {
  const events: PeerSessionEvent[] = []
  const dispatch = (event: PeerSessionEvent) => void events.push(event)
  const source = new IceServersSource(() => '/iceServers', answer)
  const calls = new CallManager(makePeer, source, dispatch)
  const identity = new TabIdentity('sharer', new FakeStore(), async () => true)
  return { calls, identity, events, signalling }
}

/** Its Peer is open, and has already reported it. */
export async function connected(options?: Parameters<typeof managed>[0]) {
  const made = managed(options)
  await made.calls.connect(made.identity, ownId)
  await settle()
  return { ...made, peer: made.signalling.peers[0]! }
}
