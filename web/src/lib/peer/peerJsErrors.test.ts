import type { PeerFailure } from 'src/domain/peerFailure'

import { meaningOfPeerError } from './peerJsErrors'

const meanings: Record<PeerFailure, string> = {
  'browser-incompatible': 'fatal: browser-unsupported',
  disconnected: 'disconnected',
  'invalid-id': 'fatal: unknown',
  'invalid-key': 'fatal: unknown',
  network: 'disconnected',
  'peer-unavailable': 'peer-unavailable',
  'ssl-unavailable': 'fatal: network',
  'server-error': 'disconnected',
  'socket-error': 'disconnected',
  'socket-closed': 'disconnected',
  'unavailable-id': 'id-unavailable',
  webrtc: 'of-a-call',
}

const inWords = (type: string) => {
  const meaning = meaningOfPeerError(type)
  return meaning.kind === 'fatal' ? `fatal: ${meaning.error}` : meaning.kind
}

describe('meaningOfPeerError', () => {
  it('has a meaning for all twelve types (specification §8)', () => {
    expect(Object.keys(meanings)).toHaveLength(12)
  })

  it.each(Object.entries(meanings))('takes %s for %s', (type, meaning) => {
    expect(inWords(type)).toBe(meaning)
  })

  it.each(['', 'not-open-yet', 'toString', '__proto__', 'Network'])(
    'takes %p, which it does not know, for fatal and unknown',
    (type) => expect(inWords(type)).toBe('fatal: unknown')
  )
})
