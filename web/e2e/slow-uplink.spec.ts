import { watchConnections } from './support/connections'
import { openReceivePage, pressShare } from './support/flows'
import { expect, test } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'

declare global {
  interface Window {
    choose?: () => void
  }
}

/**
 * Simulates about 700 kbit/s: each packet of a burst arrives 14 ms after the
 * previous one, or later if the page is busy.
 */
function answerSlowly() {
  const send = RTCDataChannel.prototype.send as (data: string) => void
  const burst = /"type":"pong","number":\d{10}/
  let sent = Promise.resolve()
  RTCDataChannel.prototype.send = function (data: unknown) {
    const text = String(data)
    if (!burst.test(text)) return send.call(this, text)
    sent = sent
      .then(() => new Promise((resolve) => setTimeout(resolve, 14)))
      .then(() => send.call(this, text))
  }
}

/** Keeps the picker open until `choose` is called. */
function chooseLater() {
  const real = navigator.mediaDevices.getDisplayMedia.bind(
    navigator.mediaDevices
  )
  navigator.mediaDevices.getDisplayMedia = async (options) => {
    const stream = await real(options)
    await new Promise<void>((resolve) => (window.choose = resolve))
    return stream
  }
}

/** The sharer's estimated bandwidth, in kbit/s. */
async function estimate() {
  const stats = await window.connections?.at(-1)?.getStats()
  for (const entry of stats?.values() ?? []) {
    const bps: unknown = entry.availableOutgoingBitrate
    if (entry.type === 'candidate-pair' && bps) return Number(bps) / 1_000
  }
  return NaN
}

test(
  'while the picker is open, the sharer measures that its link is slow',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await watchConnections(sharer.page)
    await sharer.page.addInitScript(chooseLater)
    await viewer.page.addInitScript(answerSlowly)
    await sharer.page.goto(await openReceivePage(viewer.page))
    await pressShare(sharer.page)

    await expect.poll(() => sharer.page.evaluate(estimate)).toBeLessThan(1_500)
    await sharer.page.evaluate(() => window.choose?.())
    await expectTheSharedScreen(viewer.page)
  }
)
