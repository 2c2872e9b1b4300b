// From the picked screen to the viewer’s first frame, and to the first of full size.
import { compare, row } from './compare.mjs'
import { onlyRelayed, slowPicker, watchSizes, watchVideos } from './inPage.mjs'
import { size } from './people.mjs'
import { startServers } from './servers.mjs'
import { onStage } from './stage.mjs'
import { startTurnServer, turnEnv } from './turnServer.mjs'

const pickerOpenMs = 2_000
const patienceMs = 20_000

async function once({ way, roundTripMs, isRelayed }) {
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
    { way, link: { roundTripMs }, prepare, whenLinked },
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

async function measure(rounds, { roundTripMs, isRelayed, mustReach }) {
  const stop = await startServers(isRelayed ? turnEnv : {})
  const results = await compare(rounds, (way) =>
    once({ way, roundTripMs, isRelayed })
  )
  await stop()
  const where = isRelayed ? ', relayed' : ''
  return ['first', 'full'].map((name) =>
    row(results, name, {
      figure: `pick → ${name} frame, ${roundTripMs} ms round trip${where}`,
      mustReach: mustReach[name],
    })
  )
}

/** At a round trip of 100 ms, the picker open for 2 s. */
export const firstFrame = (rounds) =>
  measure(rounds, {
    roundTripMs: 100,
    isRelayed: false,
    mustReach: { first: { ratio: 0.2 }, full: { ratio: 0.45 } },
  })

/** The same with no way but through coturn. */
export const firstFrameRelayed = (rounds) =>
  measure(rounds, {
    roundTripMs: 100,
    isRelayed: true,
    mustReach: { first: { ratio: 0.3 }, full: null },
  })
