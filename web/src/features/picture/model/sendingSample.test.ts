import { sendingRates } from './sendingSample'

const before = {
  atMs: 1_000,
  encodeSeconds: 3,
  bytesSent: 1_000_000,
  framesCaptured: 100,
  framesEncoded: 90,
}

describe('sendingRates', () => {
  it('reports how busy encoder and link have been', () => {
    const after = {
      atMs: 3_000,
      encodeSeconds: 4,
      bytesSent: 1_500_000,
      framesCaptured: 160,
      framesEncoded: 120,
      availableBps: 4_000_000,
      roundTripMs: 120,
      lossShare: 0.03,
    }

    expect(sendingRates(before, after, 40)).toEqual({
      encoderShare: 0.5,
      encodedPerSecond: 15,
      droppedShare: 0.5,
      sentBps: 2_000_000,
      linkShare: 0.5,
      queueMs: 80,
      lossShare: 0.03,
      availableBps: 4_000_000,
    })
  })

  it.each([
    ['a browser without statistics', { atMs: 2_000 }, null],
    [
      'a picture that starts over',
      { atMs: 2_000, encodeSeconds: 0, bytesSent: 0, framesEncoded: 0 },
      0,
    ],
  ])('reports no load for %s', (_, after, sentBps) => {
    expect(sendingRates(before, after, Infinity)).toEqual({
      encoderShare: 0,
      encodedPerSecond: 0,
      droppedShare: 0,
      sentBps,
      linkShare: 0,
      queueMs: 0,
      lossShare: 0,
      availableBps: null,
    })
  })
})
