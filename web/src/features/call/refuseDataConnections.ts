import type { DataConnection, PeerOptions } from 'peerjs'

type Serializer = new (...args: unknown[]) => DataConnection

/**
 * Replaces PeerJS’s DataConnection, and never answers. PeerJS 1.5.5 answers a
 * data offer of any stranger in the constructor, and sends our candidates. Our
 * own data channels are part of the call.
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
