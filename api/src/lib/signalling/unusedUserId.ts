import type { Cluster } from 'src/lib/cluster/Cluster'
import { issueUserId } from 'src/lib/issueUserId'

import type { Attachments } from './Attachments'

/** A new id that nobody has, on any instance. */
export const unusedUserId = async (
  attachments: Attachments,
  cluster: Cluster
): Promise<string> => {
  const userId = issueUserId()
  return attachments.has(userId) || (await cluster.has(userId))
    ? unusedUserId(attachments, cluster)
    : userId
}
