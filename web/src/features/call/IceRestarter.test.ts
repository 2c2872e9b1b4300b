import { IceRestarter } from './IceRestarter'
import type { IceRestart } from './model/controlMessage'

const offer = { type: 'offer', sdp: 'o=offer' } as const
const answer = { type: 'answer', sdp: 'o=answer' } as const

const fresh = [{ urls: 'turn:turn.example.org', username: 'later' }]

function restarter(iceServers: RTCIceServer[] = fresh) {
  const onCandidate = () => {}
  const connection = {
    iceConnectionState: 'connected' as RTCIceConnectionState,
    onicecandidate: onCandidate as (() => void) | null,
    getConfiguration: (): RTCConfiguration => ({
      bundlePolicy: 'balanced',
      iceServers: [],
    }),
    setConfiguration: jest.fn(),
    createOffer: jest.fn(() => Promise.resolve(offer)),
    createAnswer: jest.fn(() => Promise.resolve(answer)),
    setLocalDescription: jest.fn(() => Promise.resolve()),
    setRemoteDescription: jest.fn(() => Promise.resolve()),
  }
  const sent: IceRestart[] = []
  const urgencies: boolean[] = []
  const made = new IceRestarter(
    connection as unknown as RTCPeerConnection,
    'mc_1',
    {
      send: (restart) => sent.push(restart),
      iceServers: (isUrgent) => {
        urgencies.push(isUrgent)
        return Promise.resolve(iceServers)
      },
    }
  )
  return { made, connection, sent, urgencies, onCandidate }
}

describe('IceRestarter', () => {
  it('offers a new path to the peer', async () => {
    const { made, connection, sent } = restarter()
    await made.restart()

    expect(connection.createOffer).toHaveBeenCalledWith({ iceRestart: true })
    expect(connection.setLocalDescription).toHaveBeenCalledWith(offer)
    expect(sent).toEqual([{ callId: 'mc_1', number: 1, description: offer }])
  })

  it('does not wait for late ICE servers once the call has had a path', async () => {
    const { made, connection, urgencies } = restarter()
    connection.iceConnectionState = 'checking'
    await made.receive({ callId: 'mc_1', number: 1, description: offer })
    connection.iceConnectionState = 'disconnected'
    await made.restart()
    expect(urgencies).toEqual([false, true])
  })

  it('answers an offer', async () => {
    const { made, connection, sent } = restarter()
    await made.receive({ callId: 'mc_1', number: 5, description: offer })

    expect(connection.setRemoteDescription).toHaveBeenCalledWith(offer)
    expect(connection.setLocalDescription).toHaveBeenCalledWith(answer)
    expect(sent).toEqual([{ callId: 'mc_1', number: 5, description: answer }])
  })

  it('applies only the answer to its latest offer', async () => {
    const { made, connection } = restarter()
    await made.restart()
    await made.restart()
    await made.receive({ callId: 'mc_1', number: 1, description: answer })
    expect(connection.setRemoteDescription).not.toHaveBeenCalled()
    await made.receive({ callId: 'mc_1', number: 2, description: answer })

    expect(connection.setRemoteDescription).toHaveBeenCalledWith(answer)
  })

  it('applies an answer of an older page without a number', async () => {
    const { made, connection, sent } = restarter()
    await made.receive({ callId: 'mc_1', description: answer })

    expect(connection.setRemoteDescription).toHaveBeenCalledWith(answer)
    expect(sent).toEqual([])
  })

  it('keeps its relays when it receives no ICE servers', async () => {
    const { made, connection, sent } = restarter([
      { urls: 'stun:stun.example.org' },
    ])
    connection.getConfiguration = () => ({ iceServers: fresh })
    await made.restart()

    expect(connection.setConfiguration).not.toHaveBeenCalled()
    expect(sent).toHaveLength(1)
  })

  it('adds relays to a call without any by restarting ICE', async () => {
    const { made, sent } = restarter()
    await made.addRelays()

    expect(sent).toHaveLength(1)
  })

  it.each([
    ['there are none', [{ urls: ['stun:stun.example.org'] }], []],
    ['it has some already', fresh, fresh],
  ])('does not restart for relays if %s', async (_, servers, known) => {
    const { made, connection, sent } = restarter(servers)
    connection.getConfiguration = () => ({
      ...{ bundlePolicy: 'balanced', iceServers: known },
    })
    await made.addRelays()

    expect(sent).toEqual([])
  })

  it('sends candidates of a restart although PeerJS no longer listens for them', async () => {
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
  ])('%s with valid TURN credentials', async (_, act) => {
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

  it('keeps the old ICE servers if no others are available', async () => {
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
})
