const receivePage = 'http://localhost:8910/receive'

/** Shares a screen with Kinscreen, by using its pages as people do. */
export async function kinscreen(sharer, viewer) {
  await viewer.page.goto(receivePage)
  const field = viewer.page.getByRole('textbox', { name: 'Link to send' })
  await viewer.page.waitForFunction(
    () => document.querySelector('input[readonly]')?.value
  )
  await sharer.page.goto(await field.inputValue())
  const button = sharer.page.getByRole('button', { name: 'Share my screen' })
  await button.waitFor()
  await sharer.page.waitForTimeout(1_000)
  await button.click()
}

let round = 0

/** Runs `peer.call(id, await getDisplayMedia())`, when both Peers are open. */
export const plainPeerJs = (sharer, viewer) => call('peerjs', sharer, viewer)

/** Like `plainPeerJs`, but the viewer scales the video to show all of it. */
export const fittedPlainPeerJs = (sharer, viewer) =>
  call('peerjs', sharer, viewer, '&fitted')

/** Like `plainPeerJs`, but also shares the tab's sound, as Kinscreen does. */
export const plainPeerJsWithSound = (sharer, viewer) =>
  call('peerjs', sharer, viewer, '&sound')

/** Runs `new SimplePeer({ stream })`, when both pages have signalling. */
export const simplePeer = (sharer, viewer) =>
  call('simple-peer', sharer, viewer)

async function call(library, sharer, viewer, options = '') {
  const [a, b] = [`bench-sharer-${++round}`, `bench-viewer-${round}`]
  const open = async ({ page }, own, other) => {
    await page.goto(
      `http://localhost:8920/${library}?own=${own}&other=${other}${options}`
    )
    await page.waitForSelector('[data-open]', { state: 'attached' })
  }
  await open(viewer, b, a)
  await open(sharer, a, b)
  await sharer.page.click('button')
}
