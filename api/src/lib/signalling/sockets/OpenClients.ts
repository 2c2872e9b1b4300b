import type { Cluster } from 'src/lib/cluster/Cluster'

type Asked = Pick<Cluster, 'isClaimedWith' | 'isInCall'>

/** Asks the cluster about the clients of all instances. */
export class OpenClients {
  private cluster: Asked | null = null

  watch(cluster: Asked): void {
    this.cluster = cluster
  }

  /** Call this when the signalling server closes. */
  forget(): void {
    this.cluster = null
  }

  async has(userId: string, token: string): Promise<boolean> {
    return (await this.cluster?.isClaimedWith(userId, token)) ?? false
  }

  async isInCall(userId: string): Promise<boolean> {
    return (await this.cluster?.isInCall(userId)) ?? false
  }
}

export const openClients = new OpenClients()
