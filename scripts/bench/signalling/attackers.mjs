// In a separate process: sends invalid frames until it is stopped. Closed
// sockets reconnect.
import { setTimeout as delay } from 'node:timers/promises'

import { attach, person } from './client.mjs'

const [port, sockets, perSecond] = process.argv.slice(2).map(Number)
const everyMs = 10
// Far from the addresses of the people who share.
const othersAddresses = 1_000_000
const bad = ['not json', '{', 'null', '{"type":"OFFER","dst":{}}', '[]', '\0']

async function attack(one) {
  for (;;) {
    const client = await attach(port, one).catch(() => null)
    if (!client) {
      await delay(500)
      continue
    }
    const { socket } = client
    const frames = (perSecond * everyMs) / 1_000 / sockets
    let due = 0
    while (socket.readyState === socket.OPEN) {
      for (due += frames; due >= 1; due--) {
        socket.send(bad[Math.floor(Math.random() * bad.length)])
      }
      await delay(everyMs)
    }
  }
}

Array.from({ length: sockets }, person).forEach((one) =>
  attack({
    ...one,
    id: `attacker-${one.number}`,
    number: one.number + othersAddresses,
  })
)
