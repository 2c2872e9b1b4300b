import type { Peer } from 'peerjs'

import { signOffers } from './signOffers'

const offer = {
  type: 'OFFER',
  dst: 'lamp',
  payload: { type: 'media', connectionId: 'mc_1' },
}
const candidate = { type: 'CANDIDATE', dst: 'lamp', payload: {} }
const knock = { type: 'ANSWER', dst: 'lamp', payload: { control: 'knock' } }
const heartbeat = { type: 'HEARTBEAT' }

/** The test decides when each proof is complete, by calling `finish`. */
function signing() {
  const sent: object[] = []
  const finish: (() => void)[] = []
  const socket = { send: (message: object) => void sent.push(message) }
  const sign = jest.fn(
    (payload: object) =>
      new Promise<object>((resolve) => {
        const isAsking = payload !== candidate.payload
        finish.push(() =>
          resolve(isAsking ? { ...payload, mac: 'm' } : payload)
        )
      })
  )
  signOffers({ socket } as unknown as Peer, () => 'river', { sign })
  return { sent, finish, sign, send: (message: object) => socket.send(message) }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

describe('signOffers', () => {
  it('sends messages that need no proof at once', () => {
    const { sent, send, sign } = signing()
    send(candidate)
    send(heartbeat)

    expect(sent).toEqual([candidate, heartbeat])
    expect(sign).not.toHaveBeenCalled()
  })

  it.each([
    ['an offer', offer],
    ['a knock', knock],
  ])('sends %s with its proof', async (_, message) => {
    const { sent, finish, send, sign } = signing()
    send(message)
    expect(sent).toEqual([])
    finish[0]?.()
    await turn()

    expect(sign).toHaveBeenCalledWith(message.payload, {
      callerId: 'river',
      calleeId: 'lamp',
    })
    expect(sent).toEqual([
      { ...message, payload: { ...message.payload, mac: 'm' } },
    ])
  })

  it('keeps the order of later messages, however long the proof takes', async () => {
    const { sent, finish, send } = signing()
    for (const message of [offer, candidate, knock, heartbeat]) send(message)
    finish.reverse().forEach((finishOne) => finishOne())
    await turn()

    expect(sent.map((message) => (message as { type: string }).type)).toEqual([
      ...['OFFER', 'CANDIDATE', 'ANSWER', 'HEARTBEAT'],
    ])
    send(candidate)
    expect(sent).toHaveLength(5)
  })
})
