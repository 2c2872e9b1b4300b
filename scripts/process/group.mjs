import { spawn, spawnSync } from 'node:child_process'

import { root } from '../setup/root.mjs'

const isWindows = process.platform === 'win32'

export function signalGroup(pid, signal) {
  if (isWindows) {
    return spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']).status === 0
  }
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

// A program in its own process group, so that all its children can be stopped
// with it. None outlives this process.
export function spawnGroup(command, args, options) {
  const child = spawn(command, args, {
    cwd: root,
    detached: !isWindows,
    shell: isWindows,
    // An open pipe, because Vite stops when its input ends.
    stdio: ['pipe', 'pipe', 'pipe'],
    ...options,
  })
  const killAll = () => signalGroup(child.pid, 'SIGKILL')
  process.once('exit', killAll)
  child.once('close', () => process.off('exit', killAll))
  return child
}
