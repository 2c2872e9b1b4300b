import type { IncomingMessage } from 'node:http'

import { clientAddress, trustOf, type TrustProxy } from './trustProxy'

const addressFor = (
  proxies: TrustProxy,
  remoteAddress: string | undefined,
  forwardedFor?: string
) =>
  clientAddress(
    {
      socket: { remoteAddress },
      headers: { 'x-forwarded-for': forwardedFor },
    } as unknown as IncomingMessage,
    trustOf(proxies)
  )

describe('clientAddress', () => {
  it('is the address of the socket when no proxy is trusted', () => {
    expect(addressFor([], '192.0.2.1', '198.51.100.1')).toBe('192.0.2.1')
  })

  it('is the address that a trusted proxy reports', () => {
    expect(addressFor(['loopback'], '127.0.0.1', '198.51.100.1')).toBe(
      '198.51.100.1'
    )
    expect(addressFor(['10.0.0.0/8'], '10.1.2.3', '2001:db8::1')).toBe(
      '2001:db8::1'
    )
  })

  it('is not an address that the client has prepended', () => {
    const forged = '203.0.113.9, 198.51.100.1'
    expect(addressFor(['loopback'], '127.0.0.1', forged)).toBe('198.51.100.1')
    expect(addressFor(['loopback'], '192.0.2.1', forged)).toBe('192.0.2.1')
  })

  it('is the first address that is not a trusted hop', () => {
    const hops = '203.0.113.9, 198.51.100.1, 10.0.0.2'
    expect(addressFor(['10.0.0.0/8'], '10.0.0.1', hops)).toBe('198.51.100.1')
  })

  it('is the address of the socket when the proxy reports none', () => {
    expect(addressFor(['loopback'], '127.0.0.1')).toBe('127.0.0.1')
  })
})

describe('trustOf', () => {
  it('refuses a name that is not an address', () => {
    expect(() => trustOf(['proxy.example'])).toThrow(TypeError)
  })
})
