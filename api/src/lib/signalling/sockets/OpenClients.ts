import type { Cluster } from 'src/lib/cluster/Cluster'

type Asked = Pick<Cluster, 'isClaimedWith' | 'isInCall'>

/** Knows the clients with an open signalling socket, on all instances. */
export class OpenClients {
  private cluster: Asked | null = null

  watch(cluster: Asked): void {
    this.cluster = cluster
  }

  /** For when the signalling server closes. */
  forget(): void {
    this.cluster = null
  }

  /** Whether a client with this id and token is attached to any instance. */
  async has(userId: string, token: string): Promise<boolean> {
    return (await this.cluster?.isClaimedWith(userId, token)) ?? false
  }

  /** Whether the id has recently exchanged an offer and an answer. */
  async isInCall(userId: string): Promise<boolean> {
    return (await this.cluster?.isInCall(userId)) ?? false
  }
}

export const openClients = new OpenClients()
