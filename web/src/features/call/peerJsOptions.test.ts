import { peerJsOptions } from './peerJsOptions'
import { refuseDataConnections } from './refuseDataConnections'
import { signallingAddress } from './signallingAddress'

const address = signallingAddress('peers.example.org', 'example.org')
const token = '0123456789abcdef0123456789abcdef'

/**
 * Without these options, PeerJS 1.5.5 would use its defaults, some of which
 * point to its own cloud.
 */
const filledIn = [
  'host',
  'port',
  'path',
  'key',
  'token',
  'secure',
  'config',
  'referrerPolicy',
  'serializers',
] as const

describe('peerJsOptions', () => {
  it('leaves no option to a default of PeerJS', () => {
    const options = peerJsOptions(address, token)

    filledIn.forEach((name) => expect(options[name]).toBeDefined())
    expect(JSON.stringify(options)).not.toContain('peerjs.com')
    expect(Object.values(options)).not.toContain(undefined)
  })

  it('has our host and token, and no ICE servers of PeerJS', () => {
    expect(peerJsOptions(address, token)).toMatchObject({
      ...address,
      token,
      config: { iceServers: [] },
    })
  })

  it('sends the grant of a helper to the server, as a separate parameter', () => {
    const options = peerJsOptions(address, token, '1700000000.c2ln')
    const query = new URLSearchParams(`id=a&token=${options.token}&version=1`)

    expect(query.get('token')).toBe(token)
    expect(query.get('grant')).toBe('1700000000.c2ln')
  })

  it('sends no referrer to other hosts, and logs nothing', () => {
    expect(peerJsOptions(address, token)).toMatchObject({
      referrerPolicy: 'no-referrer',
      debug: 0,
    })
  })

  it('refuses data connections of every kind', () => {
    expect(peerJsOptions(address, token).serializers).toBe(
      refuseDataConnections
    )
  })

  it.each([
    ['host', { ...address, host: '' }, token],
    ['port', { ...address, port: 0 }, token],
    ['token', address, ''],
  ])('require our own %s', (_, incomplete, ourToken) => {
    expect(() => peerJsOptions(incomplete, ourToken)).toThrow('of our own')
  })
})
