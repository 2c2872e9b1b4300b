import { config } from 'src/lib/config'
import { IceServersSource } from 'src/lib/signalling/IceServersSource'
import { signallingAddress } from 'src/lib/signalling/signallingAddress'

import { NetworkCheck } from './NetworkCheck'
import { probeRelay } from './probeRelay'
import { type ProbedSignalling, probeSignalling } from './probeSignalling'
import { probeStun } from './probeStun'

const patienceMs = 8_000

/** Connects the probes to the real browser. Does nothing until `start`. */
export function createNetworkCheck(): NetworkCheck {
  let probed: Promise<ProbedSignalling | null> = Promise.resolve(null)

  return new NetworkCheck({
    signalling: async () => {
      probed = probeSignalling(
        signallingAddress(config.peerServerHost, window.location.hostname)
      )
      return (await probed) ? 'works' : 'silent'
    },
    // The api gives relays only to clients with an open socket; this one stays
    // open until then.
    iceServers: async () => {
      const signalling = await probed
      const source = new IceServersSource(
        () => `${window.RWJS_API_URL}/iceServers`
      )
      source.attach(signalling?.client ?? 'anybody')
      const iceServers = await source.within(patienceMs)
      signalling?.close()
      return iceServers.map(({ urls, username, credential }) => ({
        urls,
        username,
        credential,
      }))
    },
    stun: probeStun,
    relay: probeRelay,
  })
}
