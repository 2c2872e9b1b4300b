// How soon the viewer’s page reports that something has happened to the sharer.
import { compare, row } from './compare.mjs'
import { watchVideos, watchWords } from './inPage.mjs'
import { startServers } from './servers.mjs'
import { onStage } from './stage.mjs'
import { kinscreen } from './ways.mjs'

const settleMs = 4_000
const patienceMs = 8_000

async function prepare({ viewer }) {
  await viewer.addInitScript(watchVideos)
  await viewer.addInitScript(watchWords)
}

/**
 * @param event what happens;
 * @returns milliseconds until the viewer’s page changes its message
 */
async function wordsAfter(way, event) {
  return onStage({ way, prepare }, async (stage) => {
    const { page } = stage.viewer
    await page.waitForFunction(
      () => document.querySelector('video')?.videoWidth >= 1920
    )
    await page.waitForTimeout(settleMs)
    const sinceMs = Date.now()
    await event(stage, way)
    const found = await page
      .waitForFunction(
        (since) => window.words_.find((entry) => entry.sinceMs >= since),
        sinceMs,
        { timeout: patienceMs }
      )
      .catch(() => null)
    const said = await found?.jsonValue()
    if (said) process.stderr.write(`${said.words}\n`)
    return { wait: said ? said.sinceMs - sinceMs : Infinity }
  })
}

/** The page’s own button; plain PeerJS only has the end of the captured tab. */
async function stopSharing({ sharer, screen }, way) {
  if (way !== kinscreen) return screen.close()
  await sharer.page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Stop sharing')
      .click()
  )
}

const told = (figure, mostMs, event) => async (rounds) => {
  const stop = await startServers({})
  const results = await compare(rounds, (way) => wordsAfter(way, event))
  await stop()
  return [
    row(results, 'wait', {
      figure: `the viewer’s page says it: ${figure}`,
      mustReach: { most: mostMs },
    }),
  ]
}

export const toldStop = told('sharing stopped', 100, stopSharing)
export const toldTabClosed = told(
  'the sharer’s tab closed',
  150,
  ({ sharer }) => sharer.page.close()
)
export const toldKilled = told(
  'the sharer’s browser killed',
  500,
  ({ sharer }) => sharer.kill()
)
export const toldCut = told('network cut', 3_000, ({ far }) => far.cut())
