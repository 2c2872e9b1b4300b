import { watchTimes, watchVideos } from '../picture/inPage.mjs'
import { openTimedSource } from '../picture/sources.mjs'
import { onStage } from '../picture/stage.mjs'
import { median, quantile } from '../picture/statistics.mjs'
import { kinscreen } from '../picture/ways.mjs'
import { pointOnce } from '../pointing/untilDrawn.mjs'
import { watchGuidance } from '../pointing/watchGuidance.mjs'

const settleMs = 6_000
const baselineMs = 5_000
const patienceMs = 60_000

/** In the sender’s page: a file is dropped there. */
function dropFile(bytes) {
  const content = new Uint8Array(bytes)
  for (let at = 0; at < bytes; at += 65_536) {
    crypto.getRandomValues(content.subarray(at, Math.min(at + 65_536, bytes)))
  }
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([content], 'letter.pdf'))
  document.dispatchEvent(
    new DragEvent('drop', { dataTransfer, cancelable: true })
  )
}

/**
 * One share of a page in which somebody types, while the helper points: as
 * usual, and while a file is on its way.
 *
 * @param from who sends the file, `sharer` or `viewer`
 * @returns seconds that the file takes, and delays in ms of picture and pointer
 * before and during it
 */
export function whileSending({ from, bytes, link }) {
  const prepare = async ({ sharer, viewer }) => {
    await viewer.addInitScript(watchVideos)
    await viewer.addInitScript(watchTimes)
    await sharer.addInitScript(watchGuidance)
    await viewer.addInitScript(watchGuidance)
  }
  const stage = { way: kinscreen, link, prepare, source: openTimedSource }
  return onStage(stage, async ({ sharer, viewer, screen }) => {
    await screen.evaluate(() => window.textScreen.type())
    await viewer.page.waitForFunction(
      () => document.querySelector('video')?.videoWidth >= 1280
    )
    await viewer.page.getByRole('radio', { name: 'Point' }).waitFor()
    await screen.waitForTimeout(settleMs)
    const ends = { sharer, viewer }
    const receiver = from === 'sharer' ? viewer : sharer

    const before = await delaysUntil(viewer.page, sharer.page, () =>
      screen.waitForTimeout(baselineMs)
    )
    await ends[from].page.evaluate(dropFile, bytes)
    const save = receiver.page.getByRole('button', { name: 'Save the file' })
    await save.waitFor()
    let seconds = Infinity
    const during = await delaysUntil(viewer.page, sharer.page, async () => {
      const sinceMs = Date.now()
      // Not with the mouse, which points meanwhile.
      await save.press('Enter')
      await receiver.page
        .getByText('Saved. It’s in your downloads.', { exact: true })
        .waitFor({ timeout: patienceMs })
      seconds = (Date.now() - sinceMs) / 1_000
    })
    return { seconds, before, during }
  })
}

async function delaysUntil(viewer, sharer, happens) {
  const since = Date.now()
  let isOver = false
  const over = happens().finally(() => (isOver = true))
  const pointers = []
  for (let at = 0; !isOver; at++) {
    pointers.push(await pointOnce(viewer, sharer, at))
  }
  await over
  const times = await viewer.evaluate(() => window.times_)
  const pictures = times
    .filter(({ seenAtMs }) => seenAtMs >= since)
    .map(({ seenAtMs, paintedAtMs }) => seenAtMs - paintedAtMs)
  const seconds = (Date.now() - since) / 1_000
  return {
    framesPerSecond: pictures.length / seconds,
    picture: median(pictures),
    latePicture: quantile(pictures, 0.95),
    pointer: median(pointers),
    latePointer: quantile(pointers, 0.95),
  }
}
