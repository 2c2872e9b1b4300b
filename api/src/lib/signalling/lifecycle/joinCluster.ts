import type { Cluster } from 'src/lib/cluster/Cluster'
import { replacedCode } from 'src/lib/signalling/protocol'
import type { FrameRouter } from 'src/lib/signalling/relay/FrameRouter'
import type { ConnectedClients } from 'src/lib/signalling/sockets/ConnectedClients'
import type { PendingClients } from 'src/lib/signalling/sockets/PendingClients'

interface JoinClusterDependencies {
  connectedClients: ConnectedClients
  pendingClients: PendingClients
  router: FrameRouter
}

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
