import type { Cluster } from 'src/lib/cluster/Cluster'

type Asked = Pick<Cluster, 'isClaimedWith'>

/** Knows who has an open signalling socket, by id and token. */
export class OpenClients {
  private cluster: Asked | null = null

  /** From now on it is this one that is asked. */
  watch(cluster: Asked): void {
    this.cluster = cluster
  }

  /** The signalling server is closing, and nobody is attached to it any more. */
  forget(): void {
    this.cluster = null
  }

  /** Is a client with this id and this token attached, to any instance? */
  async has(userId: string, token: string): Promise<boolean> {
    return (await this.cluster?.isClaimedWith(userId, token)) ?? false
  }
}

/** Those of the signalling server which this process mounts. */
export const openClients = new OpenClients()
