// The baseline between instances through Redis, without a lookup of the
// receiver.
import { createRequire } from 'node:module'

import { serveRelay } from './bareRelay.mjs'

const require = createRequire(new URL('../../../api/', import.meta.url))
const { Redis } = require('ioredis')

const [port, firstPort] = process.argv.slice(2).map(Number)
const other = port === firstPort ? port + 1 : firstPort

const redis = new Redis(process.env.REDIS_URL, { protocol: 3 })
redis.subscribe(String(port))
redis.on('message', (_channel, message) => {
  const end = message.indexOf('\n')
  deliver(message.slice(0, end), message.slice(end + 1))
})

const deliver = serveRelay(port, (dst, text) =>
  redis.publish(String(other), `${dst}\n${text}`)
)
