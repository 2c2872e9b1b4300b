import { connectionQuality } from './connectionQuality'

describe('connectionQuality', () => {
  it.each([
    [{}, 'good', []],
    [{ roundTripMs: 300, lossShare: 0.02 }, 'good', []],
    [{ roundTripMs: 301 }, 'weak', ['delay']],
    [{ roundTripMs: 801 }, 'poor', ['delay']],
    [{ lossShare: 0.03 }, 'weak', ['loss']],
    [{ roundTripMs: 301, lossShare: 0.03 }, 'weak', ['delay', 'loss']],
    [{ roundTripMs: 400, lossShare: 0.11 }, 'poor', ['loss', 'delay']],
  ])('rates %j as %s because of %j', (figures, level, faults) => {
    expect(connectionQuality(figures)).toEqual({ level, faults })
  })

  it('is good while a still screen sends almost nothing', () => {
    expect(
      connectionQuality({ framesPerSecond: 0, kbitPerSecond: 2 }).level
    ).toBe('good')
  })
})
