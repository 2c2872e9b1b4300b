import { FakePeerConnection } from './FakeConnection'
import { tuneAnswers } from './tuneAnswers'

const answer = [
  'v=0',
  'm=video 9 UDP/TLS/RTP/SAVPF 45 96',
  'a=rtpmap:45 AV1/90000',
  'a=rtpmap:96 VP8/90000',
  '',
].join('\r\n')

function tuned() {
  const connection = new FakePeerConnection()
  tuneAnswers(connection as unknown as RTCPeerConnection)
  return connection
}

describe('tuneAnswers', () => {
  it('reads an answer as one that prefers VP8 and a good start', async () => {
    const connection = tuned()
    await connection.setRemoteDescription({ type: 'answer', sdp: answer })

    const [read] = connection.remoteDescriptions
    expect(read?.type).toBe('answer')
    expect(read?.sdp).toContain('m=video 9 UDP/TLS/RTP/SAVPF 96 45\r\n')
    expect(read?.sdp).toContain(
      'a=fmtp:96 x-google-start-bitrate=8000;x-google-min-bitrate=500\r\n'
    )
  })

  it('leaves a description without a picture as it came', async () => {
    const connection = tuned()
    await connection.setRemoteDescription({ type: 'answer', sdp: 'v=0\r\n' })
    await connection.setRemoteDescription({ type: 'answer' })

    expect(connection.remoteDescriptions).toEqual([
      { type: 'answer', sdp: 'v=0\r\n' },
      { type: 'answer', sdp: '' },
    ])
  })
})
