// The floor between instances that are connected to each other: a line for each frame.
import { connect, createServer } from 'node:net'

import { serveRelay } from './bareRelay.mjs'

const [port, firstPort] = process.argv.slice(2).map(Number)
const linkPort = (ofPort) => ofPort + 100
const other = port === firstPort ? port + 1 : firstPort

let link
const deliver = serveRelay(port, (dst, text) => {
  link ??= connect(linkPort(other), '127.0.0.1').setNoDelay()
  link.write(`${dst} ${text}\n`)
})

createServer((socket) => {
  let rest = ''
  socket.setNoDelay().setEncoding('utf8')
  socket.on('data', (data) => {
    const lines = (rest + data).split('\n')
    rest = lines.pop()
    for (const line of lines) {
      const end = line.indexOf(' ')
      deliver(line.slice(0, end), line.slice(end + 1))
    }
  })
}).listen(linkPort(port), '127.0.0.1')
