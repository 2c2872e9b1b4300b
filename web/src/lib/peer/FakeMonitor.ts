const size = { width: 64, height: 480 }

interface FakeMonitor {
  /** the shade of each line */
  lines: Uint8Array
  close: jest.Mock
  cancel: jest.Mock
  /** its pixels are not handed out any more */
  withhold(): void
}

/**
 * A captured monitor whose frames can be read, until `takeMonitorAway`.
 *
 * @param isClosed its pixels are not handed out
 */
export function fakeMonitor({ isClosed = false } = {}): FakeMonitor {
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
  const withhold = () => void (isClosed = true)
  return { lines, close, cancel, withhold }
}

export const takeMonitorAway = (): boolean =>
  Reflect.deleteProperty(window, 'MediaStreamTrackProcessor')
