import type { Cluster } from 'src/lib/cluster/Cluster'
import { isKeptId } from 'src/lib/keptIds/keptMark'
import type { ConnectedClients } from 'src/lib/signalling/sockets/ConnectedClients'
import { issueUserId } from 'src/lib/userIds/issueUserId'

/** A new id that is unused on all instances, and needs no key. */
export async function unusedUserId(
  connectedClients: ConnectedClients,
  cluster: Cluster
): Promise<string> {
  const userId = issueUserId()
  return isKeptId(userId) ||
    connectedClients.has(userId) ||
    (await cluster.has(userId))
    ? unusedUserId(connectedClients, cluster)
    : userId
}
