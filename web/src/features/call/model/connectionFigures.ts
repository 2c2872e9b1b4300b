import type { LagReading } from 'src/features/picture'

/** Statistics of the received video; unknown counters are missing. */
export interface ConnectionReading extends LagReading {
  atMs: number
  /** the MIME type without `video/` */
  codec?: string
  width?: number
  height?: number
  bytesReceived?: number
  packetsReceived?: number
  packetsLost?: number
  roundTripMs?: number
  isRelayed?: boolean
}

export interface ConnectionFigures {
  codec?: string
  width?: number
  height?: number
  framesPerSecond?: number
  kbitPerSecond?: number
  roundTripMs?: number
  /** fraction of the sent packets, from 0 to 1 */
  lossShare?: number
  isRelayed?: boolean
}

type Counter = 'framesDecoded' | 'bytesReceived'

/** With fewer packets, the lost fraction would be too inaccurate. */
const fewestPackets = 50

/**
 * @param readings of the last few seconds, oldest first
 * @returns null for fewer than two readings
 */
export function connectionFigures(
  readings: readonly ConnectionReading[]
): ConnectionFigures | null {
  const [first, last] = [readings[0], readings[readings.length - 1]]
  if (!first || !last || last.atMs <= first.atMs) return null
  const perSecond = (counter: Counter) => {
    const [before, after] = [first[counter], last[counter]]
    // The counters of a new call start from zero, so the difference says
    // nothing.
    if (before === undefined || after === undefined || after < before) return
    return ((after - before) * 1000) / (last.atMs - first.atMs)
  }
  const bytesPerSecond = perSecond('bytesReceived')
  return known({
    codec: last.codec,
    width: last.width,
    height: last.height,
    framesPerSecond: perSecond('framesDecoded'),
    kbitPerSecond:
      bytesPerSecond === undefined ? undefined : (bytesPerSecond * 8) / 1000,
    roundTripMs: median(readings.map(({ roundTripMs }) => roundTripMs)),
    lossShare: lossShare(first, last),
    isRelayed: last.isRelayed,
  })
}

/** @returns the value without its undefined properties */
export function known<Value extends object>(value: {
  [Key in keyof Value]: Value[Key] | undefined
}): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([, each]) => each !== undefined)
  ) as Value
}

function lossShare(
  first: ConnectionReading,
  last: ConnectionReading
): number | undefined {
  const received = (last.packetsReceived ?? 0) - (first.packetsReceived ?? 0)
  // A late or duplicate packet decreases `packetsLost`.
  const lost = Math.max(0, (last.packetsLost ?? 0) - (first.packetsLost ?? 0))
  if (received < 0 || received + lost < fewestPackets) return undefined
  return lost / (received + lost)
}

function median(values: (number | undefined)[]): number | undefined {
  const sorted = values
    .filter((value): value is number => value !== undefined)
    .sort((a, b) => a - b)
  return sorted[sorted.length >> 1]
}
