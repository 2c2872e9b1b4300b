import type { IceRestart } from 'src/domain/controlMessage'

import { IceRestarter } from './IceRestarter'

const offer = { type: 'offer', sdp: 'v=0 offer' } as const
const answer = { type: 'answer', sdp: 'v=0 answer' } as const

function restarter() {
  const onCandidate = () => {}
  const connection = {
    onicecandidate: onCandidate as (() => void) | null,
    createOffer: jest.fn(() => Promise.resolve(offer)),
    createAnswer: jest.fn(() => Promise.resolve(answer)),
    setLocalDescription: jest.fn(() => Promise.resolve()),
    setRemoteDescription: jest.fn(() => Promise.resolve()),
  }
  const sent: IceRestart[] = []
  const made = new IceRestarter(
    connection as unknown as RTCPeerConnection,
    'mc_1',
    (restart) => sent.push(restart)
  )
  return { made, connection, sent, onCandidate }
}

describe('IceRestarter', () => {
  it('offers a new path to the other side', async () => {
    const { made, connection, sent } = restarter()
    await made.restart()

    expect(connection.createOffer).toHaveBeenCalledWith({ iceRestart: true })
    expect(connection.setLocalDescription).toHaveBeenCalledWith(offer)
    expect(sent).toEqual([{ callId: 'mc_1', description: offer }])
  })

  it('answers an offer', async () => {
    const { made, connection, sent } = restarter()
    await made.receive({ callId: 'mc_1', description: offer })

    expect(connection.setRemoteDescription).toHaveBeenCalledWith(offer)
    expect(connection.setLocalDescription).toHaveBeenCalledWith(answer)
    expect(sent).toEqual([{ callId: 'mc_1', description: answer }])
  })

  it('takes an answer without a further word', async () => {
    const { made, connection, sent } = restarter()
    await made.receive({ callId: 'mc_1', description: answer })

    expect(connection.setRemoteDescription).toHaveBeenCalledWith(answer)
    expect(sent).toEqual([])
  })

  it('sends candidates again, though PeerJS has stopped to', async () => {
    const { made, connection, onCandidate } = restarter()
    connection.onicecandidate = null
    await made.restart()

    expect(connection.onicecandidate).toBe(onCandidate)
  })
})
