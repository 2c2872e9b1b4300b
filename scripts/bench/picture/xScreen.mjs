import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { size } from './people.mjs'

/**
 * Starts an X screen (Xvfb) with a window manager (Openbox), which lets a
 * window fill the screen.
 *
 * @returns the environment of programs on that screen, and a function that
 * stops it
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
