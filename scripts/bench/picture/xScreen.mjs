import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { size } from './people.mjs'

/**
 * An X screen of its own (Xvfb), with a window manager (Openbox), so that a window
 * can have all of it.
 *
 * @returns the environment of programs that shall be on it, and what ends it
 */
export async function xScreen({ width, height } = size) {
  const server = spawn(
    'Xvfb',
    [
      ...['-displayfd', '3', '-nolisten', 'tcp'],
      ...['-screen', '0', `${width}x${height}x24`],
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }
  )
  const [number] = await once(server.stdio[3], 'data')
  const env = { DISPLAY: `:${String(number).trim()}` }
  const manager = spawn('openbox', {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  return {
    env,
    close: () => {
      manager.kill()
      server.kill()
    },
  }
}
