import { ArrivingFrames } from './ArrivingFrames'

type Output = VideoDecoderInit['output']

class FakeDecoder {
  static made: FakeDecoder[] = []
  static isBroken = false
  decodeQueueSize = 0
  state: CodecState = 'unconfigured'
  codec = ''
  private readonly output: Output
  readonly error: VideoDecoderInit['error']

  constructor({ output, error }: VideoDecoderInit) {
    this.output = output
    this.error = error
    FakeDecoder.made.push(this)
  }

  configure({ codec }: VideoDecoderConfig): void {
    this.state = 'configured'
    this.codec = codec
  }

  decode({ data, timestamp }: { data: string; timestamp: number }): void {
    if (FakeDecoder.isBroken) throw new DOMException('broken')
    const size = { displayWidth: 1920, displayHeight: 1080 }
    this.output({ data, timestamp, ...size } as unknown as VideoFrame)
  }

  close(): void {
    this.state = 'closed'
  }
}

class FakeChunk {
  readonly type: string
  readonly data: unknown
  readonly timestamp: number
  constructor({ type, data, timestamp }: FakeChunk) {
    this.type = type
    this.data = data
    this.timestamp = timestamp
  }
}

const { VideoDecoder: decoder, EncodedVideoChunk: chunk } = globalThis

const later = (ms: number) => jest.advanceTimersByTime(ms)

beforeEach(() => {
  jest.useFakeTimers()
  FakeDecoder.made = []
  FakeDecoder.isBroken = false
  Object.assign(globalThis, {
    VideoDecoder: FakeDecoder,
    EncodedVideoChunk: FakeChunk,
  })
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(globalThis, { VideoDecoder: decoder, EncodedVideoChunk: chunk })
})

function frame(
  id: number | undefined,
  { type = 'delta', mimeType = 'video/VP8', needs = [Number(id) - 1] } = {}
) {
  const dependencies = type === 'key' ? [] : needs
  return {
    type,
    data: `frame ${id}`,
    getMetadata: () => ({ frameId: id, dependencies, mimeType }),
  } as unknown as RTCEncodedVideoFrame
}
const key = (id: number, mimeType = 'video/VP8') =>
  frame(id, { type: 'key', mimeType })

function arriving() {
  const shown: unknown[] = []
  const requestKeyFrame = jest.fn()
  const fail = jest.fn()
  const frames = new ArrivingFrames(
    (picture) => shown.push((picture as unknown as FakeChunk).data),
    requestKeyFrame,
    fail
  )
  return { frames, shown, requestKeyFrame, fail }
}

describe('arriving frames', () => {
  it('are shown at once', () => {
    const { frames, shown } = arriving()
    frames.take(key(1))
    frames.take(frame(2))
    expect(shown).toEqual(['frame 1', 'frame 2'])
  })

  it('are shown in order when one of them was retransmitted', () => {
    const { frames, shown } = arriving()
    frames.take(key(1))
    frames.take(frame(3))
    expect(shown).toEqual(['frame 1'])
    frames.take(frame(2))
    expect(shown).toEqual(['frame 1', 'frame 2', 'frame 3'])
  })

  it('are decoded by one decoder until the codec changes', () => {
    const { frames, shown } = arriving()
    frames.take(key(1))
    frames.take(key(2))
    frames.take(key(3, 'video/AV1'))
    frames.take(frame(4, { mimeType: 'video/AV1' }))
    const made = FakeDecoder.made.map(({ codec, state }) => [codec, state])
    expect(made).toEqual([
      ['vp8', 'closed'],
      ['av01.0.13M.08', 'configured'],
    ])
    expect(shown).toHaveLength(4)
  })

  it('start over with a key frame after a failure of the decoder', () => {
    const { frames, shown, requestKeyFrame, fail } = arriving()
    frames.take(key(1))
    FakeDecoder.made[0]?.error(new DOMException('corrupt'))
    expect(requestKeyFrame).toHaveBeenCalledTimes(1)
    frames.take(frame(2))
    frames.take(key(3))
    frames.take(frame(4))
    expect(shown).toEqual(['frame 1', 'frame 3', 'frame 4'])
    expect(fail).not.toHaveBeenCalled()
  })

  it('request a key frame when a missing frame does not arrive', () => {
    const { frames, shown, requestKeyFrame } = arriving()
    frames.take(key(1))
    for (let id = 3; id < 63; id++) frames.take(frame(id))
    expect(requestKeyFrame).toHaveBeenCalledTimes(1)
    frames.take(key(70))
    expect(shown).toEqual(['frame 1', 'frame 70'])
  })

  it('repeat the request for a key frame that does not arrive', () => {
    const { frames, requestKeyFrame, fail } = arriving()
    frames.take(key(1))
    FakeDecoder.made[0]?.error(new DOMException('corrupt'))
    for (let id = 2; id < 200; id++) frames.take(frame(id))
    expect(requestKeyFrame).toHaveBeenCalledTimes(1)
    later(1_000)
    for (let id = 200; id < 400; id++) frames.take(frame(id))
    expect(requestKeyFrame).toHaveBeenCalledTimes(2)
    frames.take(key(400))
    later(2_000)
    frames.take(frame(401))
    expect(requestKeyFrame).toHaveBeenCalledTimes(2)
    expect(fail).not.toHaveBeenCalled()
  })

  it('are dropped until the next key frame when the decoder is a second behind', () => {
    const { frames, shown, requestKeyFrame, fail } = arriving()
    let id = 0
    for (let time = 1; time <= 4; time++) {
      frames.take(key(++id))
      FakeDecoder.made.at(-1)!.decodeQueueSize = 30
      frames.take(frame(++id))
      frames.take(frame(++id))
      expect(requestKeyFrame).toHaveBeenCalledTimes(time)
    }
    expect(shown).toEqual(['frame 1', 'frame 4', 'frame 7', 'frame 10'])
    expect(FakeDecoder.made.map(({ state }) => state)).toEqual(
      Array(4).fill('closed')
    )
    expect(frames.counters.framesDropped).toBe(4 * 31)
    expect(fail).not.toHaveBeenCalled()
  })

  it('fail when the decoder fails repeatedly', () => {
    const { frames, requestKeyFrame, fail } = arriving()
    FakeDecoder.isBroken = true
    frames.take(key(1))
    frames.take(key(2))
    expect(requestKeyFrame).toHaveBeenCalledTimes(2)
    expect(fail).not.toHaveBeenCalled()
    frames.take(key(3))
    expect(fail.mock.calls).toEqual([[true]])
  })

  it('do not fail when the decoder fails with a second of pictures in between', () => {
    const { frames, fail } = arriving()
    let id = 0
    for (let failure = 0; failure < 5; failure++) {
      frames.take(key(++id))
      for (let count = 0; count < 30; count++) frames.take(frame(++id))
      FakeDecoder.made.at(-1)?.error(new DOMException('corrupt'))
    }
    expect(fail).not.toHaveBeenCalled()
  })

  it('fail when they have no ids', () => {
    const { frames, fail } = arriving()
    frames.take(frame(undefined, { type: 'key' }))
    expect(fail.mock.calls).toEqual([[false]])
  })

  it('fail when they use another codec', () => {
    const { frames, fail } = arriving()
    frames.take(key(1, 'video/H264'))
    expect(fail).toHaveBeenCalledTimes(1)
  })

  it('are counted as WebRTC counts them', () => {
    const { frames } = arriving()
    frames.take(key(1))
    frames.take(frame(2))
    const { totalProcessingDelay, ...counters } = frames.counters
    expect(counters).toEqual({
      framesDecoded: 2,
      framesDropped: 0,
      frameWidth: 1920,
      frameHeight: 1080,
    })
    expect(totalProcessingDelay).toBeGreaterThanOrEqual(0)
    expect(totalProcessingDelay).toBeLessThan(10)
  })

  it('close the decoder when they are stopped', () => {
    const { frames } = arriving()
    frames.stop()
    frames.take(key(1))
    frames.stop()
    expect(FakeDecoder.made[0]?.state).toBe('closed')
  })
})
