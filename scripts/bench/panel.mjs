// What the helper window costs the sharer’s computer, and how soon a mark is seen in it.
//   npm run build
//   ROUNDS=3 SECONDS=60 node scripts/bench/panel.mjs [way …]
import { cpuSeconds } from './picture/cpuSeconds.mjs'
import { person } from './picture/people.mjs'
import { startServers } from './picture/servers.mjs'
import { openTextSource } from './picture/sources.mjs'
import { median } from './picture/statistics.mjs'
import { kinscreen } from './picture/ways.mjs'

const rounds = Number(process.env.ROUNDS ?? 3)
const seconds = Number(process.env.SECONDS ?? 60)
const settleMs = 5_000
const betweenMarksMs = 5_000
const frame = { width: 1920, height: 1080 }

/** Changes to the sharer’s browser before its page loads. */
const ways = {
  'without a helper window': (context) =>
    context.route(/GuidancePanel/, (route) => route.abort()),
  'with a helper window': () => {},
  'with stills from a video': (context) =>
    context.addInitScript(() =>
      Object.defineProperty(window, 'ImageCapture', { value: undefined })
    ),
}

/**
 * Keeps the viewer’s end of the data channel, to send what its tools would
 * send.
 */
function holdChannel() {
  const held = { heard: [] }
  window.guidance = held
  const { createDataChannel } = RTCPeerConnection.prototype
  RTCPeerConnection.prototype.createDataChannel = function (label, options) {
    const channel = createDataChannel.call(this, label, options)
    if (label !== 'dc_kinscreen') return channel
    held.channel = channel
    channel.addEventListener('message', ({ data }) => {
      const { type, id } = JSON.parse(data)
      if (type === 'drawn') held.heard.push([id, performance.now()])
    })
    return channel
  }
}

function point([id, size]) {
  const atMs = performance.now()
  const place = { x: (id % 10) / 10, y: (id % 7) / 7 }
  window.guidance.channel.send(
    JSON.stringify({
      v: 1,
      type: 'pointer',
      id,
      frame: size,
      point: place,
      atMs,
    })
  )
  return atMs
}

/** Shares a page of text with a blinking line for a while, and points every five seconds. */
async function measure(prepare) {
  const [sharer, viewer] = [await person({}), await person({})]
  try {
    await prepare(sharer.context)
    await viewer.context.addInitScript(holdChannel)
    const source = await openTextSource(sharer.context)
    await sharer.page.bringToFront()
    await kinscreen(sharer, viewer)
    await viewer.page.waitForFunction(
      () => document.querySelector('video')?.videoWidth >= 1920
    )
    await source.waitForTimeout(settleMs)
    const [before, startMs] = [cpuSeconds(sharer.pid), performance.now()]
    const sent = []
    while (performance.now() - startMs < seconds * 1_000) {
      const id = sent.length + 1
      sent.push(await viewer.page.evaluate(point, [id, frame]))
      await source.waitForTimeout(betweenMarksMs)
    }
    const minutes = (performance.now() - startMs) / 60_000
    const cpu = (cpuSeconds(sharer.pid) - before) / minutes
    const heard = await viewer.page.evaluate(() => window.guidance.heard)
    return { cpu, drawn: heard.map(([id, atMs]) => atMs - sent[id - 1]) }
  } finally {
    await Promise.all([sharer.close(), viewer.close()])
  }
}

const named = process.argv.slice(2)
const wanted = Object.entries(ways).filter(
  ([way]) => named.length === 0 || named.includes(way)
)

const stop = await startServers({})
const results = Object.fromEntries(wanted.map(([way]) => [way, []]))
for (let round = 0; round < rounds; round++) {
  for (const [way, prepare] of wanted) {
    const result = await measure(prepare)
    results[way].push(result)
    console.log(way, JSON.stringify(result))
  }
}
await stop()
for (const [way, all] of Object.entries(results)) {
  const cpu = median(all.map((each) => each.cpu))
  const drawn = median(all.flatMap((each) => each.drawn))
  const seen = Number.isFinite(drawn) ? `${drawn.toFixed(0)} ms` : '–'
  console.log(`| ${way} | ${cpu.toFixed(1)} s a minute | ${seen} | ${rounds} |`)
}
