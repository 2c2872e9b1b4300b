import type { Cluster } from 'src/lib/cluster/Cluster'

import { replacedCode } from './closeCodes'
import type { ConnectedClients } from './ConnectedClients'
import type { FrameRouter } from './FrameRouter'
import type { PendingClients } from './PendingClients'

interface JoinClusterDependencies {
  connectedClients: ConnectedClients
  pendingClients: PendingClients
  router: FrameRouter
}

/** Answers what the other instances say to this one. */
export const joinCluster = (
  cluster: Cluster,
  { connectedClients, pendingClients, router }: JoinClusterDependencies
): void =>
  cluster.listen({
    onFrame: (frame) => router.deliverHere(frame) || pendingClients.hold(frame),
    onFrameReturned: (frame, isElsewhere) =>
      router.takeBack(frame, isElsewhere),
    onJoined: (userId) => router.handOver(userId),
    onLost: (userId) =>
      connectedClients.get(userId)?.dismiss(replacedCode, 'replaced'),
    onRestored: () => router.handOverAll(),
  })
