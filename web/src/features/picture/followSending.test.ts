import { FakeRtpSender } from 'src/features/call/FakeRtpSender'

import { isEncoderLate } from './followSending'

interface Look {
  captured: number
  encoded: number
  encodeMs: number
}

const late: Look = { captured: 3, encoded: 1, encodeMs: 70 }
const timely: Look = { captured: 3, encoded: 3, encodeMs: 60 }
/** The encoder is still working on a frame. */
const busy: Look = { captured: 3, encoded: 0, encodeMs: 0 }

/** The statistics of each tenth of a second after a change. */
async function looked(looks: Look[]) {
  const wire = new FakeRtpSender()
  const getStats = jest.spyOn(wire, 'getStats')
  const found = jest.fn()
  void isEncoderLate(wire.asRtpSender()).then(found)
  for (const { captured, encoded, encodeMs } of looks) {
    wire.framesCaptured += captured
    wire.framesEncoded += encoded
    wire.encodeSeconds += encodeMs / 1_000
    await jest.advanceTimersByTimeAsync(100)
  }
  return { found, getStats }
}

const times = (count: number, look: Look) => new Array<Look>(count).fill(look)

describe('isEncoderLate', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is recognised after two intervals with late frames', async () => {
    const { found } = await looked(times(2, late))
    expect(found).toHaveBeenCalledWith(true)
  })

  it('is also recognised after a few fast frames', async () => {
    const { found } = await looked([...times(3, timely), ...times(2, late)])
    expect(found).toHaveBeenCalledWith(true)
  })

  it('is ruled out after four intervals of an encoder that keeps up', async () => {
    const { found, getStats } = await looked(times(8, timely))
    expect(found).toHaveBeenCalledWith(false)
    expect(getStats).toHaveBeenCalledTimes(5)
  })

  it('does not apply to a single long frame, such as a page turn', async () => {
    const turned = { captured: 3, encoded: 1, encodeMs: 280 }
    const { found } = await looked([busy, busy, turned, ...times(4, timely)])
    expect(found).toHaveBeenCalledWith(false)
  })

  it('applies to two long frames in a row, however long', async () => {
    const long = { captured: 3, encoded: 1, encodeMs: 280 }
    const { found } = await looked([busy, busy, long, busy, busy, long])
    expect(found).toHaveBeenCalledWith(true)
  })

  it('is undecided after 0.8 s, and if the browser reports nothing', async () => {
    const { found } = await looked(times(8, busy))
    expect(found).toHaveBeenCalledWith(false)

    const getStats = () =>
      Promise.reject(new DOMException('', 'InvalidStateError'))
    const silent = isEncoderLate({ getStats })
    await jest.advanceTimersByTimeAsync(100)
    expect(await silent).toBe(false)
  })
})
