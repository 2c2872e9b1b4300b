const patienceMs = 5_000

/**
 * Clicks into the picture with the tool in hand.
 *
 * @param at counts the clicks: each is in another place
 * @returns the id of what is pointed out, and when its message was sent, in ms
 * since 1970
 */
export async function pointOut(viewer, at) {
  const { x, y, width, height } = await viewer
    .getByLabel('Shared screen', { exact: true })
    .boundingBox()
  const known = await viewer.evaluate(() => Object.keys(window.pointedAtMs_))
  // Always in a different place: the same one might be painted sooner.
  await viewer.mouse.click(
    x + width * (0.1 + ((at * 0.37) % 0.8)),
    y + height * (0.1 + ((at * 0.23) % 0.8))
  )
  const found = await viewer.waitForFunction(
    (known) =>
      Object.entries(window.pointedAtMs_).find(([id]) => !known.includes(id)),
    known
  )
  return found.jsonValue()
}

/**
 * @param at as in `pointOut`
 * @returns ms from the message to the picture in the sharer's panel; Infinity
 * if none is drawn in 5 s
 */
export async function untilDrawnOnce(viewer, sharer, at) {
  const [id, pointedAtMs] = await pointOut(viewer, at)
  const drawnAtMs = await sharer
    .waitForFunction((id) => window.drawnAtMs_[id], id, { timeout: patienceMs })
    .then((found) => found.jsonValue())
    .catch(() => Infinity)
  return drawnAtMs - pointedAtMs
}
