import type { Cluster } from 'src/lib/cluster/Cluster'
import { issueUserId } from 'src/lib/issueUserId'
import type { ConnectedClients } from 'src/lib/signalling/sockets/ConnectedClients'

/** A new id that nobody has, on any instance. */
export const unusedUserId = async (
  connectedClients: ConnectedClients,
  cluster: Cluster
): Promise<string> => {
  const userId = issueUserId()
  return connectedClients.has(userId) || (await cluster.has(userId))
    ? unusedUserId(connectedClients, cluster)
    : userId
}
