import { constants } from 'node:os'

import { signalGroup } from './group.mjs'
import { stopGroup } from './stopGroup.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

// Ctrl-C reaches only this process, so it is forwarded to the group: SIGINT the
// first time, SIGKILL the second.
export function passOnInterrupts(child) {
  let received = null
  const stop = (signal) => {
    if (received) {
      signalGroup(child.pid, 'SIGKILL')
      return
    }
    received = signal
    stopGroup(child)
  }
  signals.forEach((signal) => process.on(signal, stop))
  child.once('close', () =>
    signals.forEach((signal) => process.off(signal, stop))
  )
  return {
    // Like shells: 128 plus the number of the signal.
    exitCode: () => received && 128 + constants.signals[received],
  }
}
