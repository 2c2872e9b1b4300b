import { sortIceServers } from './sortIceServers'

describe('ICE servers', () => {
  it('are grouped by protocol and transport', () => {
    const secret = { username: 'u', credential: 'c' }
    const turn = [
      ...['turn:a', 'turn:b?transport=udp', 'turn:c?transport=tcp'],
      ...['turns:d?transport=tcp', 'turns:e?transport=udp', 'http://f'],
    ]

    expect(
      sortIceServers([{ urls: 'stun:s' }, { urls: turn, ...secret }])
    ).toEqual({
      stun: [{ urls: 'stun:s' }],
      udp: [
        { urls: 'turn:a', ...secret },
        { urls: 'turn:b?transport=udp', ...secret },
      ],
      tcp: [{ urls: 'turn:c?transport=tcp', ...secret }],
      tls: [{ urls: 'turns:d?transport=tcp', ...secret }],
    })
  })

  it('may be missing', () => {
    expect(sortIceServers([])).toEqual({ stun: [], udp: [], tcp: [], tls: [] })
  })
})
