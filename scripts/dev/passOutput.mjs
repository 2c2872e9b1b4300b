import { setTimeout as pause } from 'node:timers/promises'

const settledAfterMs = 750
const patienceMs = 5_000

// Passes the output of a child on and tells each line of it.
export function passOutput(child, onLine) {
  let lastAt = Date.now()
  const pass = (stream, target) => {
    let rest = ''
    stream.setEncoding('utf8').on('data', (text) => {
      lastAt = Date.now()
      target.write(text)
      const lines = (rest + text).split('\n')
      rest = lines.pop()
      lines.forEach(onLine)
    })
  }
  pass(child.stdout, process.stdout)
  pass(child.stderr, process.stderr)

  // So that the line to remember comes after the chatter of a start.
  return async function quiet() {
    const latest = Date.now() + patienceMs
    while (Date.now() < Math.min(latest, lastAt + settledAfterMs)) {
      await pause(50)
    }
  }
}
