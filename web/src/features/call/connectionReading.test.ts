import { connectionReading } from './connectionReading'
import { fakeStats } from './FakeCall'

const picture = {
  type: 'inbound-rtp',
  kind: 'video',
  codecId: 'C',
  frameWidth: 1920,
  frameHeight: 1080,
  framesDecoded: 60,
  bytesReceived: 9_000,
  packetsReceived: 90,
  packetsLost: 1,
}
const codec = { type: 'codec', id: 'C', mimeType: 'video/VP8' }
const pairs = [
  { type: 'candidate-pair', id: 'P1', currentRoundTripTime: 9 },
  {
    type: 'candidate-pair',
    id: 'P2',
    currentRoundTripTime: 0.04,
    localCandidateId: 'L',
    remoteCandidateId: 'R',
  },
]
const candidates = [
  { type: 'local-candidate', id: 'L', candidateType: 'host' },
  { type: 'remote-candidate', id: 'R', candidateType: 'relay' },
]
const transport = { type: 'transport', selectedCandidatePairId: 'P2' }

describe('connectionReading', () => {
  it('reads the picture and its candidate pair', () => {
    const sound = { type: 'inbound-rtp', kind: 'audio', framesDecoded: 7 }
    const stats = [sound, picture, codec, ...pairs, ...candidates, transport]

    expect(connectionReading(fakeStats(stats), 5)).toEqual({
      atMs: 5,
      codec: 'VP8',
      width: 1920,
      height: 1080,
      framesDecoded: 60,
      bytesReceived: 9_000,
      packetsReceived: 90,
      packetsLost: 1,
      roundTripMs: 40,
      isRelayed: true,
    })
  })

  it.each([
    ['that Firefox marks', { selected: true }],
    ['that has been nominated', { nominated: true, state: 'succeeded' }],
  ])('finds the pair %s', (_, mark) => {
    const direct = { ...pairs[1], ...mark, remoteCandidateId: undefined }
    const stats = [pairs[0]!, direct, candidates[0]!]

    expect(connectionReading(fakeStats(stats), 0)).toEqual({
      atMs: 0,
      roundTripMs: 40,
      isRelayed: false,
    })
  })

  it('omits values that the browser does not report', () => {
    expect(connectionReading(fakeStats([]), 0)).toEqual({ atMs: 0 })
  })
})
