import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const host = '127.0.0.1'

export const coturnSecret = 'the secret'

/** @returns a TCP port of 127.0.0.1 at which nothing listens */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const usual = [
  ...['--realm=help.example', '--use-auth-secret'],
  ...[`--static-auth-secret=${coturnSecret}`, `--relay-ip=${host}`],
]

/**
 * Starts the real coturn on 127.0.0.1, configured as an operator would.
 * @param own further options; `settings` replaces the usual ones
 * @returns its port, and a function that stops it
 * @throws if it exits instead of listening
 */
export async function startCoturn(
  own: readonly string[] = [],
  settings: readonly string[] = usual
) {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'))
  const port = await freePort()
  const of = (name: string) => `${name.split('=')[0]}=`
  const child = spawn(
    'turnserver',
    [
      ...['-n', '--no-cli', '--no-tls', '--log-file=stdout', '--fingerprint'],
      ...[`--listening-ip=${host}`, `--listening-port=${port}`],
      ...[`--userdb=${join(folder, 'turndb')}`, `--pidfile=${folder}/pid`],
      ...settings.filter((each) => !own.some((it) => of(it) === of(each))),
      ...own,
    ],
    { stdio: 'ignore' }
  )
  const stop = async () => {
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
    rmSync(folder, { recursive: true })
  }
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('coturn ended at its start.')
    await delay(20)
  }
  return { port, stop }
}
