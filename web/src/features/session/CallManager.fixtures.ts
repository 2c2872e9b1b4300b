import { settle } from 'src/browser/FakeClock'
import { FakeStore } from 'src/browser/FakeStore'
import { FakeSignalling } from 'src/features/call/FakePeer'
import { IceServersSource } from 'src/features/call/IceServersSource'
import type { UserId } from 'src/features/links/model/userId'

import { CallManager } from './CallManager'
import type { PeerSessionEvent } from './model/events'
import { TabIdentity } from './TabIdentity'

export const ownId = 'river-apple-tiger-moon' as UserId
export const remoteId = 'lamp-cloud-piano-tree' as UserId
export const iceServers = [{ urls: 'stun:stun.example.org' }]

export type MakePeer = ConstructorParameters<typeof CallManager>[0]

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

export async function connected(options?: Parameters<typeof managed>[0]) {
  const made = managed(options)
  await made.calls.connect(made.identity, ownId)
  await settle()
  return { ...made, peer: made.signalling.peers[0]! }
}
