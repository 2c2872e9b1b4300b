import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { captured, withFolder } from './deployFiles.mjs'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0

async function startRedis(folder) {
  const path = join(folder, 'redis.sock')
  const redis = spawn('redis-server', [
    fromRoot('deploy/redis/redis.conf'),
    ...['--unixsocket', path, '--dir', folder],
  ])
  let said = ''
  redis.stdout.on('data', (data) => (said += data))
  while (!said.includes('accept connections')) {
    await Promise.race([
      once(redis.stdout, 'data'),
      once(redis, 'exit').then(() => assert.fail(said)),
    ])
  }
  return { redis, path }
}

async function ask(path, ...commands) {
  const socket = createConnection(path)
  socket.write([...commands, 'QUIT', ''].join('\r\n'))
  let answer = ''
  for await (const data of socket) answer += data
  return answer
}

describe(
  'deploy/redis',
  { skip: !hasRedis && 'redis-server is not installed' },
  () => {
    it('keeps Redis from writing anything to disk', () =>
      withFolder(async (folder) => {
        const { redis, path } = await startRedis(folder)
        const answer = await ask(
          path,
          'CONFIG GET save',
          'CONFIG GET appendonly'
        )
        redis.kill()
        await once(redis, 'exit')
        assert.match(answer, /\r\nsave\r\n\$0\r\n\r\n/)
        assert.match(answer, /\r\nappendonly\r\n\$2\r\nno\r\n/)
      }))

    it('has Redis listen on a socket for its user and group, and on no port', () =>
      withFolder(async (folder) => {
        const { redis, path } = await startRedis(folder)
        const { mode } = statSync(path)
        const open = readdirSync(`/proc/${redis.pid}/fd`)
          .map((fd) => readlinkSync(`/proc/${redis.pid}/fd/${fd}`))
          .flatMap((name) => captured(name, /^socket:\[(\d+)\]$/g))
        const tcp = ['tcp', 'tcp6'].map((name) =>
          readFileSync(`/proc/${redis.pid}/net/${name}`, 'utf8')
        )
        redis.kill()
        await once(redis, 'exit')
        assert.equal(mode & 0o777, 0o770)
        assert.ok(open.length > 0)
        for (const inode of open) {
          assert.doesNotMatch(tcp.join(''), new RegExp(` ${inode} `))
        }
      }))
  }
)
