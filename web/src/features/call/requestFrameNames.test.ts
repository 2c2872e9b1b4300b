import { requestFrameNames } from './requestFrameNames'

const timing = 'a=extmap:7 http://www.webrtc.org/experiments/video-timing\r\n'

const offerOf = (sdp: string): RTCLocalSessionDescriptionInit => ({
  type: 'offer',
  sdp,
})

/** As PeerJS does: creates, changes, applies and then sends the offer. */
async function negotiate(refuses: (sdp: string) => boolean, created = timing) {
  const applied: (string | undefined)[] = []
  const connection = {
    async setLocalDescription(description?: RTCLocalSessionDescriptionInit) {
      if (refuses(description?.sdp ?? '')) throw new DOMException('refused')
      applied.push(description?.sdp)
    },
  }
  const names = requestFrameNames()
  names.follow(connection)
  const offer = offerOf(created)
  offer.sdp = names.sdpTransform(created)
  const error = await connection
    .setLocalDescription(offer)
    .catch((reason: unknown) => reason)
  return { applied, connection, error, sent: offer.sdp }
}

describe('the first offer of a call', () => {
  it('requests the names of frames', async () => {
    const { applied, sent } = await negotiate(() => false)
    expect(sent).toContain('dependency-descriptor')
    expect(applied).toEqual([sent])
  })

  it('is applied and sent unchanged by a browser that refuses changes', async () => {
    const { applied, error, sent } = await negotiate((sdp) => sdp !== timing)
    expect(error).toBeUndefined()
    expect(sent).toBe(timing)
    expect(applied).toEqual([timing])
  })

  it('fails as before if it was not changed, or is refused unchanged', async () => {
    for (const created of [timing, 'a=mid:0\r\n']) {
      const { applied, error } = await negotiate(() => true, created)
      expect(error).toBeInstanceOf(DOMException)
      expect(applied).toEqual([])
    }
  })

  it('leaves other refused descriptions alone', async () => {
    const { connection } = await negotiate((sdp) => sdp === 'other')
    for (const type of ['offer', 'answer'] as const) {
      const description = { type, sdp: 'other' }
      await expect(
        connection.setLocalDescription(description)
      ).rejects.toBeInstanceOf(DOMException)
      expect(description.sdp).toBe('other')
    }
  })
})
