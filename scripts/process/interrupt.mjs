import { constants } from 'node:os'

import { signalGroup } from './group.mjs'

const patienceMs = 5_000
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

// Ctrl-C reaches only this process: the group is told here, once politely; a
// second Ctrl-C, or no answer, ends it by force.
export function passOnInterrupts(child) {
  let received = null
  let impatience
  const force = () => signalGroup(child.pid, 'SIGKILL')
  const stop = (signal) => {
    if (received) {
      force()
      return
    }
    received = signal
    signalGroup(child.pid, signal)
    impatience = setTimeout(force, patienceMs)
  }
  signals.forEach((signal) => process.on(signal, stop))
  child.once('close', () => {
    clearTimeout(impatience)
    signals.forEach((signal) => process.off(signal, stop))
  })
  return {
    stop,
    // As shells count it: 128 and the number of the signal.
    exitCode: () => received && 128 + constants.signals[received],
  }
}
