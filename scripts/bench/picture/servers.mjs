import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const require = createRequire(import.meta.url)

/** The production build: api on 9000, web on 8910, and plain PeerJS on 8920. */
export async function startServers() {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    STUN_URLS: '',
    ALLOWED_ORIGINS: 'http://localhost:8910,http://localhost:8920',
  }
  const start = (args, cwd) =>
    spawn(process.execPath, args, { cwd, env, stdio: 'ignore' })
  const children = [
    start(['dist/server.js'], `${root}api`),
    start(
      [
        `${root}node_modules/.bin/rw-web-server`,
        '--api-proxy-target',
        'http://localhost:9000',
      ],
      root
    ),
  ]
  const plain = servePlain().listen(8920)
  await Promise.all([
    answers('http://localhost:9000/iceServers'),
    answers('http://localhost:8910/'),
  ])
  return () => {
    plain.close()
    children.forEach((child) => child.kill())
  }
}

function servePlain() {
  const page = readFileSync(new URL('plain.html', import.meta.url))
  const library = readFileSync(
    require.resolve('peerjs/dist/peerjs.min.js', { paths: [`${root}web`] })
  )
  return createServer(({ url }, response) => {
    const isLibrary = url === '/peerjs.min.js'
    response.setHeader(
      'content-type',
      isLibrary ? 'text/javascript' : 'text/html; charset=utf-8'
    )
    response.end(isLibrary ? library : page)
  })
}

async function answers(url) {
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
