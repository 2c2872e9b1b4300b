import { maskGrey } from './paintOver'

interface Plane {
  /** number of neighbouring pixels in each direction that share one sample */
  pixels: number
  bytes: number
}

const planesOf: Partial<Record<string, readonly Plane[]>> = {
  BGRA: [{ pixels: 1, bytes: 4 }],
  I420: [1, 2, 2].map((pixels) => ({ pixels, bytes: 1 })),
}

interface Size {
  width: number
  height: number
}

/** @returns the position of each plane, without gaps */
function layoutOf(format: string, { width, height }: Size) {
  let end = 0
  const layout = (planesOf[format] ?? []).map(({ pixels, bytes }) => {
    const plane = { offset: end, stride: Math.ceil(width / pixels) * bytes }
    end += plane.stride * Math.ceil(height / pixels)
    return plane
  })
  return { layout, end }
}

type Part = Size & { x: number; y: number }

interface CapturedOptions {
  format?: string | null
  /** the brightness of the whole frame, as a digit */
  shade?: number
  /** in microseconds */
  timestamp?: number
  visibleRect?: Part
}

export class FakeCapturedFrame {
  readonly format: string | null
  readonly shade: number
  readonly timestamp: number
  visibleRect: Part | null
  readonly displayWidth: number
  readonly displayHeight: number
  readonly codedWidth: number
  readonly codedHeight: number
  readonly colorSpace = { toJSON: () => ({ matrix: 'bt709' }) }
  isClosed = false
  /** true if copying the pixels fails */
  isWithheld = false

  constructor({
    format = 'BGRA',
    shade = 1,
    timestamp = 0,
    visibleRect = { x: 0, y: 0, width: 4, height: 2 },
  }: CapturedOptions = {}) {
    this.format = format
    this.shade = shade
    this.timestamp = timestamp
    this.visibleRect = visibleRect
    this.displayWidth = visibleRect.width
    this.displayHeight = visibleRect.height
    this.codedWidth = visibleRect.x + visibleRect.width + 3
    this.codedHeight = visibleRect.y + visibleRect.height + 3
  }

  allocationSize(): number {
    return layoutOf(this.format!, this.visibleRect!).end
  }

  async copyTo(bytes: Uint8Array): Promise<PlaneLayout[]> {
    const isRefused = this.isWithheld || this.isClosed
    if (isRefused) throw new DOMException('', 'NotSupportedError')
    bytes.fill(this.shade)
    return layoutOf(this.format!, this.visibleRect!).layout
  }

  close(): void {
    this.isClosed = true
  }
}

export class FakeOffscreenCanvas {
  readonly letters: string[][]

  constructor(width: number, height: number) {
    this.letters = Array.from({ length: height }, () =>
      Array.from({ length: width }, () => ' ')
    )
  }

  getContext() {
    const { letters } = this
    return {
      fillStyle: '',
      drawImage({ isClosed, shade }: FakeCapturedFrame) {
        if (isClosed) throw new DOMException('', 'InvalidStateError')
        letters.forEach((line) => line.fill(String(shade)))
      },
      fillRect(x: number, y: number, width: number, height: number) {
        const letter = this.fillStyle === maskGrey ? '#' : '?'
        const lines = letters.slice(y, y + height)
        lines.forEach((line) => line.fill(letter, x, x + width))
      },
    }
  }
}

interface WrittenInit {
  timestamp: number
  format: string
  layout: readonly PlaneLayout[]
  codedWidth: number
  codedHeight: number
  colorSpace: unknown
}

export class FakeVideoFrame {
  readonly timestamp: number
  readonly colorSpace: unknown
  /**
   * the pixel rows of each plane as text: the brightness of the frame, or `#`
   * where it is masked
   */
  readonly planes: string[][]

  constructor(source: Uint8Array | FakeOffscreenCanvas, init: WrittenInit) {
    this.timestamp = init.timestamp
    this.colorSpace = init.colorSpace
    this.planes =
      source instanceof FakeOffscreenCanvas
        ? [source.letters.map((line) => line.join(''))]
        : lettersOf(source, init)
  }
}

const lettersOf = (
  data: Uint8Array,
  { format, layout, codedWidth, codedHeight }: WrittenInit
): string[][] =>
  (planesOf[format] ?? []).map(({ pixels, bytes }, index) => {
    const { offset, stride } = layout[index]!
    const columns = Array.from({ length: Math.ceil(codedWidth / pixels) })
    const lines = Array.from({ length: Math.ceil(codedHeight / pixels) })
    return lines.map((_, line) =>
      columns
        .map((_, column) => {
          const at = offset + line * stride + column * bytes
          return letterOf(data.subarray(at, at + bytes))
        })
        .join('')
    )
  })

const letterOf = (sample: Uint8Array): string =>
  sample.every((byte) => byte > 9) ? '#' : String(sample[0])

/** Defines fake constructors globally, until `takeFramesAway` is called. */
export const provideFrames = () =>
  Object.assign(globalThis, {
    VideoFrame: FakeVideoFrame,
    OffscreenCanvas: FakeOffscreenCanvas,
  })

export function takeFramesAway(): void {
  Reflect.deleteProperty(globalThis, 'VideoFrame')
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas')
}
