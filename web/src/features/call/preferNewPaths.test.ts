import { FakePeerConnection } from './FakeConnection'
import { preferNewPaths } from './preferNewPaths'

const candidate = (fragment: string) =>
  `candidate:1 1 udp 800 10.0.0.1 5000 typ host ufrag ${fragment}`
const answer = (fragment: string): RTCSessionDescriptionInit => ({
  type: 'answer',
  sdp: `v=0\r\na=ice-ufrag:${fragment}\r\na=${candidate(fragment)}\r\n`,
})

function preferring() {
  const connection = new FakePeerConnection()
  preferNewPaths(connection as unknown as RTCPeerConnection)
  return connection
}

describe('preferNewPaths', () => {
  it('ranks the candidates of each restart above the earlier ones', async () => {
    const connection = preferring()
    await connection.setRemoteDescription(answer('one'))
    await connection.addIceCandidate({ candidate: candidate('one') })
    await connection.setRemoteDescription(answer('two'))
    await connection.addIceCandidate({ candidate: candidate('two') })
    // A candidate of the first offer arrives late, and keeps its low rank.
    await connection.addIceCandidate({ candidate: candidate('one') })

    expect(
      connection.remoteDescriptions.map(({ sdp }) => sdp?.split(' ')[3])
    ).toEqual(['100', String(2 ** 28 + 100)])
    expect(
      connection.candidates.map((given) => given?.candidate?.split(' ')[3])
    ).toEqual(['100', String(2 ** 28 + 100), '100'])
  })

  it('keeps the other attributes of a candidate', async () => {
    const connection = preferring()
    const rest = { sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'one' }
    await connection.addIceCandidate({ candidate: candidate('one'), ...rest })

    expect(connection.candidates[0]).toMatchObject(rest)
  })

  it('passes on the end of candidates, and a description without any', async () => {
    const connection = preferring()
    await connection.addIceCandidate(null)
    await connection.addIceCandidate({ candidate: '' })
    await connection.setRemoteDescription({ type: 'answer' })

    expect(connection.candidates).toEqual([undefined, { candidate: '' }])
    expect(connection.remoteDescriptions).toEqual([{ type: 'answer', sdp: '' }])
  })
})
