import fc from 'fast-check'

import { connectionFailures } from './connectionFailure'
import { errorCodes } from './errorCode'
import { errorCodeOf } from './errorCodeOf'

const peerError = (type: string) => Object.assign(new Error('No'), { type })

describe('errorCodeOf', () => {
  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'Failed to fetch dynamically imported module: /assets/HomePage.js',
    'error loading dynamically imported module: /assets/HomePage.js',
    'Importing a module script failed.',
  ])('takes “%s” for the network', (message) => {
    expect(errorCodeOf(new TypeError(message))).toBe('network')
  })

  it('knows that someone is already viewing', () => {
    expect(errorCodeOf(peerError('unavailable-id'))).toBe('already-viewing')
  })

  it.each([
    ...['browser-incompatible', 'disconnected', 'invalid-id', 'invalid-key'],
    ...['peer-unavailable', 'ssl-unavailable', 'server-error'],
    ...['socket-error', 'socket-closed', 'webrtc', ...connectionFailures],
  ])('takes %s for unknown', (type) => {
    expect(errorCodeOf(peerError(type))).toBe('unknown')
  })

  it('takes anything else for unknown', () => {
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
