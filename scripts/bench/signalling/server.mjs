import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { startProgram } from '../startProgram.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

const commands = {
  kinscreen: (port) => [
    here('../../../api/dist/server.js'),
    '--apiPort',
    String(port),
  ],
  'ws JSON relay': (port) => [here('jsonRelay.mjs'), String(port)],
}

const ticksPerSecond = 100

// The server trusts X-Forwarded-For, so each client can have its own address.
export async function startServer(kind, port, settings = {}) {
  const { pid, end } = await startProgram(
    process.execPath,
    commands[kind](port),
    port,
    {
      cwd: here('../../../api'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        STUN_URLS: '',
        ALLOWED_ORIGINS: 'http://localhost:8910',
        TRUST_PROXY: 'loopback',
        ...settings,
      },
    }
  )
  return {
    port,
    cpuMs: () => cpuMs(pid),
    rssKib: () => rssKib(pid),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

function cpuMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond
}

const rssKib = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1])
