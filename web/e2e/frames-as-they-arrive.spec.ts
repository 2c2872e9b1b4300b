import type { Page } from '@playwright/test'

import { share } from './support/flows'
import { expect, test } from './support/participants'
import { expectMovingPicture, expectTheFourColours } from './support/picture'

const decoding = /\/decoding\.worker-[^/]*\.js$/

/** Who decodes what the video element shows. */
const decodedBy = (page: Page) =>
  page.evaluate(() => {
    const stream = document.querySelector('video')?.srcObject
    if (!(stream instanceof MediaStream)) return null
    const [track] = stream.getVideoTracks()
    return track?.constructor.name
  })

test('the viewer is shown frames as they arrive', async ({
  sharer,
  viewer,
}) => {
  await share(sharer.page, viewer.page)
  await expectTheFourColours(viewer.page)
  expect(await decodedBy(viewer.page)).toBe('MediaStreamTrackGenerator')
})

test('without a worker the picture is shown as ever', async ({
  sharer,
  viewer,
}) => {
  await viewer.context.route(decoding, (route) => route.abort())
  await share(sharer.page, viewer.page)
  await expectTheFourColours(viewer.page)
  expect(await decodedBy(viewer.page)).toBe('MediaStreamTrack')
})

test('where the decoder fails the browser decodes the picture', async ({
  sharer,
  viewer,
}) => {
  await viewer.context.route(decoding, async (route) => {
    const response = await route.fetch()
    const broken = `self.VideoDecoder = class {
      state = 'configured'
      configure() {}
      decode() { throw new Error('broken') }
      close() {}
    };`
    await route.fulfill({ response, body: broken + (await response.text()) })
  })
  await share(sharer.page, viewer.page)
  await expectTheFourColours(viewer.page)
  await expectMovingPicture(viewer.page)
})
