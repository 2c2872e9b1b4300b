import { type ChildProcess, spawnSync } from 'node:child_process'

import { spawnForTest } from './spawnForTest'

/** An X screen whose window manager gives dialogs the keyboard focus. */
export interface VirtualScreen {
  env: { DISPLAY: string }
  /** presses keys in the focused window, named as in xdotool */
  press(...keys: string[]): void
  close(): void
}

const usualSize = '1280x720'

/** @param size in pixels */
export async function virtualScreen(size = usualSize): Promise<VirtualScreen> {
  const server = spawnForTest(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${size}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }
  )
  const env = { DISPLAY: `:${await firstLine(server)}` }
  const everything = { ...process.env, ...env }
  const manager = spawnForTest('openbox', { env: everything, stdio: 'ignore' })
  return {
    env,
    press: (...keys) =>
      void spawnSync('xdotool', ['key', ...keys], { env: everything }),
    close: () => {
      manager.kill()
      server.kill()
    },
  }
}

function firstLine(process: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    process.once('error', reject)
    process.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    process.stdio[3]?.on('data', (data: Buffer) => {
      text += data.toString()
      if (text.includes('\n')) resolve(text.trim())
    })
  })
}
