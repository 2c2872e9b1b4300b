import { signallingAddress } from './signallingAddress'

const cloudHost = '0.peerjs.com'

describe('signallingAddress', () => {
  it.each([
    ['peers.example.org', 'example.org', 'peers.example.org', 443, true],
    [null, 'example.org', 'example.org', 443, true],
    [null, '192.168.1.20', '192.168.1.20', 443, true],
    [null, 'localhost', 'localhost', 9000, false],
    [null, '127.0.0.1', '127.0.0.1', 9000, false],
    [null, '[::1]', '[::1]', 9000, false],
    ['localhost', 'example.org', 'localhost', 9000, false],
    ['peers.example.org', 'localhost', 'peers.example.org', 443, true],
    [null, 'localhost.example.org', 'localhost.example.org', 443, true],
  ])(
    'with %p configured on page %p is %s:%d, secure: %p [§7 server address, §7 peer key, §9 signalling port]',
    (configured, page, host, port, secure) => {
      expect(signallingAddress(configured, page)).toEqual({
        host,
        port,
        secure,
        path: '/',
        key: 'peerjs',
      })
    }
  )

  it.each([
    [null, 'example.org', '/help/'],
    ['peers.example.org', 'example.org', '/'],
    [null, 'localhost', '/'],
  ])(
    'with %p configured on page %p at /help, the path is %s',
    (configured, page, path) => {
      expect(signallingAddress(configured, page, '/help').path).toBe(path)
    }
  )

  it.each([null, 'localhost', 'peers.example.org'])(
    'is never PeerJS’s cloud with %p configured',
    (configured) => {
      expect(signallingAddress(configured, 'example.org').host).not.toBe(
        cloudHost
      )
    }
  )
})
