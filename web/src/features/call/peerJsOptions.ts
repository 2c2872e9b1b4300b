import type { PeerOptions } from 'peerjs'

import { refuseDataConnections } from './refuseDataConnections'
import type { SignallingAddress } from './signallingAddress'

/** The interval of PeerJS’s heartbeats to the server (specification §9). */
const heartbeatMs = 5_000

/**
 * Sets every option whose default would lead to PeerJS’s cloud or its relays
 * (PeerJS 1.5.5: host, port, path, key, token, config).
 *
 * @param grant allows this page to receive a screen if helpers must sign in
 * @throws Error if a setting is missing, which is a mistake in this code
 */
export function peerJsOptions(
  address: SignallingAddress,
  token: string,
  grant: string | null = null
): PeerOptions {
  if (!address.host || !address.port || !token) {
    throw new Error('The Peer needs a host, a port and a token of our own.')
  }
  return {
    ...address,
    // PeerJS 1.5.5 writes the token into the URL unescaped, so a further
    // parameter can follow the token.
    token: grant ? `${token}&grant=${grant}` : token,
    // The ICE servers are set before each call and each ICE restart.
    config: { iceServers: [] },
    debug: 0,
    pingInterval: heartbeatMs,
    referrerPolicy: 'no-referrer',
    serializers: refuseDataConnections,
  }
}
