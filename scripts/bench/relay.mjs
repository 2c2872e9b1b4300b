/**
 * Measures the throughput that one address gets from the shipped coturn, with
 * and without deploy/coturn/egress.nft. Clients and relay run in network
 * namespaces. Needs root, coturn, nftables and iproute2.
 *
 *   node scripts/bench/relay.mjs [--runs 5] [--check]
 */
import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { certify } from '../deploy/certify.mjs'
import { read, temporaryFolder } from '../deploy/deployFiles.mjs'
import { turnCredentials } from '../deploy/turnAllocation.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    check: { type: 'boolean', default: false },
  },
})

const [relay, client, peer] = ['relay', 'client', 'peer'].map(
  (name) => `kinscreen-${name}-${process.pid}`
)
// Public addresses, because the shipped settings relay to no others.
const addresses = {
  [relay]: '20.0.0.1',
  [client]: '20.0.0.2',
  [peer]: '20.0.0.3',
}
const spaces = Object.keys(addresses)
const secret = 'replace-this-secret'
const programs = 3
const sessions = 10
const seconds = 4
const limitMbit = 50

const run = (...command) => execFileSync(command[0], command.slice(1))
const within = (space, ...command) =>
  run('ip', 'netns', 'exec', space, ...command)
const started = []
function start(space, ...command) {
  const child = spawn('ip', ['netns', 'exec', space, ...command], {
    stdio: 'ignore',
    detached: true,
  })
  started.push(child)
  return child
}
function stop(child) {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The program has already ended.
  }
}

function connect() {
  for (const space of spaces) run('ip', 'netns', 'add', space)
  within(relay, 'ip', 'link', 'add', 'bridge', 'type', 'bridge')
  within(relay, 'ip', 'addr', 'add', `${addresses[relay]}/24`, 'dev', 'bridge')
  for (const space of [client, peer]) {
    const end = space === client ? 'to-client' : 'to-peer'
    within(
      ...[relay, 'ip', 'link', 'add', end, 'type', 'veth'],
      ...['peer', 'name', 'eth0', 'netns', space]
    )
    within(relay, 'ip', 'link', 'set', end, 'master', 'bridge', 'up')
    within(space, 'ip', 'addr', 'add', `${addresses[space]}/24`, 'dev', 'eth0')
    within(space, 'ip', 'link', 'set', 'eth0', 'up')
  }
  within(relay, 'ip', 'link', 'set', 'bridge', 'up')
  for (const space of spaces) within(space, 'ip', 'link', 'set', 'lo', 'up')
}

const bytesReceived = (space) =>
  Number(
    /eth0: *(\d+)/.exec(within(space, 'cat', '/proc/net/dev').toString())[1]
  )

/** @returns Mbit/s at the client and at its peer */
async function measure() {
  // Each program has its own user name, so that no user quota applies.
  const floods = Array.from({ length: programs }, () => {
    const { username, credential } = turnCredentials({
      ...{ secret, ttlSeconds: 600, now: Date.now(), block: randomUUID() },
    })
    return start(
      ...[client, 'turnutils_uclient', '-u', username, '-w', credential],
      ...['-e', addresses[peer], '-c', '-m', String(sessions), '-z', '1'],
      ...['-l', '1200', '-n', '1000000', addresses[relay]]
    )
  })
  // After this delay, all sessions are open, and nftables' burst of one second
  // is used up.
  await delay(7000)
  const before = [client, peer].map(bytesReceived)
  const at = performance.now()
  await delay(seconds * 1000)
  const ms = performance.now() - at
  const rates = [client, peer].map(
    (space, index) => ((bytesReceived(space) - before[index]) * 8) / ms / 1000
  )
  floods.forEach(stop)
  return rates
}

const median = (numbers) =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1]

async function measureOften(title) {
  const runs = []
  while (runs.length < Number(values.runs)) runs.push(await measure())
  const [toClient, toPeer] = [0, 1].map((index) =>
    median(runs.map((rates) => rates[index]))
  )
  console.log(
    `${title}: ${toClient.toFixed(1)} Mbit/s to the client, ${toPeer.toFixed(1)} Mbit/s to its peer (median of ${runs.length})`
  )
  return { toClient, toPeer }
}

const { folder, remove } = temporaryFolder()
try {
  connect()
  certify(folder)
  writeFileSync(
    join(folder, 'turnserver.conf'),
    [
      read('deploy/coturn/turnserver.conf').replaceAll(
        '/etc/kinscreen/tls',
        folder
      ),
      `userdb=${join(folder, 'turndb')}`,
      `pidfile=${join(folder, 'pid')}`,
      '',
    ].join('\n')
  )
  start(relay, 'turnserver', '-c', join(folder, 'turnserver.conf'))
  start(peer, 'turnutils_peer', '-L', addresses[peer])
  await delay(1500)
  const free = await measureOften('without the limit')
  const egress = join(folder, 'egress.nft')
  // The limit is for coturn's user, which is root in this benchmark.
  writeFileSync(
    egress,
    read('deploy/coturn/egress.nft').replaceAll('turnserver', 'root')
  )
  within(relay, 'nft', '-f', egress)
  const limited = await measureOften('with the limit')
  // The margins are wide, because a busy machine sends less.
  const isMet = Math.max(limited.toClient, limited.toPeer) < limitMbit * 1.2
  const isMeant = Math.max(free.toClient, free.toPeer) > limitMbit * 1.3
  if (values.check && !(isMet && isMeant)) {
    console.error('One address gets more than its limit, or never reached it.')
    process.exitCode = 1
  }
} finally {
  started.forEach(stop)
  for (const space of spaces) {
    try {
      run('ip', 'netns', 'del', space)
    } catch {
      // The namespace does not exist.
    }
  }
  remove()
}
