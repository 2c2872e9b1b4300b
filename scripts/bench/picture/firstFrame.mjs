// Measures the time from the choice of a screen to the viewer’s first video
// frame, and to the first frame in full size.
import { compare, row } from './compare.mjs'
import { onlyRelayed, slowPicker, watchSizes, watchVideos } from './inPage.mjs'
import { size } from './people.mjs'
import { startServers } from './servers.mjs'
import { onStage } from './stage.mjs'
import { startTurnServer, turnEnv } from './turnServer.mjs'

const farMs = 100
const pickerOpenMs = 2_000
const patienceMs = 20_000

async function once({ way, link, isRelayed }) {
  const prepare = async ({ sharer, viewer }) => {
    await sharer.addInitScript(slowPicker, pickerOpenMs)
    await viewer.addInitScript(watchVideos)
    await viewer.addInitScript(watchSizes, size.width)
    if (!isRelayed) return
    await sharer.addInitScript(onlyRelayed)
    await viewer.addInitScript(onlyRelayed)
  }
  const whenLinked = isRelayed ? startTurnServer : undefined
  return onStage(
    { way, link, prepare, whenLinked },
    async ({ sharer, viewer }) => {
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
    }
  )
}

async function measure(
  rounds,
  { roundTripMs = farMs, rateKbit = 0, isRelayed = false, name = '', mustReach }
) {
  const stop = await startServers(isRelayed ? turnEnv : {})
  const link = { roundTripMs, rateKbit }
  const results = await compare(rounds, (way) => once({ way, link, isRelayed }))
  await stop()
  return ['first', 'full'].map((frame) =>
    row(results, frame, {
      figure: `pick → ${frame} frame, ${roundTripMs} ms round trip${name}`,
      mustReach: mustReach[frame],
    })
  )
}

/** The round trip takes 100 ms, and the screen picker is open for 2 s. */
export const firstFrame = (rounds) =>
  measure(rounds, {
    mustReach: { first: { ratio: 0.2 }, full: { ratio: 0.35 } },
  })

/** Both people are in one house, so the round trip takes no time. */
export const firstFrameNearby = (rounds) =>
  measure(rounds, {
    roundTripMs: 0,
    mustReach: { first: { ratio: 0.2 }, full: { ratio: 0.6 } },
  })

/** A TURN relay is the only path. */
export const firstFrameRelayed = (rounds) =>
  measure(rounds, {
    isRelayed: true,
    name: ', relayed',
    mustReach: { first: { ratio: 0.3 } },
  })

/** At 1 Mbit/s, a full video frame takes seconds. */
export const firstFrameOnSlowUplink = (rounds) =>
  measure(rounds, {
    rateKbit: 1_000,
    name: ', 1 Mbit/s',
    mustReach: { first: { ratio: 0.2 } },
  })
