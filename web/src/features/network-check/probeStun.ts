import type { IceServer } from 'src/features/call/model/sortIceServers'

const patienceMs = 8_000

const isUdpOfThisHost = ({ type, protocol }: RTCIceCandidate) =>
  type === 'host' && protocol === 'udp'

/**
 * Looks for a server-reflexive candidate (RFC 8445, section 5.1.1). If the
 * public address is also the local one, there is neither a candidate nor an
 * error.
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
    setTimeout(() => resolve('silent'), patienceMs)
    connection.createDataChannel('test')
    connection.setLocalDescription().catch(() => resolve('silent'))
  }).finally(() => connection.close())
}
