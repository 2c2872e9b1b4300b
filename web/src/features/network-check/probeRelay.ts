import type { IceServer } from 'src/features/call'

type RelayOutcome = 'works' | 'answers' | 'refused' | 'silent'

const patienceMs = 12_000

/** A relay's error codes are 300 to 699. Browsers use 701 for no answer. */
const isAnswer = (errorCode: number) => errorCode >= 300 && errorCode < 700

/**
 * Sends a message from one RTCPeerConnection of this page to another one,
 * through the relay.
 */
export function probeRelay(server: IceServer): Promise<RelayOutcome> {
  const options: RTCConfiguration = {
    iceServers: [server],
    iceTransportPolicy: 'relay',
  }
  const near = new RTCPeerConnection(options)
  const far = new RTCPeerConnection(options)
  let hasRelayed = false
  let wasRefused = false
  const soFar = (): RelayOutcome => {
    if (hasRelayed) return 'answers'
    return wasRefused ? 'refused' : 'silent'
  }
  return new Promise<RelayOutcome>((resolve) => {
    const join = (here: RTCPeerConnection, there: RTCPeerConnection) => {
      here.onicecandidateerror = ({ errorCode }) =>
        (wasRefused ||= isAnswer(errorCode))
      here.onicecandidate = ({ candidate }) => {
        if (candidate) {
          hasRelayed = true
          there.addIceCandidate(candidate).catch(() => {})
        } else if (!hasRelayed) {
          resolve(soFar())
        }
      }
    }
    join(near, far)
    join(far, near)
    far.ondatachannel = ({ channel }) =>
      (channel.onmessage = () => resolve('works'))
    const channel = near.createDataChannel('test')
    channel.onopen = () => channel.send('test')
    setTimeout(() => resolve(soFar()), patienceMs)
    connect(near, far).catch(() => resolve('silent'))
  }).finally(() => {
    near.close()
    far.close()
  })
}

async function connect(
  near: RTCPeerConnection,
  far: RTCPeerConnection
): Promise<void> {
  const offer = await near.createOffer()
  await far.setRemoteDescription(offer)
  const answer = await far.createAnswer()
  // A connection gathers candidates only after it has a local description, and
  // accepts candidates only after it has a remote description.
  await near.setLocalDescription(offer)
  await Promise.all([
    near.setRemoteDescription(answer),
    far.setLocalDescription(answer),
  ])
}

const stunPatienceMs = 8_000

const isUdpOfThisHost = ({ type, protocol }: RTCIceCandidate) =>
  type === 'host' && protocol === 'udp'

/**
 * Looks for a server-reflexive candidate (RFC 8445, section 5.1.1). A computer
 * with a public address gets no such candidate, but no error either.
 */
export function probeStun(server: IceServer): Promise<'works' | 'silent'> {
  const connection = new RTCPeerConnection({ iceServers: [server] })
  return new Promise<'works' | 'silent'>((resolve) => {
    let places = 0
    let errors = 0
    connection.onicecandidateerror = () => errors++
    connection.onicecandidate = ({ candidate }) => {
      if (!candidate) resolve(places > errors ? 'works' : 'silent')
      else if (candidate.type === 'srflx') resolve('works')
      else if (isUdpOfThisHost(candidate)) places++
    }
    setTimeout(() => resolve('silent'), stunPatienceMs)
    connection.createDataChannel('test')
    connection.setLocalDescription().catch(() => resolve('silent'))
  }).finally(() => connection.close())
}
