import { config } from 'src/browser/config'
import { IceServersSource } from 'src/features/call/IceServersSource'
import { signallingAddress } from 'src/features/call/signallingAddress'

import { NetworkCheck } from './NetworkCheck'
import { probeRelay, probeStun } from './probeRelay'
import {
  exchangeDescriptions,
  isProbed,
  type NoSignalling,
  type ProbedSignalling,
  probeSignalling,
} from './probeSignalling'

const patienceMs = 8_000

/** Connects the probes to the real browser. Does nothing until `start`. */
export function createNetworkCheck(): NetworkCheck {
  let probed: Promise<ProbedSignalling | NoSignalling> =
    Promise.resolve('silent')
  const probe = () =>
    probeSignalling(
      signallingAddress(config.peerServerHost, window.location.hostname)
    )

  return new NetworkCheck({
    signalling: async () => {
      probed = probe()
      const signalling = await probed
      return isProbed(signalling) ? 'works' : signalling
    },
    // Both sockets stay open until then.
    iceServers: async () => {
      const [first, second] = [await probed, await probe()]
      const signalling = isProbed(first) ? first : null
      const other = isProbed(second) ? second : null
      if (signalling && other) await exchangeDescriptions(signalling, other)
      const source = new IceServersSource(
        () => `${window.RWJS_API_URL}/iceServers`
      )
      source.attach(signalling?.client ?? 'anybody')
      const iceServers = await source.within(patienceMs)
      signalling?.close()
      other?.close()
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
