import { StillnessWatch } from './StillnessWatch'

const size = { width: 64, height: 480 }

/** A captured monitor whose lines have these shades, and frames that can be read. */
function monitor({ isClosed = false } = {}) {
  const lines = new Uint8Array(size.height).fill(200)
  const close = jest.fn()
  const cancel = jest.fn(async () => {})
  const frame = () => ({
    visibleRect: { x: 0, y: 0, ...size },
    allocationSize: ({ rect }: { rect: DOMRectInit }) =>
      rect.width! * rect.height!,
    copyTo: async (bytes: Uint8Array, { rect }: { rect: DOMRectInit }) => {
      if (isClosed) throw new DOMException('', 'NotSupportedError')
      bytes.fill(lines[rect.y!]!)
    },
    close,
  })
  Object.assign(window, {
    MediaStreamTrackProcessor: function Processor() {
      const read = async () => ({ done: false, value: frame() })
      return { readable: { getReader: () => ({ read, cancel }) } }
    },
  })
  return { lines, close, cancel }
}

const look = () => jest.advanceTimersByTimeAsync(500)
const watching = () => new StillnessWatch({} as MediaStreamTrack)

describe('StillnessWatch', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(window, 'MediaStreamTrackProcessor')
  })

  it('knows nothing before the second look', async () => {
    monitor()
    const watch = watching()
    await look()
    expect(watch.isStill).toBeNull()
    await look()
    expect(watch.isStill).toBe(true)
  })

  it.each([
    ['a caret', [100, 122], true],
    ['a line that is typed, and a clock', [60, 150, 420, 470], false],
    ['all of it', [0, 480], false],
  ])('sees %s', async (_, spans, isStill) => {
    const { lines, close } = monitor()
    const watch = watching()
    await look()
    for (let at = 0; at < spans.length; at += 2) {
      lines.fill(30, spans[at], spans[at + 1])
    }
    await look()

    expect(watch.isStill).toBe(isStill)
    expect(close).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['shows no frames', () => {}],
    ['does not hand out their pixels', () => monitor({ isClosed: true })],
  ])('leaves it open in a browser that %s', async (_, prepare) => {
    prepare()
    const watch = watching()
    await look()
    await look()

    expect(watch.isStill).toBeNull()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('closes a frame that is on its way when it is stopped, and only then cancels', async () => {
    const { cancel, close } = monitor()
    const watch = watching()
    jest.advanceTimersByTime(500)
    watch.stop()
    expect(cancel).not.toHaveBeenCalled()

    await jest.advanceTimersByTimeAsync(0)
    expect(close).toHaveBeenCalledTimes(1)
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it('ends when it is stopped', async () => {
    const { cancel } = monitor()
    watching().stop()

    expect(cancel).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })
})
