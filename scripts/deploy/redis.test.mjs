import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { fromRoot } from '../setup/root.mjs'

import { withFolder } from './deployFiles.mjs'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0

describe('deploy/redis', () => {
  it(
    'keeps Redis from writing anything to disk',
    { skip: !hasRedis && 'redis-server is not installed' },
    () =>
      withFolder(async (folder) => {
        const path = join(folder, 'redis.sock')
        const redis = spawn('redis-server', [
          fromRoot('deploy/redis/redis.conf'),
          ...['--port', '0', '--unixsocket', path, '--dir', folder],
        ])
        let said = ''
        redis.stdout.on('data', (data) => (said += data))
        while (!said.includes('accept connections')) {
          await Promise.race([
            once(redis.stdout, 'data'),
            once(redis, 'exit').then(() => assert.fail(said)),
          ])
        }
        const socket = createConnection(path)
        socket.write('CONFIG GET save\r\nCONFIG GET appendonly\r\nQUIT\r\n')
        let answer = ''
        for await (const data of socket) answer += data
        redis.kill()
        await once(redis, 'exit')
        assert.match(answer, /\r\nsave\r\n\$0\r\n\r\n/)
        assert.match(answer, /\r\nappendonly\r\n\$2\r\nno\r\n/)
      })
  )
})
