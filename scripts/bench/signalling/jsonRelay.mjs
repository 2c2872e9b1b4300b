// The baseline: a server that parses and serialises each message, no more.
//   node jsonRelay.mjs <port>
import { createRequire } from 'node:module'

const require = createRequire(new URL('../../../api/', import.meta.url))
const { WebSocketServer } = require('ws')

const clients = new Map()
const server = new WebSocketServer({
  port: Number(process.argv[2]),
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
    clients.get(message.dst)?.send(JSON.stringify(message))
  })
  socket.on('close', () => clients.delete(id))
})
