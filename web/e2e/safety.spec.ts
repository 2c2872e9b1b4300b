import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { watchConnections } from './support/connections'
import {
  button,
  expectSharing,
  mainHeading,
  openReceivePage,
  pressShare,
  share,
} from './support/flows'
import { heardBy, holdChannel, panelOf } from './support/panel'
import { expect, type Participant, test as base } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { expectNothingButMessages } from './support/receiver'
import { rehearsed } from './support/rehearsed'
import { openMore, pressInMore } from './support/stage'
import { expectVoice, fakeMicrophone } from './support/voice'

const feelsWrong = 'Something feels wrong'
const fine = 'It’s fine, show again'
const talk = 'Talk through the computer'

const test = base.extend<{ parent: Participant; helper: Participant }>({
  parent: async ({ launchSharer }, use) => {
    const parent = await launchSharer({ args: [fakeMicrophone], isLoud: true })
    await parent.context.grantPermissions(['microphone'])
    await use(parent)
  },
  helper: async ({ launch }, use) => {
    const helper = await launch({ isLoud: true })
    await watchConnections(helper.page)
    await holdChannel(helper)
    await use(helper)
  },
})

const hiddenAt = (page: Page) =>
  page.getByRole('heading', { name: 'They have hidden their screen' })

/** Waits like a person who reads before pressing. */
const look = (page: Page) => page.waitForTimeout(700)

const stored = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      (await indexedDB.databases()).map(({ name }) => name).sort(),
      (await caches.keys()).sort(),
    ])
  )

/**
 * What the helper received, except heartbeats and the request for permission to
 * ring her later.
 */
async function told(helper: Participant): Promise<string[]> {
  const lines = (await heardBy(helper)).split('\n')
  return lines.filter(
    (line) => !/"type":"(?:ping|pong|ring-wanted)"/.test(line)
  )
}

test('one press hides the screen and ends the voice; an immediate second press undoes nothing', async ({
  parent,
  helper,
}) => {
  await share(parent.page, helper.page)
  await pressInMore(parent.page, talk)
  await expectVoice(helper.page)
  await expect(button(parent.page, feelsWrong)).toBeInViewport({ ratio: 1 })
  const [storedBefore, toldBefore] = [
    await stored(parent.page),
    await told(helper),
  ]
  const requests: string[] = []
  parent.context.on('request', (request) => requests.push(request.url()))
  await button(parent.page, feelsWrong).dblclick()

  await expect(mainHeading(parent.page)).toHaveText('Your screen is hidden')
  await expect(hiddenAt(helper.page)).toBeVisible()
  await expectNothingButMessages(helper.page)
  await expect(
    parent.page.getByText('Your microphone stays off until you turn it on.')
  ).toBeVisible()
  await expectAccessible(parent.page)
  const since = (await told(helper)).slice(toldBefore.length)
  expect(since.map((line) => JSON.parse(line).type).sort()).toEqual([
    'screen',
    'voice',
  ])
  expect(since.join()).toContain('"state":"hidden"')
  expect(await stored(parent.page)).toBe(storedBefore)
  expect(requests).toEqual([])

  await look(parent.page)
  await button(parent.page, fine).click()
  await expectSharing(parent.page)
  await expectTheSharedScreen(helper.page)
  await openMore(parent.page)
  await expect(button(parent.page, talk)).toBeVisible()
})

test(
  'the helper window has the alarm button too, and its text stays',
  rehearsed(),
  async ({ parent, helper }) => {
    await share(parent.page, helper.page)
    const panel = await panelOf(parent)
    await button(panel, feelsWrong).click()

    await expect(mainHeading(panel)).toHaveText('Your screen is hidden')
    await expect(panel.getByText('Hang up the phone.')).toBeInViewport()
    await expect(button(panel, 'Stop sharing')).toBeInViewport({ ratio: 1 })
    await expect(mainHeading(parent.page)).toHaveText('Your screen is hidden')
    await expect(hiddenAt(helper.page)).toBeVisible()
    await expectNothingButMessages(helper.page)

    await look(panel)
    await button(panel, fine).click()
    await expectTheSharedScreen(helper.page)
    await expect(button(panel, 'Hide my screen')).toBeVisible()
  }
)

test(
  'the screen stays hidden when the connection returns, and the text outlives the share',
  rehearsed(),
  async ({ parent, helper }) => {
    await share(parent.page, helper.page)
    await button(parent.page, feelsWrong).click()
    await helper.page.reload()
    await expect(hiddenAt(helper.page)).toBeVisible()
    await expectNothingButMessages(helper.page)

    await look(parent.page)
    await button(parent.page, 'Stop sharing').click()
    await expect(mainHeading(parent.page)).toHaveText(
      'Nobody can see anything now'
    )
    await expect(parent.page.getByText('Hang up the phone.')).toBeVisible()
    await look(parent.page)
    await button(parent.page, 'I’ve done this').click()
    await expect(button(parent.page, 'Share my screen')).toBeVisible()
  }
)

test(
  'the alarm button is in view on every screen, at every scroll position',
  rehearsed(),
  async ({ parent, helper }) => {
    await share(parent.page, helper.page)
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await parent.page.setViewportSize(size)
      for (const end of [0, 1]) {
        await parent.page.evaluate(
          (end) => scrollTo(0, end * document.documentElement.scrollHeight),
          end
        )
        await expect(button(parent.page, feelsWrong)).toBeInViewport({
          ratio: 1,
        })
      }
    }
  }
)

test(
  'a share with a helper who is stored on this computer has no alarm button',
  rehearsed(),
  async ({ parent, helper }) => {
    const link = new URL(await openReceivePage(helper.page))
    const [pin] = /[\w-]{22}$/.exec(link.hash)!
    await parent.page.goto('/')
    await parent.page.evaluate(
      (kept) => localStorage.setItem('kinscreen.helpers', kept),
      JSON.stringify([{ name: 'Anna', id: link.pathname.slice(1), pin }])
    )
    await parent.page.goto(link.href)
    await pressShare(parent.page)
    await expectTheSharedScreen(helper.page)
    await expect(button(parent.page, 'More')).toBeVisible()

    await expect(button(parent.page, feelsWrong)).toHaveCount(0)
  }
)
