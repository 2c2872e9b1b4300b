import type { IceRestart } from 'src/domain/wire/controlMessage'

import { IceRestarter } from './IceRestarter'

const fingerprint = 'a=fingerprint:sha-256 AB:CD'
const offer = { type: 'offer', sdp: `o=offer\r\n${fingerprint}` } as const
const answer = { type: 'answer', sdp: `o=answer\r\n${fingerprint}` } as const

const fresh = [{ urls: 'turn:turn.example.org', username: 'later' }]

function restarter(iceServers: RTCIceServer[] = fresh) {
  const onCandidate = () => {}
  const connection = {
    onicecandidate: onCandidate as (() => void) | null,
    remoteDescription: { type: 'answer', sdp: fingerprint },
    getConfiguration: () => ({ bundlePolicy: 'balanced', iceServers: [] }),
    setConfiguration: jest.fn(),
    createOffer: jest.fn(() => Promise.resolve(offer)),
    createAnswer: jest.fn(() => Promise.resolve(answer)),
    setLocalDescription: jest.fn(() => Promise.resolve()),
    setRemoteDescription: jest.fn(() => Promise.resolve()),
  }
  const sent: IceRestart[] = []
  const made = new IceRestarter(
    connection as unknown as RTCPeerConnection,
    'mc_1',
    {
      send: (restart) => sent.push(restart),
      iceServers: () => Promise.resolve(iceServers),
    }
  )
  return { made, connection, sent, onCandidate }
}

describe('IceRestarter', () => {
  it('offers a new path to the other side', async () => {
    const { made, connection, sent } = restarter()
    await made.restart()

    expect(connection.createOffer).toHaveBeenCalledWith({ iceRestart: true })
    expect(connection.setLocalDescription).toHaveBeenCalledWith(offer)
    expect(sent).toEqual([{ callId: 'mc_1', number: 1, description: offer }])
  })

  it('answers an offer', async () => {
    const { made, connection, sent } = restarter()
    await made.receive({ callId: 'mc_1', number: 5, description: offer })

    expect(connection.setRemoteDescription).toHaveBeenCalledWith(offer)
    expect(connection.setLocalDescription).toHaveBeenCalledWith(answer)
    expect(sent).toEqual([{ callId: 'mc_1', number: 5, description: answer }])
  })

  it('takes the answer to its latest offer alone', async () => {
    const { made, connection } = restarter()
    await made.restart()
    await made.restart()
    await made.receive({ callId: 'mc_1', number: 1, description: answer })
    expect(connection.setRemoteDescription).not.toHaveBeenCalled()
    await made.receive({ callId: 'mc_1', number: 2, description: answer })

    expect(connection.setRemoteDescription).toHaveBeenCalledWith(answer)
  })

  it.each([
    ['another certificate', 'a=fingerprint:sha-256 EF:01'],
    ['no certificate', ''],
    ['two certificates', `${fingerprint}\r\na=fingerprint:sha-256 EF:01`],
  ])('refuses a description with %s', async (_, sdp) => {
    const { made, connection, sent } = restarter()
    const offered = { type: 'offer', sdp } as const
    await made.receive({ callId: 'mc_1', number: 5, description: offered })
    const answered = { type: 'answer', sdp } as const
    await made.receive({ callId: 'mc_1', description: answered })

    expect(connection.setRemoteDescription).not.toHaveBeenCalled()
    expect(sent).toEqual([])
  })

  it('takes an answer of an older page without a further word', async () => {
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

  it.each([
    ['offers', (made: IceRestarter) => made.restart()],
    [
      'answers an offer',
      (made: IceRestarter) =>
        made.receive({ callId: 'mc_1', description: offer }),
    ],
  ])('%s with TURN credentials that live', async (_, act) => {
    const { made, connection } = restarter()
    await act(made)

    expect(connection.setConfiguration).toHaveBeenCalledWith({
      bundlePolicy: 'balanced',
      iceServers: fresh,
    })
    const [configured] = connection.setConfiguration.mock.invocationCallOrder
    const [described] = connection.setLocalDescription.mock.invocationCallOrder
    expect(configured).toBeLessThan(described!)
  })

  it('keeps the old ones when there are no others to have', async () => {
    const { made, connection } = restarter([])
    await made.restart()

    expect(connection.setConfiguration).not.toHaveBeenCalled()
    expect(connection.createOffer).toHaveBeenCalled()
  })

  it('restarts where ICE servers cannot be changed', async () => {
    const { made, connection, sent } = restarter()
    Reflect.deleteProperty(connection, 'setConfiguration')
    await made.restart()

    expect(sent).toHaveLength(1)
  })

  it.each([
    ['of somebody else', 'a=fingerprint:sha-256 00:11'],
    ['of two', `${fingerprint}\r\nm=video 9\r\na=fingerprint:sha-256 00:11`],
    ['of nobody', 'v=0'],
  ])('PS32 is not led to another end by the certificate %s', async (_, sdp) => {
    const { made, connection, sent } = restarter()
    await made.restart()
    sent.length = 0
    for (const type of ['offer', 'answer'] as const) {
      await made.receive({
        callId: 'mc_1',
        number: 1,
        description: { type, sdp },
      })
    }

    expect(connection.setRemoteDescription).not.toHaveBeenCalled()
    expect(sent).toEqual([])
  })
})
