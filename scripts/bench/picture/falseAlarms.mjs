// Does the viewer’s page ever report a problem while everything works but
// signalling restarts every minute?
import { watchVideos, watchWords } from './inPage.mjs'
import { startServers } from './servers.mjs'
import { onStage } from './stage.mjs'
import { kinscreen } from './ways.mjs'

// “Good connection” is announced to screen readers after five seconds.
const settleMs = 10_000
const restartEveryMs = 60_000

async function prepare({ viewer }) {
  await viewer.addInitScript(watchVideos)
  await viewer.addInitScript(watchWords)
}

/**
 * @param minutes of sharing.
 * @returns how often the viewer’s page reported something else
 */
async function alarms(minutes) {
  const stop = await startServers({})
  const said = await onStage(
    { way: kinscreen, prepare },
    async ({ viewer }) => {
      const { page } = viewer
      await page.waitForFunction(
        () => document.querySelector('video')?.videoWidth >= 1920
      )
      await page.waitForTimeout(settleMs)
      const sinceMs = Date.now()
      for (let minute = 0; minute < minutes; minute++) {
        await page.waitForTimeout(restartEveryMs)
        await stop.restartApi()
      }
      await page.waitForTimeout(settleMs)
      return page.evaluate(
        (since) => window.words_.filter((entry) => entry.sinceMs >= since),
        sinceMs
      )
    }
  )
  await stop()
  said.forEach(({ words }) => process.stderr.write(`${words}\n`))
  return said.length
}

export async function falseAlarms() {
  const minutes = Number(process.env.MINUTES ?? 30)
  return [
    {
      figure: `words other than the picture’s in ${minutes} minutes, signalling restarted every minute`,
      unit: '',
      ours: await alarms(minutes),
      n: 1,
      mustReach: { most: 0 },
    },
  ]
}
