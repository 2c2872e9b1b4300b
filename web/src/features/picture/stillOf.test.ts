import { stillOf } from './stillOf'

const chunk = 16_300

interface Browser {
  /** size in bytes of a screenshot of that width; may throw */
  bytesOf?: (width: number) => number
  hasFrames?: boolean
  canDraw?: boolean
  cancel?: () => Promise<void>
}

function captured(
  width: number,
  height: number,
  {
    bytesOf = () => 900,
    hasFrames = true,
    canDraw = true,
    cancel = async () => {},
  }: Browser = {}
) {
  const frame = {
    displayWidth: width,
    displayHeight: height,
    close: jest.fn(),
  }
  const reader = {
    read: jest.fn(async () =>
      hasFrames ? { done: false, value: frame } : { done: true }
    ),
    cancel: jest.fn(cancel),
  }
  const processors: unknown[] = []
  const drawn: unknown[][] = []
  const made: object[] = []
  Object.assign(window, {
    MediaStreamTrackProcessor: function Processor(options: unknown) {
      processors.push(options)
      return { readable: { getReader: () => reader } }
    },
    OffscreenCanvas: function Canvas(width: number, height: number) {
      return {
        getContext: () =>
          canDraw
            ? { drawImage: (...what: unknown[]) => drawn.push(what) }
            : null,
        async convertToBlob(options: object) {
          const size = bytesOf(width)
          made.push({ width, height, ...options })
          return { size, arrayBuffer: async () => new ArrayBuffer(size) }
        },
      }
    },
  })
  const track = {} as MediaStreamTrack
  return { drawn, frame, made, processors, reader, track }
}

const webp = { type: 'image/webp', quality: 0.4 }

describe('a still of the captured screen', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'MediaStreamTrackProcessor')
    Reflect.deleteProperty(window, 'OffscreenCanvas')
  })

  it('is WebP, 320 pixels wide, with the aspect ratio of the screen', async () => {
    const { drawn, frame, made, processors, track } = captured(1920, 1200)
    const still = await stillOf(track)
    expect(still?.byteLength).toBe(900)
    expect(made).toEqual([{ width: 320, height: 200, ...webp }])
    expect(drawn).toEqual([[frame, 0, 0, 320, 200]])
    expect(processors).toEqual([{ track, maxBufferSize: 1 }])
  })

  it('may be as long as a chunk', async () => {
    const { made, track } = captured(1920, 1080, { bytesOf: () => chunk })
    expect((await stillOf(track))?.byteLength).toBe(chunk)
    expect(made).toHaveLength(1)
  })

  it('is 200 pixels wide if it would be longer', async () => {
    const { made, track } = captured(1920, 1080, {
      bytesOf: (width) => (width === 320 ? chunk + 1 : chunk),
    })
    expect((await stillOf(track))?.byteLength).toBe(chunk)
    expect(made).toEqual([
      { width: 320, height: 180, ...webp },
      { width: 200, height: 113, ...webp },
    ])
  })

  it.each<[string, Browser, number]>([
    ['the smaller still is also too long', { bytesOf: () => chunk + 1 }, 1],
    ['there is no canvas to draw on', { canDraw: false }, 1],
    ['the capture has ended', { hasFrames: false }, 0],
  ])('is null if %s', async (_, browser, closed) => {
    const { frame, reader, track } = captured(1920, 1080, browser)
    expect(await stillOf(track)).toBeNull()
    expect(frame.close).toHaveBeenCalledTimes(closed)
    expect(reader.cancel).toHaveBeenCalledTimes(1)
  })

  it('is null in a browser without access to frames', async () => {
    const { made, track } = captured(1920, 1080)
    Reflect.deleteProperty(window, 'MediaStreamTrackProcessor')
    expect(await stillOf(track)).toBeNull()
    expect(made).toEqual([])
  })

  it('reads one frame, closes it and reads no further', async () => {
    const { frame, reader, track } = captured(1920, 1080)
    await stillOf(track)
    expect(reader.read).toHaveBeenCalledTimes(1)
    expect(frame.close).toHaveBeenCalledTimes(1)
    expect(reader.cancel).toHaveBeenCalledTimes(1)
  })

  it('leaves no frame open if it cannot be made', async () => {
    const { frame, reader, track } = captured(1920, 1080, {
      bytesOf() {
        throw new DOMException('', 'EncodingError')
      },
    })
    await expect(stillOf(track)).rejects.toThrow(DOMException)
    expect(frame.close).toHaveBeenCalledTimes(1)
    expect(reader.cancel).toHaveBeenCalledTimes(1)
  })

  it('is made even if the reader can no longer be cancelled', async () => {
    const { track } = captured(1920, 1080, {
      cancel: () => Promise.reject(new TypeError()),
    })
    expect((await stillOf(track))?.byteLength).toBe(900)
  })
})
