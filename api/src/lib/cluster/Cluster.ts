import type { RoutedFrame } from 'src/lib/signallingMessages/routedFrame'
import type { FiguresExchange } from 'src/lib/status/InstanceFigures'

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
   * Called when a frame sent from here reached another instance whose receiver
   * had just left.
   * @param isElsewhere asks whether the receiver has attached to another
   * instance
   */
  onFrameReturned(frame: RoutedFrame, isElsewhere: () => Promise<boolean>): void
  /** Called when the id has attached to some instance, possibly this one. */
  onJoined(userId: string): void
  /**
   * Called when an id that was attached here now belongs to another instance.
   */
  onLost(userId: string): void
  /**
   * Called when the store answers again. Announcements may have been lost
   * during the outage.
   */
  onRestored(): void
}

/**
 * All instances of the api, as seen by one of them (docs/decisions/0027): which
 * instance holds which id, and how to reach it. No method rejects. While the
 * store does not answer, no client is reachable.
 */
export interface Cluster extends FiguresExchange {
  /** Sets the handler; call it once, before anything else. */
  listen(events: ClusterEvents): void
  /**
   * Claims an id. With the same token, it moves here from another instance.
   * @param isProved the client has proved that it owns the id, so a different
   * earlier token does not matter (docs/kept-helpers.md)
   */
  claim(userId: string, token: string, isProved?: boolean): Promise<Claim>
  /**
   * Releases an id claimed here, so that anyone can claim it.
   * @returns false when it already belongs to another instance
   */
  release(userId: string): Promise<boolean>
  /**
   * Releases an id, but for two minutes only its token can claim it (decision
   * 49).
   */
  reserve(userId: string): Promise<boolean>
  /** Is the id claimed on any instance, or reserved? */
  has(userId: string): Promise<boolean>
  /**
   * All clients attached to any live instance. While the store does not answer,
   * only the clients of this instance.
   */
  userIds(): Promise<string[]>
  /** Is the id claimed with this token, on a live instance? */
  isClaimedWith(userId: string, token: string): Promise<boolean>
  /** Notes that a client here has sent an offer or an answer of a call. */
  noteDescription(type: DescriptionType, src: string, dst: string): void
  /** Has the id recently exchanged an offer and an answer (Exchanges)? */
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
