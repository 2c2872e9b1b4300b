import { setTimeout as pause } from 'node:timers/promises'

const settledAfterMs = 750
const patienceMs = 5_000

// Passes a child's output through and reports each line.
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

  // So that the important line comes after the startup messages.
  return async function quiet() {
    const latest = Date.now() + patienceMs
    while (Date.now() < Math.min(latest, lastAt + settledAfterMs)) {
      await pause(50)
    }
  }
}
