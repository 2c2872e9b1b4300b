import { pairInUse, pictureEntry, statsEntries } from 'src/browser/statsEntries'

import { type ConnectionReading, known } from './model/connectionFigures'

export function connectionReading(
  stats: RTCStatsReport,
  atMs: number
): ConnectionReading {
  const entries = statsEntries(stats)
  const byId = (id: string | undefined) =>
    entries.find((entry) => entry.id === id)
  const picture = pictureEntry(entries, 'inbound-rtp')
  const pair = pairInUse(entries)
  const roundTrip = pair?.currentRoundTripTime
  return known({
    atMs,
    codec: byId(picture?.codecId)?.mimeType?.replace(/^video\//, ''),
    width: picture?.frameWidth,
    height: picture?.frameHeight,
    framesDecoded: picture?.framesDecoded,
    framesReceived: picture?.framesReceived,
    framesDropped: picture?.framesDropped,
    processingSeconds: picture?.totalProcessingDelay,
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
