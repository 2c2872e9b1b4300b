// Measures how soon new frames arrive after a network outage.
import { compare, row } from './compare.mjs'
import { watchTimes, watchVideos } from './inPage.mjs'
import { open, start } from './screens/measure.mjs'
import { screens } from './screens/sources.mjs'
import { startServers } from './servers.mjs'
import { onStage } from './stage.mjs'

const settleMs = 4_000
const patienceMs = 20_000

async function prepare({ viewer }) {
  await viewer.addInitScript(watchVideos)
  await viewer.addInitScript(watchTimes)
}

async function openTyping(context) {
  const page = await context.newPage()
  await open(page, screens.typing.html)
  return page
}

/**
 * @param trouble interrupts the network and restores it
 * @returns milliseconds from the return of the network to the first frame that
 * was painted after the return
 */
async function newFrames(way, trouble) {
  return onStage(
    { way, source: openTyping, prepare },
    async ({ far, viewer, screen }) => {
      await start('typing', screen)
      await viewer.page.waitForFunction(() => window.times_.length > 10)
      await screen.waitForTimeout(settleMs)
      await trouble(far, screen)
      const backAtMs = Date.now()
      const found = await viewer.page
        .waitForFunction(
          (since) =>
            window.times_.find(({ paintedAtMs }) => paintedAtMs >= since),
          backAtMs,
          { timeout: patienceMs }
        )
        .catch(() => null)
      const frame = await found?.jsonValue()
      return { wait: frame ? frame.seenAtMs - backAtMs : Infinity }
    }
  )
}

async function measure(rounds, { figure, mostMs, trouble }) {
  const stop = await startServers({})
  const results = await compare(rounds, (way) => newFrames(way, trouble))
  await stop()
  return [row(results, 'wait', { figure, mustReach: { most: mostMs } })]
}

const outage = (seconds, mostMs) => (rounds) =>
  measure(rounds, {
    figure: `new frames after an outage of ${seconds} s`,
    mostMs,
    trouble: async (far, screen) => {
      far.cut()
      await screen.waitForTimeout(seconds * 1_000)
      far.mend()
    },
  })

export const outage5 = outage(5, 400)
export const outage12 = outage(12, 500)
export const outage30 = outage(30, 1_000)
export const addressChange = (rounds) =>
  measure(rounds, {
    figure: 'new frames after the sharer’s address has changed',
    mostMs: 1_500,
    trouble: (far) => far.changeAddress(),
  })
