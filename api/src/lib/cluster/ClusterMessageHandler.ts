import type { RoutedFrame } from 'src/lib/signallingMessages/routedFrame'

import type { Cluster, ClusterEvents } from './Cluster'
import type { Leases } from './Leases'
import type { ClusterMessage } from './message'
import { instanceChannel } from './redisKeys'

const nobody: ClusterEvents = {
  onFrame: () => false,
  onFrameReturned: () => undefined,
  onJoined: () => undefined,
  onLost: () => undefined,
  onRestored: () => undefined,
}

interface ClusterMessageHandlerDependencies {
  instance: string
  leases: Leases
  say: (channel: string, message: ClusterMessage) => void
}

export class ClusterMessageHandler {
  events = nobody
  hearFigures: Parameters<Cluster['hearFigures']>[0] = () => undefined

  constructor(
    private readonly dependencies: ClusterMessageHandlerDependencies
  ) {}

  receive(message: ClusterMessage | null): void {
    const { instance, leases } = this.dependencies
    switch (message?.kind) {
      case 'frame':
        if (!this.events.onFrame(message.frame)) {
          this.giveBack(message)
        }
        break
      case 'returned':
        this.events.onFrameReturned(message.frame, () =>
          leases.isElsewhere(message.frame.dst, message.from).catch(() => false)
        )
        break
      case 'joined':
        this.events.onJoined(message.userId)
        break
      case 'figures':
        // Redis also sends an instance its own messages.
        if (message.from !== instance) {
          this.hearFigures(message.from, message.figures)
        }
        break
      case 'moved':
        if (leases.drop(message.userId, message.lease)) {
          this.events.onLost(message.userId)
        }
        break
    }
  }

  private giveBack({ from, frame }: { from: string; frame: RoutedFrame }) {
    const { instance, say } = this.dependencies
    say(instanceChannel(from), { kind: 'returned', from: instance, frame })
  }
}
