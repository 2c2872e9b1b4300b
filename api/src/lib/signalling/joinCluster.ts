import type { Cluster } from 'src/lib/cluster/Cluster'

import type { Arrivals } from './Arrivals'
import type { Attachments } from './Attachments'
import { replacedCode } from './closeCodes'
import type { FrameRouter } from './FrameRouter'

interface Surroundings {
  attachments: Attachments
  arrivals: Arrivals
  router: FrameRouter
}

/** Answers what the other instances say to this one. */
export const joinCluster = (
  cluster: Cluster,
  { attachments, arrivals, router }: Surroundings
): void =>
  cluster.listen({
    onFrame: (frame) => router.deliverHere(frame) || arrivals.hold(frame),
    onFrameReturned: (frame, isElsewhere) =>
      router.takeBack(frame, isElsewhere),
    onJoined: (userId) => router.handOver(userId),
    onLost: (userId) =>
      attachments.get(userId)?.dismiss(replacedCode, 'replaced'),
    onRestored: () => router.handOverAll(),
  })
