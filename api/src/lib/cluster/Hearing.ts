import type { RoutedFrame } from 'src/lib/signalling/routedFrame'

import type { Cluster, ClusterEvents } from './Cluster'
import type { FrameWays } from './FrameWays'
import type { Leases } from './Leases'
import { type ClusterMessage, writeMessage } from './message'
import { instanceChannel } from './names'
import type { Neighbours } from './Neighbours'

const nobody: ClusterEvents = {
  onFrame: () => false,
  onFrameReturned: () => undefined,
  onJoined: () => undefined,
  onLost: () => undefined,
  onRestored: () => undefined,
}

interface Surroundings {
  instance: string
  leases: Leases
  neighbours: Neighbours | undefined
  ways: FrameWays
  /** To other instances over Redis. */
  say: (channel: string, message: ClusterMessage) => void
}

/** What this instance makes of what the others say. */
export class Hearing {
  /** Who is told what concerns the sockets of this instance. */
  events = nobody
  hearFigures: Parameters<Cluster['hearFigures']>[0] = () => undefined

  constructor(private readonly around: Surroundings) {}

  /** @param answer over the link on which it came; else Redis is the way back */
  receive(
    message: ClusterMessage | null,
    answer?: (text: string) => void
  ): void {
    const { instance, leases, neighbours, ways } = this.around
    switch (message?.kind) {
      case 'frame':
        if (!this.events.onFrame(message.frame)) {
          this.giveBack(message, answer)
        }
        break
      case 'returned': {
        const { dst } = message.frame
        const isElsewhere = ways.isElsewhere(dst, message.from)
        this.events.onFrameReturned(message.frame, isElsewhere)
        break
      }
      case 'joined':
        ways.note(message.userId, message.from)
        this.events.onJoined(message.userId)
        break
      case 'figures':
        // Its own come back to it.
        if (message.from !== instance) {
          this.hearFigures(message.from, message.figures)
        }
        break
      case 'moved':
        if (leases.drop(message.userId, message.lease)) {
          this.events.onLost(message.userId)
        }
        break
      case 'here':
      case 'where':
      case 'key':
        neighbours?.hear(message)
        break
    }
  }

  private giveBack(
    { from, frame }: { from: string; frame: RoutedFrame },
    answer?: (text: string) => void
  ): void {
    const { instance, say } = this.around
    const returned = { kind: 'returned', from: instance, frame } as const
    if (answer) {
      answer(writeMessage(returned))
    } else {
      say(instanceChannel(from), returned)
    }
  }
}
