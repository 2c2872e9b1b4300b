/** The values that can be summed over instances. */
export interface StatusFigures {
  peers: number
  callsBeingSetUp: number
  messagesPerMinute: number
  refusalsPerMinute: number
  iceCredentialsIssued: number
}

/** What one instance tells of itself. */
export interface InstanceFigures extends StatusFigures {
  /** Host name and port. */
  name: string
  version: string
  startedAt: Date
}

/**
 * The state of the signalling server, all instances together, at one moment.
 */
export interface StatusSample extends StatusFigures {
  at: Date
}

/** @param all one entry per instance, at least one */
export function sumOf(all: readonly StatusFigures[]): StatusFigures {
  const sum = (name: keyof StatusFigures) =>
    all.reduce((total, figures) => total + figures[name], 0)
  return {
    peers: sum('peers'),
    callsBeingSetUp: sum('callsBeingSetUp'),
    messagesPerMinute: sum('messagesPerMinute'),
    refusalsPerMinute: sum('refusalsPerMinute'),
    iceCredentialsIssued: sum('iceCredentialsIssued'),
  }
}
