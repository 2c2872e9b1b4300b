import type { Page } from '@playwright/test'

import { expectAccessible } from './support/axe'
import { field, talk, test, write } from './support/conversation'
import { openReceivePage, share } from './support/flows'
import { expect, type Participant } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { rehearsed } from './support/rehearsed'
import { stageOf } from './support/stage'
import { addVoiceOfDevice } from './support/voiceOfDevice'

test(
  'the conversation works with the keyboard',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const { page: parent } = sharer
    const { page: helper } = viewer
    await share(parent, helper)
    await helper.getByRole('button', { name: 'Message' }).focus()
    await helper.keyboard.press('Enter')
    await expect(
      helper.getByRole('heading', { name: 'Messages' })
    ).toBeFocused()
    await tabTo(helper, 'Click here')
    await helper.keyboard.press('Enter')
    await tabTo(parent, 'I can’t find it')
    await parent.keyboard.press('Space')
    await expect(
      talk(helper).getByText('Their reply: I can’t find it')
    ).toBeVisible()
    await tabTo(parent, 'Write a reply')
    await parent.keyboard.press('Enter')
    await parent.keyboard.press('Tab')
    await parent.keyboard.type('Where?')
    await parent.keyboard.press('Enter')
    await expect(talk(helper).getByText('Where?')).toBeVisible()
  }
)

async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused({ timeout: 1 })
  }).toPass()
}

test(
  'new messages can be read aloud if the device has a voice',
  rehearsed(),
  async ({ sharer, viewer }) => {
    await addVoiceOfDevice(sharer.page)
    await share(sharer.page, viewer.page)
    await viewer.page.getByRole('button', { name: 'Message' }).click()
    await viewer.page.getByRole('button', { name: 'Scroll up' }).click()
    const { page } = sharer
    await page.getByRole('button', { name: 'Read it to me' }).click()
    await page
      .getByRole('checkbox', { name: 'Always read messages aloud' })
      .check()
    await viewer.page.getByRole('button', { name: 'That’s it!' }).click()

    const spoken = () =>
      page.evaluate(() => Reflect.get(window.speechSynthesis, 'spoken'))
    await expect.poll(spoken).toEqual(['Scroll up', 'Scroll up', 'That’s it!'])
  }
)

test(
  'each person reads in their own language, Arabic from right to left',
  rehearsed(),
  async ({ launch, launchSharer }) => {
    const context = { locale: 'ar' }
    const sharer: Participant = await launchSharer({ context })
    const { page: helper } = await launch()
    await sharer.page.goto(await openReceivePage(helper))
    await sharer.page.getByRole('button', { name: 'مشاركة شاشتي' }).click()
    await expectTheSharedScreen(helper)
    await helper.getByRole('button', { name: 'Message' }).click()
    await helper.getByRole('button', { name: 'Press Enter' }).click()
    const said = sharer.page.getByRole('region', { name: 'يقول من يساعدك' })
    await expect(said.getByText('الضغط على مفتاح الإدخال')).toBeVisible()
    await write(helper, 'https://example.org/a')
    await expect(said.getByText('https://example.org/a')).toHaveCSS(
      'direction',
      'ltr'
    )
    await sharer.page.getByRole('button', { name: 'تم', exact: true }).click()
    await expect(talk(helper).getByText('Their reply: Done')).toBeVisible()
    await expectAccessible(sharer.page)
  }
)

test(
  'axe finds no problems with the conversation',
  rehearsed(),
  async ({ helper, parent }) => {
    await write(helper, 'https://example.org/photos')
    await write(helper, 'not a link', 'Send as a link')
    await expect(helper.getByText(/^That isn’t a link/)).toBeVisible()
    await parent.getByRole('button', { name: 'Done' }).click()
    await parent.getByRole('button', { name: 'Write a reply' }).click()
    await expect(talk(helper).getByText('Their reply: Done')).toBeVisible()
    await expectAccessible(helper)
    await expectAccessible(parent)
    for (const page of [helper, parent]) {
      await page.setViewportSize({ width: 390, height: 844 })
      await expectAccessible(page)
    }
  }
)

test(
  'on a phone the conversation leaves room for the picture',
  rehearsed(),
  async ({ launch, sharer }) => {
    const { page } = await launch({
      context: { viewport: { width: 390, height: 844 }, hasTouch: true },
    })
    await share(sharer.page, page)
    await page.getByRole('button', { name: 'Message' }).click()
    await expect(field(page)).toBeVisible()
    const gap = async () => {
      const { y, height } = (await stageOf(page).boundingBox())!
      return (await talk(page).boundingBox())!.y - y - height
    }
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
    expect((await stageOf(page).boundingBox())!.height).toBeGreaterThan(150)
    expect((await talk(page).boundingBox())!.width).toBe(390)
  }
)
