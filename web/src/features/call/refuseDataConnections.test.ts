import { refuseDataConnections } from './refuseDataConnections'

const kinds = ['raw', 'json', 'binary', 'binary-utf8', 'default']

describe('refuseDataConnections', () => {
  it('replaces every serializer that PeerJS has or falls back to', () => {
    expect(Object.keys(refuseDataConnections).sort()).toEqual(kinds.sort())
  })

  it.each(kinds)(
    'does not answer a %s offer [§7 data offer payload]',
    (kind) => {
      const provider = { socket: { send: jest.fn() }, emit: jest.fn() }
      const Refused = refuseDataConnections[kind]!
      const refused = new Refused('stranger', provider as never, {
        connectionId: 'dc_1',
        _payload: { sdp: {} },
      })
      refused.handleMessage({} as never)
      refused.close()

      expect(provider.socket.send).not.toHaveBeenCalled()
      expect(provider.emit).not.toHaveBeenCalled()
      expect(refused).toMatchObject({
        peer: 'stranger',
        type: 'data',
        connectionId: 'dc_1',
        peerConnection: null,
      })
    }
  )

  it('tolerates an offer without options', () => {
    const Refused = refuseDataConnections.default!

    expect(
      () => new Refused('stranger', {} as never, undefined as never)
    ).not.toThrow()
  })
})
