import { FakePeerConnection } from 'src/features/call/FakeConnection'

import { openStills } from './openStills'

function opened() {
  const connection = new FakePeerConnection()
  const receive = jest.fn()
  const send = openStills(connection as unknown as RTCPeerConnection, receive)
  const channel = connection.channels.get(11)!
  channel.open()
  return { send, channel, receive }
}

describe('openStills', () => {
  it('delivers a still of the peer', () => {
    const { channel, receive } = opened()
    channel.hear(new ArrayBuffer(900))

    expect(receive).toHaveBeenCalledWith(expect.objectContaining({ size: 900 }))
  })

  it.each([
    ['a text', 'RIFF'],
    ['an empty message', new ArrayBuffer(0)],
    ['more than a chunk', new ArrayBuffer(16_301)],
  ])('ignores %s', (_, data) => {
    const { channel, receive } = opened()
    channel.hear(data)

    expect(receive).not.toHaveBeenCalled()
  })

  it('sends a still while the channel is open, and otherwise drops it', () => {
    const { send, channel } = opened()
    send(new ArrayBuffer(900))
    send(new ArrayBuffer(16_301))
    channel.readyState = 'closed'
    send(new ArrayBuffer(900))

    expect(channel.sent).toHaveLength(1)
  })
})
