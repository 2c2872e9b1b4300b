import { parseTurnAddress } from './turnAddress'

describe('parseTurnAddress', () => {
  it.each([
    ['turn:turn.example', 'turn.example', 3478, 'udp'],
    ['turn:turn.example:3479', 'turn.example', 3479, 'udp'],
    ['turn:turn.example?transport=tcp', 'turn.example', 3478, 'tcp'],
    ['turns:turn.example', 'turn.example', 5349, 'tls'],
    ['TURNS:turn.example:443?transport=TCP', 'turn.example', 443, 'tls'],
    ['turns:turn.example?transport=udp', 'turn.example', 5349, 'dtls'],
    ['turn:[2001:db8::1]:3478', '2001:db8::1', 3478, 'udp'],
  ])('reads %s', (url, host, port, transport) => {
    expect(parseTurnAddress(url)).toEqual({ host, port, transport })
  })

  it.each(['', 'stun:turn.example', 'turn:', 'https://turn.example', 'turn'])(
    'does not read %j',
    (url) => {
      expect(parseTurnAddress(url)).toBeNull()
    }
  )
})
