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
  const startAt = tuneAnswers(connection as unknown as RTCPeerConnection)
  return Object.assign(connection, { startAt })
}

describe('tuneAnswers', () => {
  it('makes an answer prefer VP8 and a high start bitrate', async () => {
    const connection = tuned()
    await connection.setRemoteDescription({ type: 'answer', sdp: answer })

    const [read] = connection.remoteDescriptions
    expect(read?.type).toBe('answer')
    expect(read?.sdp).toContain('m=video 9 UDP/TLS/RTP/SAVPF 96 45\r\n')
    expect(read?.sdp).toContain(
      'a=fmtp:96 x-google-start-bitrate=8000;x-google-min-bitrate=500\r\n'
    )
  })

  it('keeps a description without video unchanged', async () => {
    const connection = tuned()
    await connection.setRemoteDescription({ type: 'answer', sdp: 'v=0\r\n' })
    await connection.setRemoteDescription({ type: 'answer' })

    expect(connection.remoteDescriptions).toEqual([
      { type: 'answer', sdp: 'v=0\r\n' },
      { type: 'answer', sdp: '' },
    ])
  })

  it('applies the same answer again with another start bitrate, which the peer does not notice', async () => {
    const connection = tuned()
    await connection.setRemoteDescription({ type: 'answer', sdp: answer })
    connection.settle()
    await connection.startAt(900_400)

    expect(connection.localDescriptions).toEqual([undefined])
    expect(connection.remoteDescriptions).toHaveLength(2)
    expect(connection.remoteDescriptions[1]?.sdp).toContain(
      'a=fmtp:96 x-google-start-bitrate=900;x-google-min-bitrate=500\r\n'
    )
  })

  it('also starts over at the same bitrate', async () => {
    const connection = tuned()
    await connection.setRemoteDescription({ type: 'answer', sdp: answer })
    connection.settle()
    await connection.startAt(8_000_000)

    expect(connection.remoteDescriptions[1]?.sdp).toContain(
      'x-google-start-bitrate=8001'
    )
  })

  it('keeps the new start bitrate for later answers, and sets no minimum above it', async () => {
    const connection = tuned()
    await connection.setRemoteDescription({ type: 'answer', sdp: answer })
    connection.settle()
    await connection.startAt(300_000)
    await connection.setRemoteDescription({ type: 'answer', sdp: answer })

    expect(connection.remoteDescriptions[2]?.sdp).toContain(
      'x-google-start-bitrate=300;x-google-min-bitrate=300'
    )
  })

  it('does nothing during another negotiation', async () => {
    const connection = tuned()
    await connection.startAt(1_000_000)
    await connection.setRemoteDescription({ type: 'answer', sdp: answer })
    await connection.startAt(1_000_000)

    expect(connection.remoteDescriptions).toHaveLength(1)
  })

  it('forgets an answer that the browser has rejected', async () => {
    const connection = tuned()
    await connection.setRemoteDescription({ type: 'answer', sdp: answer })
    connection.settle()
    connection.rejectsAnswers = true
    const hostile = answer.replace('v=0', 'v=0\r\ns=hostile')
    const late = connection.setRemoteDescription({
      type: 'answer',
      sdp: hostile,
    })
    await expect(late).rejects.toThrow()
    connection.rejectsAnswers = false
    await connection.startAt(1_000_000)

    expect(connection.remoteDescriptions).toHaveLength(2)
    expect(connection.remoteDescriptions[1]?.sdp).not.toContain('hostile')
  })

  it('rolls its offer back if the browser rejects the answer', async () => {
    const connection = tuned()
    await connection.setRemoteDescription({ type: 'answer', sdp: answer })
    connection.settle()
    connection.rejectsAnswers = true
    await connection.startAt(1_000_000)

    expect(connection.localDescriptions).toEqual([
      undefined,
      { type: 'rollback' },
    ])
  })
})
