// The floor between instances: `jsonRelay.mjs`, and a channel of Redis for whoever is attached elsewhere.
import { createRequire } from 'node:module'

const require = createRequire(new URL('../../../api/', import.meta.url))
const { Redis } = require('ioredis')
const { WebSocketServer } = require('ws')

const [port, firstPort] = process.argv.slice(2).map(Number)
const other = port === firstPort ? port + 1 : firstPort

const clients = new Map()
const redis = new Redis(process.env.REDIS_URL, { protocol: 3 })
redis.subscribe(String(port))
redis.on('message', (_channel, message) => {
  const end = message.indexOf('\n')
  clients.get(message.slice(0, end))?.send(message.slice(end + 1))
})

const server = new WebSocketServer({
  port,
  host: '127.0.0.1',
  perMessageDeflate: false,
})

server.on('connection', (socket, { url }) => {
  const id = new URLSearchParams(url.split('?')[1]).get('id')
  clients.set(id, socket)
  socket.send('{"type":"OPEN"}')
  socket.on('message', (data) => {
    const message = JSON.parse(data)
    message.src = id
    const text = JSON.stringify(message)
    const here = clients.get(message.dst)
    if (here) here.send(text)
    else redis.publish(String(other), `${message.dst}\n${text}`)
  })
  socket.on('close', () => clients.delete(id))
})
