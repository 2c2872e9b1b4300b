import { type ConnectionReading, known } from 'src/domain/connectionFigures'

/** The parts of https://www.w3.org/TR/webrtc-stats/ that are read; every browser leaves some out. */
interface StatsEntry {
  type: string
  id: string
  kind?: string
  state?: string
  nominated?: boolean
  selected?: boolean
  codecId?: string
  mimeType?: string
  frameWidth?: number
  frameHeight?: number
  framesDecoded?: number
  bytesReceived?: number
  packetsReceived?: number
  packetsLost?: number
  selectedCandidatePairId?: string
  currentRoundTripTime?: number
  localCandidateId?: string
  remoteCandidateId?: string
  candidateType?: string
}

/** Reads what a browser says of a received picture. */
export function connectionReading(
  stats: RTCStatsReport,
  atMs: number
): ConnectionReading {
  const entries: StatsEntry[] = []
  stats.forEach((entry: StatsEntry) => entries.push(entry))
  const byId = (id: string | undefined) =>
    entries.find((entry) => entry.id === id)
  const picture = entries.find(
    ({ type, kind }) => type === 'inbound-rtp' && kind === 'video'
  )
  const pair = pairInUse(entries)
  const roundTrip = pair?.currentRoundTripTime
  return known({
    atMs,
    codec: byId(picture?.codecId)?.mimeType?.replace(/^video\//, ''),
    width: picture?.frameWidth,
    height: picture?.frameHeight,
    framesDecoded: picture?.framesDecoded,
    bytesReceived: picture?.bytesReceived,
    packetsReceived: picture?.packetsReceived,
    packetsLost: picture?.packetsLost,
    roundTripMs: roundTrip === undefined ? undefined : roundTrip * 1000,
    isRelayed:
      pair &&
      [pair.localCandidateId, pair.remoteCandidateId].some(
        (id) => byId(id)?.candidateType === 'relay'
      ),
  })
}

/** Chromium names it in the transport; Firefox marks the pair itself. */
function pairInUse(entries: readonly StatsEntry[]): StatsEntry | undefined {
  const named = entries.find(({ type }) => type === 'transport')
  const pairs = entries.filter(({ type }) => type === 'candidate-pair')
  return (
    pairs.find(({ id }) => id === named?.selectedCandidatePairId) ??
    pairs.find(({ selected }) => selected) ??
    pairs.find(({ state, nominated }) => nominated && state === 'succeeded')
  )
}
