import { ReadableStream, WritableStream } from 'node:stream/web'

import type { Size } from 'src/features/stage/model/pictureView'

import {
  FakeCapturedFrame,
  FakeOffscreenCanvas,
  FakeVideoFrame,
  provideFrames,
  takeFramesAway,
} from './FakeVideoFrame'
import type { Mask } from './mask'
import { MaskedFrames } from './MaskedFrames'

const right: Mask = { x: 0.5, y: 0, width: 0.5, height: 1 }
const left: Mask = { ...right, x: 0 }

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms)

const frame = { width: 4, height: 2 }
const ordered = (...masks: Mask[]) => ({ masks, frame })

const masking = (...masks: Mask[]) => maskingOn(frame, ...masks)

/** @param frame the size of the frame on which the masks were drawn */
function maskingOn(frame: Size, ...masks: Mask[]) {
  let isOver = false
  let isCancelled = false
  let screen: { enqueue(frame: object): void; close(): void }
  const readable = new ReadableStream({
    start: (controller) => void (screen = controller),
    cancel: () => void (isCancelled = true),
  })
  const written: FakeVideoFrame[] = []
  const writtenMs: number[] = []
  const taker = { take: async () => {} }
  const beganMs = performance.now()
  const writable = new WritableStream({
    async write(frame: FakeVideoFrame) {
      await taker.take()
      written.push(frame)
      writtenMs.push(performance.now() - beganMs)
    },
    close: () => void (isOver = true),
  })
  const resized = jest.fn()
  const frames = new MaskedFrames(writable as never, { masks, frame }, resized)
  let outcome = 'going on'
  frames.follow(readable as never).then(
    () => (outcome = 'ended'),
    ({ name }: Error) => (outcome = name)
  )
  const give = async (options?: ConstructorParameters<typeof Frame>[0]) => {
    const frame = new Frame(options)
    screen.enqueue(frame)
    await pass()
    return frame
  }
  return {
    ...{ frames, resized, written, writtenMs, taker, give },
    screen: screen!,
    outcome: () => outcome,
    isOver: () => isOver,
    isCancelled: () => isCancelled,
    shown: () =>
      written.map((frame) =>
        frame instanceof FakeVideoFrame ? frame.planes : 'as it was captured'
      ),
    /** Gives the same frame again and again, like a captured monitor. */
    async giveFor(ms: number, options?: Parameters<typeof give>[0]) {
      for (let passedMs = 0; passedMs < ms; passedMs += 50) {
        await give(options)
        await pass(50)
      }
    },
  }
}

const Frame = FakeCapturedFrame

beforeEach(() => {
  jest.useFakeTimers()
  provideFrames()
})
afterEach(() => {
  jest.useRealTimers()
  takeFramesAway()
})

describe('a frame of a partly covered screen', () => {
  it('is painted over in its own colour format, and closed once the next frame has arrived', async () => {
    const { give, shown, written } = masking(right)
    const first = await give({ shade: 1 })
    expect(first.isClosed).toBe(false)
    const second = await give({ shade: 2 })
    expect(shown()).toEqual([[['11##', '11##']], [['22##', '22##']]])
    expect(written[0]?.colorSpace).toEqual({ matrix: 'bt709' })
    expect([first.isClosed, second.isClosed]).toEqual([true, false])
  })

  it('is never shown if it cannot be painted over, and no later frame is shown either', async () => {
    const all = masking(right)
    const { give, shown, outcome, screen } = all
    await give({ shade: 1 })
    const withheld = new FakeCapturedFrame({ shade: 2 })
    withheld.isWithheld = true
    screen.enqueue(withheld)
    await pass(10_000)
    expect(shown()).toEqual([[['11##', '11##']]])
    expect(outcome()).toBe('NotSupportedError')
    expect(withheld.isClosed).toBe(true)
    expect([all.isCancelled(), all.isOver()]).toEqual([true, true])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('is not shown again once it can no longer be painted over', async () => {
    const { frames, give, written } = masking(right)
    const frame = await give()
    frame.isWithheld = true
    await expect(frames.change(ordered(left))).rejects.toThrow()
    await pass(10_000)
    expect(written).toHaveLength(1)
  })

  it.each([
    ['if its pixels are not accessible', null],
    ['if its format is rare', 'I444'],
  ])('is drawn, and covered, %s', async (_, format) => {
    const square = { width: 4, height: 4 }
    const { give, shown } = maskingOn(square, right, { ...left, height: 0.5 })
    await give({
      ...{ format, shade: 3 },
      visibleRect: { x: 0, y: 0, ...square },
    })
    expect(shown()).toEqual([[['####', '####', '33##', '33##']]])
  })

  it('is drawn on a canvas and covered if it has no visible rectangle', async () => {
    const { screen, shown } = masking(right)
    const frame = new FakeCapturedFrame()
    frame.visibleRect = null
    screen.enqueue(frame)
    await pass()
    expect(shown()).toEqual([[['11##', '11##']]])
  })

  it('is not shown if there is no canvas to draw on', async () => {
    const { give, written, outcome } = masking(right)
    jest
      .spyOn(FakeOffscreenCanvas.prototype, 'getContext')
      .mockReturnValueOnce(null as never)
    await give({ format: null })
    expect(outcome()).toBe('Error')
    expect(written).toEqual([])
  })

  it('is covered up to the last line and column of an odd visible part', async () => {
    const odd = { width: 5, height: 3 }
    const { give, shown } = maskingOn(odd, right)
    await give({ format: 'I420', visibleRect: { x: 2, y: 4, ...odd } })
    const [luma, chroma] = [
      ['11###', '11###', '11###'],
      ['1##', '1##'],
    ]
    expect(shown()).toEqual([[luma, chroma, chroma]])
  })

  it('is covered at once by the latest masks', async () => {
    const { frames, give, shown } = masking(right)
    await give()
    await Promise.all([frames.change(ordered(left)), pass()])
    await Promise.all([frames.change(ordered()), pass()])
    await give({ shade: 2 })
    const lines = ['11##', '##11', '1111', '2222']
    expect(shown()).toEqual(lines.map((line) => [[line, line]]))
  })

  it('is not written before the first frame has arrived', async () => {
    const { frames, written } = masking()
    await frames.change(ordered(right))
    await pass(10_000)
    expect(written).toEqual([])
  })
})

describe('a frame of another size than the one on which the masks were drawn', () => {
  const size = { width: 4, height: 4 }
  const larger = { visibleRect: { x: 0, y: 0, ...size } }

  it.each([
    ['is never shown, and reported once', 'BGRA'],
    ['is never shown if it must be drawn, and reported once', null],
  ])('%s', async (_, format) => {
    const { give, shown, resized } = masking(right)
    await give({ format })
    await give({ ...larger, format, shade: 2 })
    await give({ ...larger, format, shade: 3 })
    await pass(10_000)
    expect(shown()).toEqual([[['11##', '11##']]])
    expect(resized).toHaveBeenCalledTimes(1)
  })

  it('is not shown even if it is the first one', async () => {
    const { give, written, resized } = masking(right)
    await give(larger)
    expect(written).toEqual([])
    expect(resized).toHaveBeenCalledTimes(1)
  })

  it('is shown once masks are drawn on it, and the previous one is no longer shown', async () => {
    const { frames, give, shown, resized } = masking(right)
    await give(larger)
    const cover = { masks: [right], frame: size }
    await Promise.all([frames.change(cover), pass()])
    expect(shown()).toEqual([[Array(4).fill('11##')]])
    await give({ shade: 2 })
    expect(shown()).toHaveLength(1)
    expect(resized).toHaveBeenCalledTimes(2)
  })

  it('is not shown with masks for another size that arrive while the frame is copied', async () => {
    const { frames, screen, written } = masking(right)
    screen.enqueue(new Frame())
    const next = { masks: [left], frame: size }
    await Promise.all([frames.change(next), pass()])
    expect(written).toEqual([])
  })
})

describe('a still picture', () => {
  it('is written at the capture rate for three seconds, then every two seconds', async () => {
    const { giveFor, writtenMs } = masking(right)
    await giveFor(10_000)
    const settling = writtenMs.filter((ms) => ms <= 3_000)
    expect(settling).toHaveLength(61)
    expect(writtenMs.slice(61)).toEqual([5_000, 7_000, 9_000])
  })

  it('is written at once when it changes, and at the capture rate afterwards', async () => {
    const { give, giveFor, shown, writtenMs } = masking(right)
    await giveFor(4_000, { shade: 1 })
    const { length } = writtenMs
    await give({ shade: 2 })
    expect(writtenMs.slice(length)).toEqual([4_000])
    expect(shown().at(-1)).toEqual([['22##', '22##']])
    await giveFor(1_000, { shade: 2 })
    expect(writtenMs.length - length).toBe(21)
  })

  it('is written at the capture rate if changes cannot be detected', async () => {
    const { giveFor, written } = masking(right)
    await giveFor(5_000, { format: null })
    expect(written).toHaveLength(100)
  })

  it('is written every two seconds if no more frames arrive', async () => {
    const { give, written, writtenMs } = masking(right)
    await give({ timestamp: 500_000 })
    await pass(6_500)
    expect(writtenMs).toEqual([0, 2_000, 4_000, 6_000])
    expect(written.map(({ timestamp }) => timestamp)).toEqual([
      500_000, 2_500_000, 4_500_000, 6_500_000,
    ])
  })

  it('is written five times a second for two seconds after the masks have changed', async () => {
    const { frames, give, writtenMs } = masking(right)
    await give()
    await pass(1_000)
    await Promise.all([frames.change(ordered(left)), pass(7_500)])
    const often = Array.from({ length: 11 }, (_, at) => 1_000 + at * 200)
    expect(writtenMs).toEqual([0, ...often, 5_000, 7_000])
  })

  it('has increasing timestamps, whenever the next frame was captured', async () => {
    const { give, written } = masking(right)
    await give({ timestamp: 0 })
    await pass(2_000)
    await give({ timestamp: 1_000_000, shade: 2 })
    expect(written.map(({ timestamp }) => timestamp)).toEqual([
      0, 2_000_000, 2_000_001,
    ])
  })
})

describe('the frames of a partly covered screen', () => {
  it('end with the capture', async () => {
    const { give, screen, outcome, isOver } = masking(right)
    const frame = await give()
    screen.close()
    await pass()
    expect(outcome()).toBe('ended')
    expect(frame.isClosed).toBe(true)
    expect(isOver()).toBe(true)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('end when their receiver is closed', async () => {
    const { give, taker, outcome, isCancelled } = masking(right)
    taker.take = () => Promise.reject(new DOMException('', 'InvalidStateError'))
    const frame = await give()
    expect(outcome()).toBe('InvalidStateError')
    expect(frame.isClosed).toBe(true)
    expect(isCancelled()).toBe(true)
  })
})
