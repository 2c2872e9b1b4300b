import { watchConnections } from './support/connections'
import { linkFrom } from './support/firefox'
import { test } from './support/firefoxTest'
import {
  expectSharing,
  pressShare,
  share,
  showScreen,
  status,
} from './support/flows'
import { paintAnotherTab } from './support/otherTab'
import { expect, type Participant } from './support/participants'
import {
  type Evaluates,
  expectOneColour,
  expectTheFourColours,
} from './support/picture'
import { freeze } from './support/process'
import { rehearsed } from './support/rehearsed'
import { pressInMore } from './support/stage'

// The tests freeze or kill browsers, so each test needs its own browsers.
test.use({ hasOwnBrowsers: true })

const colours = {
  teal: [0, 120, 130],
  plum: [140, 30, 110],
  moss: [70, 110, 30],
} as const

async function paint(
  { context, page }: Participant,
  colour: readonly number[]
): Promise<void> {
  const source = context.pages().find((each) => each !== page)
  await source?.evaluate((rgb) => {
    document.body.innerHTML = ''
    document.body.style.background = `rgb(${rgb})`
  }, colour.join())
}

const codecOf = (page: Evaluates) =>
  page.evaluate(async () => {
    const open = window.connections?.find(
      ({ connectionState }) => connectionState === 'connected'
    )
    const stats = [...((await open?.getStats())?.values() ?? [])]
    const picture = stats.find(
      ({ type, kind, codecId }) =>
        type.endsWith('bound-rtp') && kind === 'video' && codecId
    )
    return stats.find(({ id }) => id === picture?.codecId)?.mimeType as unknown
  })

const expectCodec = (page: Evaluates, codec: string) =>
  expect.poll(() => codecOf(page), { timeout: 30_000 }).toBe(`video/${codec}`)

test(
  'a moving picture is sent in VP8, and a still one in AV1',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await watchConnections(viewer.page)
    await share(sharer.page, viewer.page)
    await expectCodec(viewer.page, 'VP8')

    await paint(sharer, colours.teal)
    await expectCodec(viewer.page, 'AV1')
    await expectOneColour(viewer.page, colours.teal)
    await paint(sharer, colours.plum)
    await expectOneColour(viewer.page, colours.plum)
    await expectCodec(viewer.page, 'AV1')
  }
)

/** Starts a share, and waits until the still picture is sent in AV1. */
async function shareInAv1(
  sharer: Participant,
  viewer: Participant
): Promise<void> {
  await watchConnections(viewer.page)
  await share(sharer.page, viewer.page)
  await paint(sharer, colours.teal)
  await expectCodec(viewer.page, 'AV1')
}

/** Makes getStats report an encoder that loses two of three frames. */
const reportAnEncoderThatIsLate = (page: Evaluates) =>
  page.evaluate(() => {
    const { prototype } = RTCRtpSender
    const { getStats } = prototype
    prototype.getStats = async function () {
      const report = await getStats.call(this)
      const seconds = performance.now() / 1_000
      const late = {
        'media-source': { frames: seconds * 30 },
        'outbound-rtp': {
          framesEncoded: seconds * 10,
          totalEncodeTime: seconds,
        },
      }
      const told = ([id, entry]: [string, { type: string }]) => {
        const more = late[entry.type as keyof typeof late] ?? {}
        return [id, { ...entry, ...more }] as const
      }
      return new Map([...report].map(told))
    }
  })

test(
  'AV1 is replaced with VP8 when the encoder is too slow for it',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await shareInAv1(sharer, viewer)

    await reportAnEncoderThatIsLate(sharer.page)
    await paint(sharer, colours.plum)
    await expectCodec(viewer.page, 'VP8')
    await expectOneColour(viewer.page, colours.plum)
  }
)

test(
  'the picture is complete in both codecs after hiding and showing, and after an outage',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await shareInAv1(sharer, viewer)

    await sharer.page.getByRole('button', { name: 'Hide my screen' }).click()
    await expect(
      status(viewer.page, 'They have hidden their screen')
    ).toBeVisible()
    await paint(sharer, colours.plum)
    await showScreen(sharer.page)
    await expectCodec(viewer.page, 'VP8')
    await expectOneColour(viewer.page, colours.plum)
    await expectCodec(viewer.page, 'AV1')

    const thaw = await freeze(viewer.browser)
    await expect(status(sharer.page, 'Reconnecting…')).toBeVisible()
    await paint(sharer, colours.moss)
    thaw()
    await expectSharing(sharer.page)
    await expectOneColour(viewer.page, colours.moss)
    await expectCodec(viewer.page, 'AV1')
    await expectOneColour(viewer.page, colours.moss)
  }
)

test(
  'the picture of another surface is complete at once, in both codecs',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await shareInAv1(sharer, viewer)

    await paintAnotherTab(sharer, colours.moss)
    await pressInMore(sharer.page, 'Share something else')
    await expectCodec(viewer.page, 'VP8')
    await expectOneColour(viewer.page, colours.moss)
    await expectCodec(viewer.page, 'AV1')
    await expectOneColour(viewer.page, colours.moss)
  }
)

test(
  'a viewer in Firefox has the complete picture in both codecs',
  rehearsed(),
  async ({ sharer, firefox: { page }, baseURL }) => {
    await watchConnections(sharer.page)
    await sharer.page.goto(await linkFrom(page, baseURL))
    await pressShare(sharer.page)
    await expectTheFourColours(page)

    await paint(sharer, colours.teal)
    await expectCodec(sharer.page, 'AV1')
    await expectOneColour(page, colours.teal)
    await paint(sharer, colours.plum)
    await expectOneColour(page, colours.plum)
  }
)

test(
  'a still screen of more than 1440 lines is sent in full resolution',
  rehearsed(),
  async ({ launchSharer, viewer }) => {
    const viewport = { width: 2880, height: 2160 }
    const sharer = await launchSharer({ context: { viewport } })
    await share(sharer.page, viewer.page)
    const lines = () =>
      viewer.page.evaluate(() => document.querySelector('video')?.videoHeight)
    await expect.poll(lines, { intervals: [100] }).toBe(1440)

    await paint(sharer, colours.teal)
    await expect.poll(lines, { timeout: 30_000 }).toBe(2160)
    await expectOneColour(viewer.page, colours.teal)
  }
)
