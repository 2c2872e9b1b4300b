import type { ArrivalNews, ArrivalOrder, ArrivalRequest } from './arrivalOrder'
import { ArrivingPicture } from './ArrivingPicture'

const named = 'a=extmap:7 https://example.org/#dependency-descriptor-rtp'
const fakes = {
  MediaStreamTrackGenerator: class {
    readonly kind = 'video'
    readonly writable = {}
  },
  MediaStreamTrackProcessor: class {
    readonly readable: unknown
    constructor({ track }: { track: unknown }) {
      this.readable = { decodedFrom: track }
    }
  },
  RTCRtpScriptTransform: class {
    constructor(
      readonly worker: unknown,
      readonly order: ArrivalOrder
    ) {}
  },
  MessageChannel: class {
    readonly port1 = new FakePort()
    readonly port2 = this.port1.other
  },
}

class FakePort {
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly other: FakePort
  constructor(other?: FakePort) {
    this.other = other ?? new FakePort(this)
  }
  postMessage(data: unknown): void {
    this.other.onmessage?.({ data })
  }
}

const before = Object.fromEntries(
  Object.keys(fakes).map((name) => [name, Reflect.get(globalThis, name)])
)
beforeEach(() => Object.assign(globalThis, fakes))
afterEach(() => Object.assign(globalThis, before))

const counters = {
  framesDecoded: 40,
  framesDropped: 2,
  totalProcessingDelay: 0.4,
  frameWidth: 1920,
  frameHeight: 1080,
}

function received({ sdp = named } = {}) {
  const track = { kind: 'video', readyState: 'live' }
  const receiver: { track: unknown; transform?: { order: ArrivalOrder } } = {
    track,
  }
  const connection = Object.assign(new EventTarget(), {
    getReceivers: () => [receiver],
    remoteDescription: { sdp },
  })
  const failed = jest.fn()
  const picture = ArrivingPicture.of(
    connection as unknown as RTCPeerConnection,
    {} as Worker,
    failed
  )!
  const asked: ArrivalRequest[] = []
  const port = receiver.transform!.order.port as unknown as FakePort
  const tell = (news: ArrivalNews) => port.postMessage(news)
  port.onmessage = ({ data }) => asked.push(data as ArrivalRequest)
  const arrive = () => {
    const tracks = new Set<unknown>([track])
    const stream = {
      removeTrack: (each: unknown) => tracks.delete(each),
      addTrack: (each: unknown) => tracks.add(each),
    }
    const event = Object.assign(new Event('track'), { track })
    connection.dispatchEvent(Object.assign(event, { streams: [stream] }))
    return [...tracks]
  }
  return { failed, picture, asked, tell, arrive, track, connection }
}

const stats = (): RTCStatsReport =>
  new Map<string, object>([
    [
      'picture',
      {
        type: 'inbound-rtp',
        kind: 'video',
        frameWidth: 128,
        framesDecoded: 41,
        bytesReceived: 9_000,
      },
    ],
    ['sound', { type: 'inbound-rtp', kind: 'audio', bytesReceived: 80 }],
  ])

describe('an arriving picture', () => {
  it('replaces the received track', () => {
    const { arrive } = received()
    const [shown, ...others] = arrive()
    expect(shown).toBeInstanceOf(fakes.MediaStreamTrackGenerator)
    expect(others).toEqual([])
  })

  it('keeps the received track if frames have no ids', () => {
    const { arrive, track, tell, asked } = received({ sdp: 'v=0' })
    expect(arrive()).toEqual([track])
    tell({ type: 'failed', isDecoderBroken: false })
    expect(asked).toEqual([])
  })

  it('is decoded by the browser if the worker cannot decode it', () => {
    const { arrive, tell, asked, track, connection } = received()
    arrive()
    // Even if a later negotiation removes the frame ids, the decoded track
    // stays in the stream.
    connection.remoteDescription.sdp = 'v=0'
    tell({ type: 'failed', isDecoderBroken: false })
    expect(asked).toEqual([{ type: 'show', readable: { decodedFrom: track } }])
  })

  it.each([true, false])(
    'tells whether the decoder of this browser is broken: %p',
    (isDecoderBroken) => {
      const { arrive, failed, tell } = received()
      arrive()
      tell({ type: 'failed', isDecoderBroken })
      expect(failed).toHaveBeenCalledTimes(isDecoderBroken ? 1 : 0)
    }
  )

  it('ends with the received track, which nobody can decode then', () => {
    const { arrive, tell, asked, track } = received()
    arrive()
    track.readyState = 'ended'
    tell({ type: 'failed', isDecoderBroken: false })
    expect(asked).toEqual([])
  })

  it('adds its own counters to the statistics', async () => {
    const { picture, asked, tell } = received()
    const corrected = picture.withCounters(stats())
    expect(asked).toEqual([{ type: 'count' }])
    tell({ type: 'counted', counters })
    const found = await corrected
    expect(found?.get('picture')).toMatchObject({
      ...counters,
      bytesReceived: 9_000,
    })
    expect(found?.get('sound')).toEqual(stats().get('sound'))
  })

  it('leaves the statistics unchanged when the browser decodes it', async () => {
    const { picture, tell } = received()
    const left = picture.withCounters(stats())
    tell({ type: 'counted', counters: null })
    expect((await left)?.get('picture')).toMatchObject({ framesDecoded: 41 })
  })

  it('resolves pending statistics when it ends', async () => {
    const { picture, asked } = received()
    const left = picture.withCounters(stats())
    picture.end()
    expect((await left)?.get('picture')).toMatchObject({ framesDecoded: 41 })
    expect(asked.at(-1)).toEqual({ type: 'end' })
  })

  it('has no statistics without a connection', async () => {
    const { picture, asked } = received()
    expect(await picture.withCounters(null)).toBeNull()
    expect(asked).toEqual([])
  })
})
