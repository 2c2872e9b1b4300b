import fc from 'fast-check'

import { errorCodes } from './errorCode'
import { errorCodeOf } from './errorCodeOf'
import { errorHandling } from './errorHandling'

const peerError = (type: string) => Object.assign(new Error('No'), { type })

describe('errorCodeOf', () => {
  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'Failed to fetch dynamically imported module: /assets/HomePage.js',
    'error loading dynamically imported module: /assets/HomePage.js',
    'Importing a module script failed.',
  ])('takes “%s” for the network [§8 network screen]', (message) => {
    expect(errorCodeOf(new TypeError(message))).toBe('network')
  })

  it('knows that someone is already viewing [§8 already viewing]', () => {
    expect(errorCodeOf(peerError('unavailable-id'))).toBe('already-viewing')
  })

  it('knows that a helper has to sign in', () => {
    expect(errorCodeOf(peerError('sign-in-required'))).toBe('sign-in-required')
  })

  const toldApart = ['unavailable-id', 'sign-in-required']

  it.each(
    Object.keys(errorHandling).filter((type) => !toldApart.includes(type))
  )('takes %s for unknown [§8 unknown error]', (type) => {
    expect(errorCodeOf(peerError(type))).toBe('unknown')
  })

  it('takes anything else for unknown [§8 unknown error]', () => {
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
