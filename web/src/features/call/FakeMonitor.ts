const size = { width: 64, height: 480 }

interface FakeMonitor {
  lines: Uint8Array
  close: jest.Mock
  cancel: jest.Mock
  withhold(): void
  handOut(): void
  /** `read` returns no further frame */
  captureNothing(): void
}

/** As in Chromium, the next frame is captured this long after a read. */
const nextFrameMs = 33

/** @param isClosed true: `copyTo` fails, as if pixels were not exposed */
export function fakeMonitor({ isClosed = false } = {}): FakeMonitor {
  const lines = new Uint8Array(size.height).fill(200)
  const close = jest.fn()
  const cancel = jest.fn(async () => {})
  let isCapturing = true
  const frame = (delayMs = 0) => {
    const shades = lines.slice()
    return {
      timestamp: (performance.now() + delayMs) * 1_000,
      visibleRect: { x: 0, y: 0, ...size },
      allocationSize: ({ rect }: { rect: DOMRectInit }) =>
        rect.width! * rect.height!,
      copyTo: async (bytes: Uint8Array, { rect }: { rect: DOMRectInit }) => {
        if (isClosed) throw new DOMException('', 'NotSupportedError')
        bytes.fill(shades[rect.y!]!)
      },
      close,
    }
  }
  Object.assign(window, {
    MediaStreamTrackProcessor: function Processor() {
      let held: ReturnType<typeof frame> | null = frame()
      const read = async () => {
        if (!held) return new Promise(() => {})
        const value = held
        held = isCapturing ? frame(nextFrameMs) : null
        return { done: false, value }
      }
      return { readable: { getReader: () => ({ read, cancel }) } }
    },
  })
  const withhold = () => void (isClosed = true)
  const handOut = () => void (isClosed = false)
  const captureNothing = () => void (isCapturing = false)
  return { lines, close, cancel, withhold, handOut, captureNothing }
}

export const takeMonitorAway = (): boolean =>
  Reflect.deleteProperty(window, 'MediaStreamTrackProcessor')
