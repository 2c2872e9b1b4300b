import { ResumeWatch } from './ResumeWatch'

const pollMs = 150

/** A connection whose candidate pair has received so many bytes. */
function watched() {
  const network = { bytes: 1_000, answers: 7 }
  const sender = (kind: string | null) => ({
    track: kind && { kind },
    getParameters: () => ({ encodings: [{}, {}] }),
    setParameters: jest.fn((..._: unknown[]) => Promise.resolve()),
  })
  const [video, audio, empty] = [sender('video'), sender('audio'), sender(null)]
  const getStats = jest.fn(async () => [
    {
      type: 'candidate-pair',
      bytesReceived: network.bytes,
      responsesReceived: network.answers,
    },
    { type: 'candidate-pair' },
    { type: 'inbound-rtp', bytesReceived: Math.random() },
  ])
  const connection = { getStats, getSenders: () => [video, audio, empty] }
  const watch = new ResumeWatch(connection as unknown as RTCPeerConnection)
  return { network, video, audio, empty, getStats, watch }
}

const polls = (count: number) => jest.advanceTimersByTimeAsync(count * pollMs)

describe('ResumeWatch', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('asks for nothing while the network is silent', async () => {
    const { video, watch } = watched()
    watch.start()
    await polls(20)

    expect(video.setParameters).not.toHaveBeenCalled()
  })

  it('asks for one whole picture in each layer as soon as bytes come again', async () => {
    const { network, video, watch } = watched()
    watch.start()
    await polls(3)
    network.bytes++
    await polls(1)
    expect(video.setParameters.mock.calls).toEqual([
      [
        { encodings: [{}, {}] },
        { encodingOptions: [{ keyFrame: true }, { keyFrame: true }] },
      ],
    ])

    network.bytes++
    await polls(5)
    expect(video.setParameters).toHaveBeenCalledTimes(1)
  })

  it('knows by the answer to a check that a path is there again', async () => {
    const { network, video, watch } = watched()
    watch.start()
    await polls(1)
    network.answers++
    await polls(1)

    expect(video.setParameters).toHaveBeenCalledTimes(1)
  })

  it('asks for no picture of a sound, nor of nothing', async () => {
    const { network, audio, empty, watch } = watched()
    watch.start()
    await polls(1)
    network.bytes++
    await polls(1)

    expect(audio.setParameters).not.toHaveBeenCalled()
    expect(empty.setParameters).not.toHaveBeenCalled()
  })

  it('takes a browser that knows no such request as it is', async () => {
    const { network, video, watch } = watched()
    video.setParameters.mockRejectedValue(new TypeError())
    watch.start()
    await polls(1)
    network.bytes++
    await polls(1)

    expect(video.setParameters).toHaveBeenCalledTimes(1)
  })

  it('does not look any more once it is stopped', async () => {
    const { network, video, getStats, watch } = watched()
    watch.start()
    await polls(1)
    network.bytes++
    // A look is under way when the stop comes.
    jest.advanceTimersByTime(pollMs)
    watch.stop()
    await polls(10)

    expect(getStats).toHaveBeenCalledTimes(2)
    expect(video.setParameters).not.toHaveBeenCalled()
  })

  it('looks afresh after another silence', async () => {
    const { network, video, watch } = watched()
    watch.start()
    await polls(2)
    watch.stop()
    network.bytes += 50
    watch.start()
    await polls(2)
    expect(video.setParameters).not.toHaveBeenCalled()

    network.bytes++
    await polls(1)
    expect(video.setParameters).toHaveBeenCalledTimes(1)
  })
})
