import { attach, person } from './client.mjs'
import { median, ratio, row } from './figures.mjs'
import { startServer } from './server.mjs'

const rounds = 50

async function timeToOpen(port, together) {
  const times = []
  for (let round = 0; round < rounds; round++) {
    const people = Array.from({ length: together }, person)
    const clients = await Promise.all(
      people.map(async (one) => {
        const startMs = performance.now()
        const client = await attach(port, one)
        times.push(performance.now() - startMs)
        return client
      })
    )
    clients.forEach(({ socket }) => socket.close())
  }
  return median(times)
}

async function once(kind, port) {
  const server = await startServer(kind, port)
  await timeToOpen(port, 10)
  const alone = await timeToOpen(port, 1)
  const crowd = await timeToOpen(port, 100)
  await server.kill()
  return { alone, crowd }
}

// From the TCP connection to OPEN.
export async function open(port) {
  const ours = []
  const theirs = []
  for (let round = 0; round < Number(process.env.ROUNDS ?? 5); round++) {
    ours.push(await once('kinscreen', port))
    theirs.push(await once('bare PeerServer', port))
  }
  return ['alone', 'crowd'].map((way) => {
    const [a, b] = [ours, theirs].map((list) => median(list.map((x) => x[way])))
    return row(
      `time to OPEN, ${way === 'alone' ? 'alone' : '100 at once'}, p50`,
      `${a.toFixed(2)} ms`,
      `bare PeerServer ${b.toFixed(2)} ms: ${ratio(a, b)} ×`,
      '≤ 1.25 ×',
      ratio(a, b) <= 1.25
    )
  })
}
