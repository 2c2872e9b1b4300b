import { spawn } from 'node:child_process'
import { once } from 'node:events'

const address = '10.77.0.1'
const secret = 'bench'

export const turnEnv = {
  TURN_URLS: `turn:${address}:3478?transport=udp`,
  TURN_SECRET: secret,
}

/**
 * Runs coturn at the end of the link that is on this machine.
 * @returns a function that stops coturn
 */
export async function startTurnServer() {
  const child = spawn(
    'turnserver',
    [
      '-n',
      `--listening-ip=${address}`,
      `--relay-ip=${address}`,
      '--use-auth-secret',
      `--static-auth-secret=${secret}`,
      '--realm=bench',
      '--no-cli',
      '--no-tls',
      '--no-dtls',
      '--pidfile=/dev/null',
      '--log-file=stdout',
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] }
  )
  await once(child.stdout, 'data')
  child.stdout.resume()
  return () => child.kill('SIGKILL')
}
