import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'

import { root } from './setup/root.mjs'

const isWindows = process.platform === 'win32'
const patienceMs = 10_000
const interrupts = ['SIGINT', 'SIGTERM', 'SIGHUP']

export const defaultLimitMinutes = 20

function signalGroup(pid, signal) {
  if (isWindows) {
    return spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']).status === 0
  }
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

// Starts a program in its own process group, so that its children can be
// stopped together with it. All of them end with this process.
export function spawnGroup(command, args, options) {
  const child = spawn(command, args, {
    cwd: root,
    detached: !isWindows,
    shell: isWindows,
    // stdin is a pipe that stays open, because Vite stops when its input ends.
    stdio: ['pipe', 'pipe', 'pipe'],
    ...options,
  })
  const killAll = () => signalGroup(child.pid, 'SIGKILL')
  process.once('exit', killAll)
  child.once('close', () => process.off('exit', killAll))
  return child
}

// Asks the process group to exit, and kills it after a timeout. Sends SIGINT,
// because on SIGTERM Playwright leaves its servers running.
export function stopGroup(child) {
  const force = () => signalGroup(child.pid, 'SIGKILL')
  const impatience = setTimeout(force, patienceMs)
  child.once('close', () => clearTimeout(impatience))
  signalGroup(child.pid, 'SIGINT')
}

// Ctrl-C reaches only this process, so it is forwarded to the process group: as
// SIGINT the first time, as SIGKILL the second time.
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
  interrupts.forEach((signal) => process.on(signal, stop))
  child.once('close', () =>
    interrupts.forEach((signal) => process.off(signal, stop))
  )
  return {
    // The exit code of shells: 128 plus the number of the signal.
    exitCode: () => received && 128 + constants.signals[received],
  }
}

// Runs a program to its end, and returns its output.
export function capture(
  command,
  args,
  { env, limitMinutes = defaultLimitMinutes } = {}
) {
  return new Promise((resolve, reject) => {
    const child = spawnGroup(command, args, { env })
    const interrupts = passOnInterrupts(child)
    let output = ''
    const keep = (text) => (output += text)
    const overdue = setTimeout(() => {
      keep(
        `\nStopped, because it was not done after ${limitMinutes} minutes.\n`
      )
      stopGroup(child)
    }, limitMinutes * 60_000)
    child.stdin.end()
    child.stdout.setEncoding('utf8').on('data', keep)
    child.stderr.setEncoding('utf8').on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(overdue)
      const interrupted = interrupts.exitCode()
      if (interrupted) {
        process.exit(interrupted)
      }
      resolve({ code: code ?? 1, output })
    })
  })
}
