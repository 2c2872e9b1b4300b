import type { RoutedFrame } from 'src/lib/signallingMessages/routedFrame'
import type { FiguresExchange } from 'src/lib/status/StatusSample'

import type { DescriptionType } from './Exchanges'

/**
 * The result of claiming an id: it now belongs to this instance, it belongs to
 * another token, or the store does not answer.
 */
export type Claim = 'granted' | 'taken' | 'unavailable'

/** Events at other instances that concern this one. Handlers never throw. */
export interface ClusterEvents {
  /** @returns false when the receiver is not attached to this instance */
  onFrame(frame: RoutedFrame): boolean
  /**
   * A frame sent from here reached an instance whose receiver had just left.
   * @param isElsewhere asks whether the receiver has attached to another
   * instance
   */
  onFrameReturned(frame: RoutedFrame, isElsewhere: () => Promise<boolean>): void
  /** The id has been attached to some instance, possibly this one. */
  onJoined(userId: string): void
  /** The id, attached here, now belongs to another instance. */
  onLost(userId: string): void
  /** The store answers again; announcements may have been missed meanwhile. */
  onRestored(): void
}

/**
 * All instances of the api together, as seen by one of them
 * (docs/decisions/0027): which instance has which id, and how to reach it. No
 * method rejects: while the store does not answer, nobody is reachable.
 */
export interface Cluster extends FiguresExchange {
  /** Sets the handler; call it once, before anything else. */
  listen(events: ClusterEvents): void
  /**
   * Claims an id; with the same token it is taken over from elsewhere.
   * @param isProved only its owner can have got here, whatever the token was
   * that they had before (docs/kept-helpers.md)
   */
  claim(userId: string, token: string, isProved?: boolean): Promise<Claim>
  /**
   * Releases an id claimed here, for anyone.
   * @returns false when it already belongs to another instance
   */
  release(userId: string): Promise<boolean>
  /**
   * The same, but for two minutes only its token can claim it (decision 49).
   */
  reserve(userId: string): Promise<boolean>
  /** Is the id claimed on any instance, or reserved? */
  has(userId: string): Promise<boolean>
  /**
   * All clients attached to any live instance; while the store does not answer,
   * those of this one.
   */
  userIds(): Promise<string[]>
  /** Is the id claimed with this token, on a live instance? */
  isClaimedWith(userId: string, token: string): Promise<boolean>
  /** A client here has sent an offer or an answer of a call. */
  noteDescription(type: DescriptionType, src: string, dst: string): void
  /** Has the id lately exchanged an offer and an answer (Exchanges)? */
  isInCall(userId: string): Promise<boolean>
  /** Does the store answer, so that ids can be claimed? */
  answers(): Promise<boolean>
  /** Announces to all instances that an id is now reachable. */
  announce(userId: string): void
  /** @returns whether an instance accepted the frame for its receiver */
  send(frame: RoutedFrame): Promise<boolean>
  /** Leaves the cluster; ids that are still claimed here stay reserved. */
  close(): Promise<void>
}
