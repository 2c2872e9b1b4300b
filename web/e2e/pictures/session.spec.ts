import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { expectSharing, openReceivePage, pressShare } from '../support/flows'
import { panelOf } from '../support/panel'
import { expect, test } from '../support/participants'
import { expectTheSharedScreen } from '../support/picture'
import { shownPicture } from '../support/stage'

import { animation, frameSize } from './animation'
import { bill, messenger, onTop, pair } from './pages'

const screenSize = { width: 1280, height: 720 }
const root = join(__dirname, '../../..')
const preview = join(root, 'web/public/preview.png')
const photo = (page: Page) => page.screenshot()

// Not a test: records the README's moving picture.
test('a whole help session, recorded for the README @picture', async ({
  sharer,
  viewer,
}) => {
  const parent = sharer.page
  const helper = viewer.page
  const drawing = await viewer.context.newPage()
  await drawing.setViewportSize(frameSize)
  const frames: string[] = []
  const add = async (caption: string, left: Buffer, right: Buffer) => {
    await drawing.setContent(pair(caption, left, right))
    const jpeg = await drawing.screenshot({ type: 'jpeg', quality: 82 })
    frames.push(jpeg.toString('base64'))
    await helper.bringToFront()
  }
  const withPanel = async (panel: Page) => {
    const [screen, window] = [await photo(shared), await photo(panel)]
    await drawing.setContent(onTop(screen, window))
    await drawing.setViewportSize(screenSize)
    const both = await photo(drawing)
    await drawing.setViewportSize(frameSize)
    return both
  }
  const shared = sharer.context.pages().find((page) => page !== parent)!

  await helper.goto('/receive')
  await helper.getByRole('button', { name: 'Add your name' }).click()
  await helper.getByRole('textbox', { name: 'Your name' }).fill('Anna')
  const link = await openReceivePage(helper)
  const chat = await sharer.context.newPage()
  await chat.setContent(messenger(readFileSync(preview), link))
  await add(
    'Anna sends her father a link.',
    await photo(chat),
    await photo(helper)
  )
  await chat.close()

  await parent.goto(link)
  await expect(parent.getByRole('img')).toBeVisible()
  await add(
    'He opens it and presses one button.',
    await photo(parent),
    await photo(helper)
  )

  await pressShare(parent)
  await expectSharing(parent)
  await expectTheSharedScreen(helper)
  const panel = await panelOf(sharer)
  await shared.evaluate((html) => void (document.body.innerHTML = html), bill)
  await expect.poll(async () => (await shownPicture(helper)).width).toBe(1280)
  await expect(helper.getByRole('radio', { name: 'Point' })).toBeChecked()
  await helper.waitForTimeout(3_000)
  await add(
    'She sees his screen. He can stop or hide it at any time.',
    await photo(parent),
    await photo(helper)
  )

  const { x, y, scale } = await shownPicture(helper)
  await helper.mouse.click(x + 1_010 * scale, y + 560 * scale)
  await expect(panel.getByText('is pointing at something')).toBeVisible()
  await add(
    'She points, and he sees where to click.',
    await withPanel(panel),
    await photo(helper)
  )

  await parent.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(helper.getByRole('heading', { level: 1 })).toBeVisible()
  await add(
    'He stops. Nothing was installed, and nothing is kept.',
    await photo(parent),
    await photo(helper)
  )

  expect(frames).toHaveLength(5)
  writeFileSync(join(root, 'docs/images/session.svg'), animation(frames))
})
