// From the picked screen to the viewer’s first frame, and to the first of full size.
import { farAway } from './farAway.mjs'
import { slowPicker, watchFrames } from './inPage.mjs'
import { chromiumPath, openTextSource, person, size } from './people.mjs'
import { startServers } from './servers.mjs'
import { kinscreen, plainPeerJs } from './ways.mjs'

const rounds = Number(process.env.ROUNDS ?? 5)
const roundTrips = (process.env.RTT ?? '0,100').split(',').map(Number)
const pickerOpenMs = 2_000
const patienceMs = 20_000

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1]

async function once(way, roundTripMs) {
  const far = await farAway({ roundTripMs, chromium: chromiumPath })
  const viewer = await person({})
  const sharer = await person(far)
  try {
    await sharer.context.addInitScript(slowPicker, pickerOpenMs)
    await viewer.context.addInitScript(watchFrames, size.width)
    await openTextSource(sharer.context)
    await sharer.page.bringToFront()
    await way(sharer, viewer)
    await viewer.page.waitForFunction(
      () => window.frames_.fullAtMs,
      undefined,
      { timeout: patienceMs }
    )
    const pickedAtMs = await sharer.page.evaluate(() => window.pickedAtMs)
    const frames = await viewer.page.evaluate(() => window.frames_)
    return {
      first: frames.firstAtMs - pickedAtMs,
      full: frames.fullAtMs - pickedAtMs,
    }
  } finally {
    await Promise.all([sharer.browser.close(), viewer.browser.close()])
    await far.close()
  }
}

const stop = await startServers()
console.log('| round trip | figure | plain PeerJS ms | Kinscreen ms | ratio |')
console.log('|---|---|---|---|---|')
for (const roundTripMs of roundTrips) {
  const results = { plain: [], ours: [] }
  for (let round = 0; round < rounds; round++) {
    results.plain.push(await once(plainPeerJs, roundTripMs))
    results.ours.push(await once(kinscreen, roundTripMs))
  }
  for (const figure of ['first', 'full']) {
    const [plain, ours] = [results.plain, results.ours].map((list) =>
      median(list.map((result) => result[figure]))
    )
    console.log(
      `| ${roundTripMs} ms | pick → ${figure} frame | ${plain.toFixed(0)} | ${ours.toFixed(0)} | ${(ours / plain).toFixed(2)} |`
    )
  }
}
stop()
