/**
 * The fields of WebRTC's statistics that Kinscreen reads
 * (https://www.w3.org/TR/webrtc-stats/). Every browser omits some fields.
 */
export interface StatsEntry {
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
  framesReceived?: number
  framesDropped?: number
  totalProcessingDelay?: number
  frames?: number
  framesEncoded?: number
  framesSent?: number
  totalEncodeTime?: number
  qualityLimitationReason?: string
  bytesReceived?: number
  requestsReceived?: number
  responsesReceived?: number
  bytesSent?: number
  packetsReceived?: number
  packetsLost?: number
  fractionLost?: number
  roundTripTime?: number
  selectedCandidatePairId?: string
  currentRoundTripTime?: number
  availableOutgoingBitrate?: number
  localCandidateId?: string
  remoteCandidateId?: string
  candidateType?: string
}

export function statsEntries(stats: RTCStatsReport): StatsEntry[] {
  const entries: StatsEntry[] = []
  stats.forEach((entry: StatsEntry) => entries.push(entry))
  return entries
}

export const pictureEntry = (
  entries: readonly StatsEntry[],
  type: 'inbound-rtp' | 'media-source' | 'outbound-rtp' | 'remote-inbound-rtp'
): StatsEntry | undefined =>
  entries.find((entry) => entry.type === type && entry.kind === 'video')

/**
 * Finds the selected candidate pair. Chromium's `transport` entry names it; in
 * Firefox, the pair itself is marked.
 */
export function pairInUse(
  entries: readonly StatsEntry[]
): StatsEntry | undefined {
  const named = entries.find(({ type }) => type === 'transport')
  const pairs = entries.filter(({ type }) => type === 'candidate-pair')
  return (
    pairs.find(({ id }) => id === named?.selectedCandidatePairId) ??
    pairs.find(({ selected }) => selected) ??
    pairs.find(({ state, nominated }) => nominated && state === 'succeeded')
  )
}
