import { connectionFigures } from './connectionFigures'

const early = {
  atMs: 1_000,
  framesDecoded: 100,
  bytesReceived: 500_000,
  packetsReceived: 1_000,
  packetsLost: 10,
  roundTripMs: 40,
}
const late = {
  atMs: 5_000,
  codec: 'VP8',
  width: 1920,
  height: 1080,
  framesDecoded: 160,
  bytesReceived: 1_000_000,
  packetsReceived: 1_950,
  packetsLost: 60,
  roundTripMs: 60,
  isRelayed: false,
}

describe('connectionFigures', () => {
  it('compares the oldest reading with the newest', () => {
    expect(connectionFigures([early, late])).toEqual({
      codec: 'VP8',
      width: 1920,
      height: 1080,
      framesPerSecond: 15,
      kbitPerSecond: 1_000,
      roundTripMs: 60,
      lossShare: 0.05,
      isRelayed: false,
    })
  })

  it('is not distorted by one slow answer', () => {
    const slow = { ...early, atMs: 3_000, roundTripMs: 900 }

    expect(connectionFigures([early, slow, late])).toHaveProperty(
      'roundTripMs',
      60
    )
  })

  it('omits values that a browser does not report', () => {
    expect(
      connectionFigures([{ atMs: 0 }, { atMs: 1_000, codec: 'H264' }])
    ).toEqual({ codec: 'H264' })
  })

  it.each([[[]], [[early]], [[early, early]]])(
    'is null before there are readings to compare: %#',
    (readings) => expect(connectionFigures(readings)).toBeNull()
  )

  it('does not count backwards when a new call begins', () => {
    const next = { atMs: 6_000, framesDecoded: 3, bytesReceived: 9 }

    expect(connectionFigures([late, next])).toEqual({ roundTripMs: 60 })
  })

  it('does not count late packets as lost', () => {
    const mended = { ...late, packetsLost: 4 }

    expect(connectionFigures([early, mended])).toHaveProperty('lossShare', 0)
  })

  it('reports no loss while a still screen sends only a few packets', () => {
    const still = { ...early, atMs: 2_000, packetsLost: 12 }

    expect(connectionFigures([early, still])).not.toHaveProperty('lossShare')
  })
})
