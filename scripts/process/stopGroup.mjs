import { signalGroup } from './group.mjs'

const patienceMs = 10_000

// Asks the whole group to exit, and kills it if it does not. It always sends
// SIGINT: Playwright leaves its servers behind on SIGTERM.
export function stopGroup(child) {
  const force = () => signalGroup(child.pid, 'SIGKILL')
  const impatience = setTimeout(force, patienceMs)
  child.once('close', () => clearTimeout(impatience))
  signalGroup(child.pid, 'SIGINT')
}
