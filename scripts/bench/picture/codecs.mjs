// What each codec gives for its bits and its time: VP8 first, and the other once the picture stands.
// ROUNDS=3 RATE=0,3000 CODECS=VP8,AV1 node scripts/bench/picture/codecs.mjs
import { loadavg } from 'node:os'

import { cpuSeconds } from './cpuSeconds.mjs'
import { watchTimes, watchVideos } from './inPage.mjs'
import { readAfter } from './legibility.mjs'
import { startServers } from './servers.mjs'
import { openTimedSource } from './sources.mjs'
import { onStage } from './stage.mjs'
import { median, quantile } from './statistics.mjs'
import { installTextScreen } from './textScreen.mjs'
import { kinscreen } from './ways.mjs'

const rounds = Number(process.env.ROUNDS ?? 3)
const rates = (process.env.RATE ?? '0,3000').split(',').map(Number)
const codecs = (process.env.CODECS ?? 'VP8,VP9,H264,AV1').split(',')
const [settleMs, typingMs, scrollingMs] = [6_000, 6_000, 8_000]
const momentsMs = [1_000, 1_500, 2_000]
const page = 500

/**
 * In the sharer’s page: full size is sent in that codec, whatever the page
 * chooses.
 */
function sendIn(codec) {
  const set = RTCRtpSender.prototype.setParameters
  RTCRtpSender.prototype.setParameters = function (parameters, options) {
    window.sender_ = this
    const [encoding] = parameters.encodings
    const wanted = parameters.codecs.find(
      ({ mimeType }) => mimeType === `video/${codec}`
    )
    if (encoding?.scaleResolutionDownBy === 1) encoding.codec = wanted
    return set.call(this, parameters, options)
  }
}

/** In the sharer’s page: the encoder’s counters so far. */
async function encoder() {
  for (const entry of (await window.sender_.getStats()).values()) {
    if (entry.type === 'outbound-rtp') {
      const { framesEncoded, totalEncodeTime, bytesSent, codecId } = entry
      const stats = await window.sender_.getStats()
      const { mimeType } = stats.get(codecId) ?? {}
      return { framesEncoded, totalEncodeTime, bytesSent, mimeType }
    }
  }
}

async function whatHappens({ sharer, viewer, screen }, durationMs, act) {
  const used = () => cpuSeconds(sharer.pid) + cpuSeconds(viewer.pid)
  const before = await sharer.page.evaluate(encoder)
  const [cpu, since] = [used(), Date.now()]
  await screen.evaluate(act)
  await screen.waitForTimeout(durationMs)
  const seconds = (Date.now() - since) / 1_000
  const cpuShare = (used() - cpu) / seconds
  const after = await sharer.page.evaluate(encoder)
  if (!before || !after) throw new Error('The call was lost on the way.')
  await screen.evaluate(() => window.textScreen.rest())
  await screen.waitForTimeout(1_000)
  const times = await viewer.page.evaluate(() => window.times_)
  const delays = times
    .filter(({ paintedAtMs }) => paintedAtMs >= since)
    .map(({ seenAtMs, paintedAtMs }) => seenAtMs - paintedAtMs)
  const frames = after.framesEncoded - before.framesEncoded
  return {
    codec: after.mimeType,
    p50: quantile(delays, 0.5),
    p95: quantile(delays, 0.95),
    fps: delays.length / seconds,
    cpu: cpuShare,
    encodeMs:
      (1_000 * (after.totalEncodeTime - before.totalEncodeTime)) / frames,
    kbit: ((after.bytesSent - before.bytesSent) * 8) / 1_000 / seconds,
  }
}

async function onePage(stage) {
  const { viewer, screen } = stage
  await viewer.page.waitForFunction(
    () => document.querySelector('video')?.videoWidth >= 1920
  )
  await screen.waitForTimeout(settleMs)
  const typing = await whatHappens(stage, typingMs, () =>
    window.textScreen.type()
  )
  const turnedAtMs = await screen.evaluate(
    (page) => window.textScreen.show(page),
    page
  )
  const read = await viewer.page.evaluate(readAfter, {
    page,
    turnedAtMs,
    momentsMs,
  })
  const scrolling = await whatHappens(stage, scrollingMs, () =>
    window.textScreen.scroll()
  )
  return {
    codec: scrolling.codec,
    'typing p50 ms': typing.p50,
    'typing encode ms': typing.encodeMs,
    ...Object.fromEntries(
      momentsMs.flatMap((momentMs, index) => [
        [`legible ${momentMs} %`, read[index].legible],
        [`psnr ${momentMs} dB`, read[index].psnr],
      ])
    ),
    'scrolling p95 ms': scrolling.p95,
    'scrolling fps': scrolling.fps,
    'scrolling encode ms': scrolling.encodeMs,
    'scrolling kbit/s': scrolling.kbit,
    'scrolling CPU cores': scrolling.cpu,
  }
}

const stop = await startServers({})
for (const rateKbit of rates) {
  const results = Object.fromEntries(codecs.map((codec) => [codec, []]))
  for (let round = 0; round < rounds; round++) {
    for (const codec of codecs) {
      const prepare = async ({ sharer, viewer }) => {
        await sharer.addInitScript(sendIn, codec)
        await viewer.addInitScript(watchVideos)
        await viewer.addInitScript(watchTimes)
        await viewer.addInitScript(installTextScreen)
      }
      const setting = { way: kinscreen, link: { rateKbit }, prepare }
      const result = await onStage(
        { ...setting, source: openTimedSource },
        onePage
      ).catch((error) => console.error(codec, error.message))
      if (!result) continue
      process.stderr.write(
        `load ${loadavg()[0]} ${rateKbit} ${codec} ${JSON.stringify(result)}\n`
      )
      results[codec].push(result)
    }
  }
  console.log(`\n| ${rateKbit} kbit/s | ${codecs.join(' | ')} |`)
  console.log(`|---|${codecs.map(() => '---|').join('')}`)
  const names = Object.keys(Object.values(results).flat()[0] ?? {})
  for (const name of names.filter((name) => name !== 'codec')) {
    const cells = codecs.map((codec) =>
      median(results[codec].map((result) => result[name])).toFixed(1)
    )
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
}
await stop()
