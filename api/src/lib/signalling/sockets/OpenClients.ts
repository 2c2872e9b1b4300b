import type { Cluster } from 'src/lib/cluster/Cluster'

type Asked = Pick<Cluster, 'isClaimedWith' | 'isInCall'>

/** Knows which clients have an open signalling socket, by id and token. */
export class OpenClients {
  private cluster: Asked | null = null

  /** Sets the cluster of the signalling server whose clients are meant. */
  watch(cluster: Asked): void {
    this.cluster = cluster
  }

  /**
   * Call it when the signalling server closes; no client is attached
   * afterwards.
   */
  forget(): void {
    this.cluster = null
  }

  /** Is a client with this id and token attached, to any instance? */
  async has(userId: string, token: string): Promise<boolean> {
    return (await this.cluster?.isClaimedWith(userId, token)) ?? false
  }

  /** Has the id recently exchanged an offer and an answer? */
  async isInCall(userId: string): Promise<boolean> {
    return (await this.cluster?.isInCall(userId)) ?? false
  }
}

/** The clients of this process's signalling server. */
export const openClients = new OpenClients()
