import type { DataConnection, PeerOptions } from 'peerjs'

type Serializer = new (...args: unknown[]) => DataConnection

/**
 * Replaces the DataConnection of PeerJS 1.5.5, whose constructor answers the
 * offer of any stranger, and so reveals this page’s ICE candidates. This class
 * never answers.
 */
class RefusedDataConnection {
  readonly type = 'data'
  readonly connectionId: string | undefined
  readonly peerConnection = null

  constructor(
    readonly peer: string,
    _provider: unknown,
    options?: { connectionId?: string }
  ) {
    this.connectionId = options?.connectionId
  }

  handleMessage(): void {}
  close(): void {}
}

const refusal = RefusedDataConnection as unknown as Serializer

export const refuseDataConnections = Object.fromEntries(
  ['raw', 'json', 'binary', 'binary-utf8', 'default'].map((name) => [
    name,
    refusal,
  ])
) as unknown as NonNullable<PeerOptions['serializers']>
