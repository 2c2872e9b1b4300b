import { countRefusal } from 'src/lib/signalling/relay/counts'
import { maxBytesPerReceiver } from 'src/lib/signalling/relay/WaitingFrames'
import type { RoutedFrame } from 'src/lib/signallingMessages/routedFrame'

interface Held {
  /** sockets that are claiming the id */
  arriving: number
  bytes: number
  frames: RoutedFrame[]
}

/**
 * Holds frames for clients whose id this instance is claiming. Other instances
 * may learn of the claim, and send frames, before such a client is attached.
 */
export class PendingClients {
  private readonly held = new Map<string, Held>()

  begin(userId: string): void {
    const held = this.held.get(userId)
    if (held) {
      held.arriving++
    } else {
      this.held.set(userId, { arriving: 1, bytes: 0, frames: [] })
    }
  }

  has(userId: string): boolean {
    return this.held.has(userId)
  }

  /** @returns false if no client with this id is about to attach */
  hold(frame: RoutedFrame): boolean {
    const held = this.held.get(frame.dst)
    if (!held) {
      return false
    }
    if (held.bytes + frame.text.length > maxBytesPerReceiver) {
      // Drops the frame. This is rare: Redis answers a claim within a second,
      // and the sender retries.
      countRefusal('receiver-full')
    } else {
      held.bytes += frame.text.length
      held.frames.push(frame)
    }
    return true
  }

  /**
   * Call this when a socket has attached, or has failed to attach.
   * @returns the held frames, unless another socket is still claiming the id
   */
  end(userId: string, hasArrived: boolean): readonly RoutedFrame[] {
    const held = this.held.get(userId)
    if (!held) {
      return []
    }
    held.arriving--
    if (held.arriving === 0) {
      this.held.delete(userId)
    } else if (!hasArrived) {
      return []
    }
    held.bytes = 0
    return held.frames.splice(0)
  }
}
