import { config } from 'src/lib/config'
import { IceServersSource } from 'src/lib/signalling/IceServersSource'
import { signallingAddress } from 'src/lib/signalling/signallingAddress'

import { ConnectionTest } from './ConnectionTest'
import { probeRelay } from './probeRelay'
import { probeSignalling } from './probeSignalling'
import { probeStun } from './probeStun'

const patienceMs = 8_000

/** Puts the real browser behind the probes. Touches nothing until `start`. */
export function createConnectionTest(): ConnectionTest {
  const iceServers = new IceServersSource(
    () => `${window.RWJS_API_URL}/iceServers`
  )
  return new ConnectionTest({
    signalling: () =>
      probeSignalling(
        signallingAddress(config.peerServerHost, window.location.hostname)
      ),
    iceServers: async () =>
      (await iceServers.within(patienceMs)).map(
        ({ urls, username, credential }) => ({ urls, username, credential })
      ),
    stun: probeStun,
    relay: probeRelay,
  })
}
