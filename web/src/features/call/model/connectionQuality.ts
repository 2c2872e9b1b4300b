import type { ConnectionFigures } from './connectionFigures'

export type ConnectionFault = 'delay' | 'loss'

export interface ConnectionQuality {
  level: 'good' | 'weak' | 'poor'
  /** worst first */
  faults: ConnectionFault[]
}

/** From `weak` on, a problem is noticeable; from `poor` on, it is severe. */
interface Limits {
  weak: number
  poor: number
}

/**
 * ITU-T G.114: in one direction, 150 ms is not noticed, 400 ms is unacceptable.
 * The limits of the round trip are twice as high.
 */
const roundTripMs: Limits = { weak: 300, poor: 800 }

/**
 * draft-ietf-rmcat-gcc-02 §6: a sender increases its rate below 2 % loss, and
 * decreases its rate above 10 %.
 */
const lossShare: Limits = { weak: 0.02, poor: 0.1 }

/** A low frame rate is no fault, because a still screen needs no frames. */
export function connectionQuality(
  figures: ConnectionFigures
): ConnectionQuality {
  const degrees: [ConnectionFault, number][] = [
    ['delay', degree(figures.roundTripMs, roundTripMs)],
    ['loss', degree(figures.lossShare, lossShare)],
  ]
  const felt = degrees
    .filter(([, each]) => each > 0)
    .sort(([, a], [, b]) => b - a)
  return {
    level: (['good', 'weak', 'poor'] as const)[felt[0]?.[1] ?? 0] ?? 'good',
    faults: felt.map(([fault]) => fault),
  }
}

function degree(value: number | undefined, limits: Limits): 0 | 1 | 2 {
  if (value === undefined || value <= limits.weak) return 0
  return value <= limits.poor ? 1 : 2
}
