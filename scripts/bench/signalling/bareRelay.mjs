// A relay on `ws` that parses, looks up and serialises again, without any
// checks.
import { createRequire } from 'node:module'

const require = createRequire(new URL('../../../api/', import.meta.url))
const { WebSocketServer } = require('ws')

// Serves it, and passes frames for other clients to `elsewhere`. Returns how to
// reach the local ones.
export function serveRelay(port, elsewhere = () => {}) {
  const clients = new Map()
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
      else elsewhere(message.dst, text)
    })
    socket.on('close', () => clients.delete(id))
  })
  return (dst, text) => clients.get(dst)?.send(text)
}
