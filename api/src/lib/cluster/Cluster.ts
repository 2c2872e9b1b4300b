import type { RoutedFrame } from 'src/lib/frames/routedFrame'
import type { FiguresExchange } from 'src/lib/status/FiguresExchange'

/**
 * What came of asking for an id: it is this instance's now, it belongs to
 * another token, or nobody can say because the store does not answer.
 */
export type Claim = 'granted' | 'taken' | 'unavailable'

/** What happens elsewhere and concerns this instance. Handlers never throw. */
export interface ClusterEvents {
  /** @returns false when the receiver is not attached to this instance */
  onFrame(frame: RoutedFrame): boolean
  /**
   * A frame sent from here found that its receiver had just left.
   * @param isElsewhere asks whether the receiver has come to another instance
   */
  onFrameReturned(frame: RoutedFrame, isElsewhere: () => Promise<boolean>): void
  /** The id has been attached to some instance, perhaps this one. */
  onJoined(userId: string): void
  /** The id, attached here, belongs to another instance now. */
  onLost(userId: string): void
  /** The store answers again; announcements may have been missed meanwhile. */
  onRestored(): void
}

/**
 * All instances of the api together, as one of them sees it
 * (docs/decisions/0027): who has which id, and a way to them. No method
 * rejects: where the store does not answer, nobody can be reached.
 */
export interface Cluster extends FiguresExchange {
  /** Names the one who is told; call it once, before anything else. */
  listen(events: ClusterEvents): void
  /** Asks for an id; with the same token it is taken over from elsewhere. */
  claim(userId: string, token: string): Promise<Claim>
  /**
   * Frees an id that is claimed here, for anybody.
   * @returns false when it already belongs to another instance
   */
  release(userId: string): Promise<boolean>
  /** The same, but for two minutes only its token gets it back (decision 49). */
  reserve(userId: string): Promise<boolean>
  /** Is the id claimed on any instance, or reserved? */
  has(userId: string): Promise<boolean>
  /**
   * Who is attached, to any instance that is alive; where the store does not
   * answer, those of this one.
   */
  userIds(): Promise<string[]>
  /** Is the id claimed with this token, on an instance that is alive? */
  isClaimedWith(userId: string, token: string): Promise<boolean>
  /** Does the store answer, so that ids can be claimed? */
  answers(): Promise<boolean>
  /** Tells all instances that an id can be reached, now that it can. */
  announce(userId: string): void
  /** @returns whether an instance took the frame for its receiver */
  send(frame: RoutedFrame): Promise<boolean>
  /** Leaves; the ids that are still claimed here stay reserved. */
  close(): Promise<void>
}
