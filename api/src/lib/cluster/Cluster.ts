import type { RoutedFrame } from 'src/lib/signallingMessages/routedFrame'
import type { FiguresExchange } from 'src/lib/status/InstanceFigures'

import type { DescriptionType } from './Exchanges'

/** `unavailable` means that Redis does not answer. */
export type Claim = 'granted' | 'taken' | 'unavailable'

/** Events at other instances that concern this one. Handlers never throw. */
export interface ClusterEvents {
  /** @returns false when the receiver is not attached to this instance */
  onFrame(frame: RoutedFrame): boolean
  /**
   * Called when another instance could not deliver a frame of this one, because
   * the receiver had just left.
   * @param isElsewhere asks whether the receiver has attached to another
   * instance
   */
  onFrameReturned(frame: RoutedFrame, isElsewhere: () => Promise<boolean>): void
  /** Called when the id has attached to some instance, possibly this one. */
  onJoined(userId: string): void
  /** An id that was attached here now belongs to another instance. */
  onLost(userId: string): void
  /** The store answers again; announcements may have been lost meanwhile. */
  onRestored(): void
}

/**
 * What one instance knows of all instances of the api (docs/decisions/0027):
 * which instance holds which id, and how to reach it. No method rejects. While
 * the store does not answer, no client is reachable.
 */
export interface Cluster extends FiguresExchange {
  /** Sets the handlers. Call it once, before any other method. */
  listen(events: ClusterEvents): void
  /**
   * Claims an id, or moves it here from another instance that has claimed it
   * with the same token.
   * @param isProved the client has proved that it owns the id, so its token may
   * differ from the earlier one (docs/kept-helpers.md)
   */
  claim(userId: string, token: string, isProved?: boolean): Promise<Claim>
  /**
   * Releases an id claimed here, so that anyone can claim it.
   * @returns false when it already belongs to another instance
   */
  release(userId: string): Promise<boolean>
  /**
   * Releases an id; for two minutes, only its token can claim it (decision 49).
   */
  reserve(userId: string): Promise<boolean>
  /** Whether the id is claimed on any instance, or reserved. */
  has(userId: string): Promise<boolean>
  /**
   * The clients attached to any live instance; only those of this instance
   * while the store does not answer.
   */
  userIds(): Promise<string[]>
  /** Whether the id is claimed with this token on a live instance. */
  isClaimedWith(userId: string, token: string): Promise<boolean>
  noteDescription(type: DescriptionType, src: string, dst: string): void
  /**
   * Whether the id has recently exchanged an offer and an answer (Exchanges).
   */
  isInCall(userId: string): Promise<boolean>
  /** Whether the store accepts claims. */
  answers(): Promise<boolean>
  announce(userId: string): void
  /** @returns whether an instance accepted the frame for its receiver */
  send(frame: RoutedFrame): Promise<boolean>
  /** Leaves the cluster; ids that are still claimed here stay reserved. */
  close(): Promise<void>
}
