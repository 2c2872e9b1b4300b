import fc from 'fast-check'

import { type LagReading, viewerLag } from './viewerLag'

const reading = (
  framesDecoded: number,
  framesReceived: number,
  framesDropped: number,
  processingSeconds: number
): LagReading => ({
  framesDecoded,
  framesReceived,
  framesDropped,
  processingSeconds,
})
const start = reading(100, 100, 0, 4)

describe('viewerLag', () => {
  it.each([
    [
      'decodes late',
      reading(120, 130, 0, 12),
      { delayMs: 400, droppedShare: 0 },
    ],
    [
      'drops frames',
      reading(115, 130, 15, 5),
      { delayMs: 67, droppedShare: 0.5 },
    ],
    [
      'decodes nothing any more',
      reading(100, 130, 30, 4),
      { delayMs: 0, droppedShare: 1 },
    ],
  ])('reports that a computer %s', (_, after, lag) => {
    expect(viewerLag(start, after)).toEqual(lag)
  })

  it.each([
    ['keeps up', reading(130, 130, 1, 5)],
    ['shows a still screen', reading(101, 101, 0, 5)],
    ['begins another call', reading(3, 3, 0, 0.1)],
    ['has no statistics', {}],
  ])('reports nothing about a computer that %s', (_, after) => {
    expect(viewerLag(start, after)).toBeNull()
  })

  it('returns only values that the sharer accepts, whatever a browser counts', () => {
    const counter = fc.option(fc.nat(1_000_000), { nil: undefined })
    const anyReading = fc.record({
      framesDecoded: counter,
      framesReceived: counter,
      framesDropped: counter,
      processingSeconds: counter,
    })
    fc.assert(
      fc.property(anyReading, anyReading, (before, after) => {
        const lag = viewerLag(before, after)
        if (!lag) return
        expect(lag.delayMs).toBeGreaterThanOrEqual(0)
        expect(lag.delayMs).toBeLessThanOrEqual(60_000)
        expect(lag.droppedShare).toBeGreaterThanOrEqual(0)
        expect(lag.droppedShare).toBeLessThanOrEqual(1)
      }),
      { seed: 20261124 }
    )
  })
})
