import fc from 'fast-check'

import { errorCodes } from './errorCode'
import {
  errorCodeOf,
  errorHandling,
  type Failure,
  failureOf,
} from './errorHandling'

function inWords(type: string) {
  const { screen, remedy } = errorHandling[failureOf(type)]
  return `${remedy}, ${screen ?? 'no screen'}`
}

const handled: Record<Failure, string> = {
  'browser-incompatible': 'end, unknown',
  disconnected: 'new-peer, no screen',
  'invalid-id': 'end, unknown',
  'invalid-key': 'end, unknown',
  network: 'new-peer, no screen',
  'peer-unavailable': 'call-again, no screen',
  'ssl-unavailable': 'end, unknown',
  'server-error': 'new-peer, no screen',
  'socket-error': 'new-peer, no screen',
  'socket-closed': 'new-peer, no screen',
  'unavailable-id': 'another-id, already-viewing',
  webrtc: 'look-at-calls, no screen',
  'negotiation-failed': 'call-again, no screen',
  'connection-closed': 'call-again, no screen',
  'not-open-yet': 'go-on, unknown',
  'message-too-big': 'go-on, unknown',
  'sign-in-required': 'end, sign-in-required',
  'key-required': 'prove-id, no screen',
  unknown: 'end, unknown',
}

describe('errorHandling', () => {
  it('knows twelve errors of the Peer, four of a connection, and the rest [§8 peer error types, §8 connection errors]', () => {
    expect(Object.keys(errorHandling)).toHaveLength(12 + 4 + 3)
  })

  it.each(Object.entries(handled))(
    'answers %s with: %s [§4 other peer errors, §8 peer error types, §8 connection errors]',
    (type, is) => expect(inWords(type)).toBe(is)
  )

  it.each(['', 'toString', '__proto__', 'Network'])(
    'ends the session at the unknown error %p',
    (type) => expect(inWords(type)).toBe('end, unknown')
  )
})

const peerError = (type: string) => Object.assign(new Error('No'), { type })

describe('errorCodeOf', () => {
  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'Failed to fetch dynamically imported module: /assets/HomePage.js',
    'error loading dynamically imported module: /assets/HomePage.js',
    'Importing a module script failed.',
  ])('treats “%s” as a network error [§8 network screen]', (message) => {
    expect(errorCodeOf(new TypeError(message))).toBe('network')
  })

  it('knows that someone else is already viewing [§8 already viewing]', () => {
    expect(errorCodeOf(peerError('unavailable-id'))).toBe('already-viewing')
  })

  it('knows that a helper has to sign in', () => {
    expect(errorCodeOf(peerError('sign-in-required'))).toBe('sign-in-required')
  })

  const toldApart = ['unavailable-id', 'sign-in-required']

  it.each(
    Object.keys(errorHandling).filter((type) => !toldApart.includes(type))
  )('treats %s as unknown [§8 unknown error]', (type) => {
    expect(errorCodeOf(peerError(type))).toBe('unknown')
  })

  it('treats anything else as an unknown error [§8 unknown error]', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(errorCodes).toContain(errorCodeOf(thrown))
      })
    )
    expect(errorCodeOf(new Error('toString'))).toBe('unknown')
    expect(errorCodeOf(peerError('constructor'))).toBe('unknown')
    expect(errorCodeOf(undefined)).toBe('unknown')
  })
})
