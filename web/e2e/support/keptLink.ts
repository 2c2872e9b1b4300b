import { expect, type Page } from '@playwright/test'

import {
  button,
  linkToSend,
  openReceivePage,
  pressShare,
  status,
} from './flows'
import { expectTheSharedScreen } from './picture'

/** The helper asks for a link that stays. @returns it */
export async function keepLink(page: Page): Promise<string> {
  await openReceivePage(page)
  await button(page, 'Use the same link every time').click()
  await expect(status(page, 'This is your own link now')).toBeVisible({
    timeout: 90_000,
  })
  return linkToSend(page)
}

/** A whole share, which the sharer has stopped. @returns the link */
export async function helpOnceWithKeptLink(
  sharer: Page,
  viewer: Page
): Promise<string> {
  const link = await keepLink(viewer)
  await sharer.goto(link)
  await pressShare(sharer)
  await expectTheSharedScreen(viewer)
  await button(sharer, 'Stop sharing').click()
  await expect(status(sharer, 'You’ve stopped sharing')).toBeVisible()
  return link
}
