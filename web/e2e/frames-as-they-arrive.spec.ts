import type { Page } from '@playwright/test'

import { pressShare, share } from './support/flows'
import { expect, test } from './support/participants'
import { expectMovingPicture, expectTheFourColours } from './support/picture'
import { rehearsed } from './support/rehearsed'

const decoding = /\/decoding\.worker-[^/]*\.js$/

/** Whether the page or WebRTC decodes the frames of the video element. */
const decodedBy = (page: Page) =>
  page.evaluate(() => {
    const stream = document.querySelector('video')?.srcObject
    if (!(stream instanceof MediaStream)) return null
    const [track] = stream.getVideoTracks()
    return track?.constructor.name
  })

test('the viewer sees frames when they arrive', async ({ sharer, viewer }) => {
  await share(sharer.page, viewer.page)
  await expectTheFourColours(viewer.page)
  expect(await decodedBy(viewer.page)).toBe('MediaStreamTrackGenerator')
})

/** As Chromium plans: a page may apply only what the browser has created. */
function refuseChangedDescriptions() {
  const { prototype } = RTCPeerConnection
  const created: (string | undefined)[] = []
  for (const name of ['createOffer', 'createAnswer'] as const) {
    const create = prototype[name] as (
      options?: RTCOfferOptions
    ) => Promise<RTCSessionDescriptionInit>
    Object.assign(prototype, {
      async [name](this: RTCPeerConnection, options?: RTCOfferOptions) {
        const description = await create.call(this, options)
        created.push(description.sdp)
        return description
      },
    })
  }
  const apply = prototype.setLocalDescription as (
    description?: RTCLocalSessionDescriptionInit
  ) => Promise<void>
  Object.assign(prototype, {
    async setLocalDescription(
      this: RTCPeerConnection,
      description?: RTCLocalSessionDescriptionInit
    ) {
      if (description?.sdp && !created.includes(description.sdp)) {
        throw new DOMException('changed', 'InvalidModificationError')
      }
      return apply.call(this, description)
    },
  })
}

test('a share works in browsers that refuse changed descriptions, without frames decoded on arrival', async ({
  sharer,
  viewer,
}) => {
  for (const { context } of [sharer, viewer]) {
    await context.addInitScript(refuseChangedDescriptions)
  }
  await share(sharer.page, viewer.page)
  await expectTheFourColours(viewer.page)
  expect(await decodedBy(viewer.page)).toBe('MediaStreamTrack')
  await expectMovingPicture(viewer.page)
})

test(
  'a page has one worker for its pictures, however often it connects',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const link = await share(sharer.page, viewer.page)
    await viewer.page.getByRole('link', { name: 'Leave' }).click()
    await expect(viewer.page).toHaveURL(/\/$/)
    await viewer.page.goBack()
    await sharer.page.goto(link)
    await pressShare(sharer.page)
    await expectTheFourColours(viewer.page)

    expect(await decodedBy(viewer.page)).toBe('MediaStreamTrackGenerator')
    const workers = viewer.page.workers().map((worker) => worker.url())
    expect(workers.filter((url) => decoding.test(url))).toHaveLength(1)
  }
)

test(
  'the picture is shown as usual without a worker',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await viewer.context.route(decoding, (route) => route.abort())
    await share(sharer.page, viewer.page)
    await expectTheFourColours(viewer.page)
    expect(await decodedBy(viewer.page)).toBe('MediaStreamTrack')
  }
)

test(
  'the browser decodes the picture if the decoder fails, and from then on',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await viewer.context.route(decoding, async (route) => {
      const built = await fetch(route.request().url())
      const broken = `self.VideoDecoder = class {
      state = 'configured'
      configure() {}
      decode() { throw new Error('broken') }
      close() {}
    };`
      await route.fulfill({
        contentType: 'text/javascript',
        body: broken + (await built.text()),
      })
    })
    await share(sharer.page, viewer.page)
    // The page has stored the failure, so that WebRTC decodes in later shares.
    const kept = () => localStorage.getItem('kinscreen.arrivingFrames')
    await expect.poll(() => viewer.page.evaluate(kept)).toBe('failed')
    await expectTheFourColours(viewer.page)
    await expectMovingPicture(viewer.page)
  }
)
