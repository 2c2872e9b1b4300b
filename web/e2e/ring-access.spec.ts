import type { Page } from '@playwright/test'

import { changeableWeb } from './support/changeableWeb'
import {
  button,
  lookFirst,
  mainHeading,
  pressShare,
  status,
} from './support/flows'
import { giveKeptLink, keptLinks, vapidKey } from './support/givenLink'
import { ownApi } from './support/ownApi'
import { expect, test } from './support/participants'
import { expectTheSharedScreen } from './support/picture'
import { pushService } from './support/pushService'
import { rehearsed } from './support/rehearsed'
import { deliverPush, titlesShownBy, workerOf } from './support/serviceWorker'
import { openMore } from './support/stage'

const [annas] = keptLinks

/**
 * Runs in the page: saves a helper without the push subscription with which a
 * sharer can ring her.
 */
const keepButton = (helper: object) =>
  localStorage.setItem('kinscreen.helpers', JSON.stringify([helper]))

const keptHelpers = () => localStorage.getItem('kinscreen.helpers')

async function press(sharer: Page): Promise<void> {
  await sharer.goto('/')
  // Simulates a new tab, because a tab remembers whom it has rung.
  await sharer.evaluate(() => sessionStorage.clear())
  await sharer.getByRole('link', { name: 'Get help from Anna' }).click()
}

test(
  'each person can ring a helper after she allows it, until she revokes it',
  rehearsed(),
  async ({ launch, launchSharer, allowConsole }) => {
    allowConsole(/status of 410 \(Gone\)/)
    const push = await pushService()
    const api = await ownApi({
      ADDRESS_LIMIT_FACTOR: '100',
      VAPID_PRIVATE_KEY: vapidKey,
      PUSH_SERVICES: push.origin,
    })
    await api.start()
    const web = await changeableWeb(api)
    const phone = await launch({
      args: [web.arg],
      context: { permissions: ['notifications'] },
    })
    const anna = phone.page
    await push.serve(phone.context)
    const { page: father } = await launchSharer({ args: [web.arg] })
    const { page: aunt } = await launchSharer({ args: [web.arg] })

    await anna.goto('/privacy')
    const pin = await giveKeptLink(anna, annas)
    await anna.goto('/receive')
    await anna.getByLabel('Ring me on this device').click()
    await expect(anna.getByText('To undo this, switch it off')).toBeVisible()
    await expect(button(anna, 'Who can ring you')).toBeHidden()
    for (const page of [father, aunt]) {
      await page.goto('/')
      await page.evaluate(keepButton, { name: 'Anna', id: annas.id, pin })
    }

    await test.step('she allows one person during his share, and names him after it', async () => {
      await father.goto(`/${annas.id}#k=${pin}`)
      await pressShare(father)
      await expectTheSharedScreen(anna)
      await button(anna, 'More').click()
      await expect(button(anna, 'Let them ring me')).toBeVisible()
      expect(await father.evaluate(keptHelpers)).not.toContain(push.origin)
      await button(anna, 'Let them ring me').click()
      await expect
        .poll(() => father.evaluate(keptHelpers))
        .toContain(`${push.origin}/send/phone-1`)
      await expect(button(anna, 'Let them ring me')).toBeHidden()
      await button(father, 'Stop sharing').click()
      await anna.getByLabel('Who was it?').fill('Dad')
      await button(anna, 'Save the name').click()
      await expect(button(anna, 'Save the name')).toBeDisabled()
    })

    await test.step('she allows another person after a share with her', async () => {
      await father.goto('about:blank')
      await anna.goto('/receive')
      await aunt.goto(`/${annas.id}#k=${pin}`)
      await pressShare(aunt)
      await expectTheSharedScreen(anna)
      await openMore(anna)
      await expect(button(anna, 'Let them ring me')).toBeVisible()
      await button(aunt, 'Stop sharing').click()
      await button(anna, 'Let them ring me').click()
      await expect(status(anna, 'They can ring you from now on.')).toBeVisible()
      await anna.getByLabel('Who was it?').fill('Aunt May')
      // The page ignores an immediate press: the button may appear below the
      // pointer.
      await lookFirst(anna)
      await button(anna, 'Save the name').click()
      await expect(button(anna, 'Save the name')).toBeDisabled()
      await aunt.goto('about:blank')
    })

    await test.step('he rings her while he may', async () => {
      await anna.goto('/receive')
      await press(father)
      await expect(
        anna.getByRole('heading', { name: 'Dad needs help' })
      ).toBeVisible()
      await button(anna, 'I can’t now').click()
      await expect(status(father, 'Anna can’t help right now.')).toBeVisible()
      expect(push.pushed).toHaveLength(1)
      await father.goto('about:blank')
    })

    await test.step('she revokes only his permission', async () => {
      await button(anna, 'Who can ring you').click()
      // The page ignores an immediate press, because it has just scrolled.
      await lookFirst(anna)
      await button(anna, 'Take back from Dad').click()
      await expect(
        status(anna, 'Dad can’t ring you any more. The others can')
      ).toBeVisible()
      await expect(button(anna, 'Take back from Aunt May')).toBeVisible()
      await expect(button(anna, 'Take back from Dad')).toBeHidden()
    })

    await test.step('his ring is not shown, and he reads what to do', async () => {
      await press(father)
      await expect(
        status(father, 'at least until your next share together')
      ).toBeVisible()
      await expect(mainHeading(father)).toHaveText('Anna wants to help you')
      // The father presses again, after his browser has deleted the data of
      // Anna's device.
      await press(father)
      await expect(
        status(father, 'at least until your next share together')
      ).toBeVisible()
      expect(push.pushed).toHaveLength(1)
    })

    await test.step('the other person’s ring arrives on her open page', async () => {
      await press(aunt)
      await expect(
        anna.getByRole('heading', { name: 'Aunt May needs help' })
      ).toBeVisible()
      await expect(status(aunt, 'Their page is open')).toBeVisible()
      await expect(anna.getByText('Dad needs help')).toHaveCount(0)
      await expect(anna.getByText('Someone you help needs help')).toHaveCount(0)
      await father.goto('about:blank')
    })

    await test.step('the other person gets her new subscription in their next share', async () => {
      await pressShare(aunt)
      await expectTheSharedScreen(anna)
      await expect
        .poll(() => aunt.evaluate(keptHelpers))
        .toContain(`${push.origin}/send/phone-2`)
      await button(aunt, 'Stop sharing').click()
      await expect(button(anna, 'Let Aunt May ring me')).toBeHidden()
      await anna.goto('/privacy')
      await press(aunt)
      await expect(status(aunt, 'We’ve rung Anna.')).toBeVisible()
      expect(push.pushed).toHaveLength(2)
    })

    await test.step('her phone does not show his ring, even if one reaches it', async () => {
      const worker = await workerOf(phone.context)
      const titles = await titlesShownBy(worker)
      const [dads, aunts] = push.pushed
      await deliverPush(anna, dads!.text)
      await deliverPush(anna, aunts!.text)
      await expect.poll(titles).toEqual(['Aunt May needs help'])
    })
    await Promise.all(
      [anna, father, aunt].map((page) => page.goto('about:blank'))
    )
    await push.stop()
    await web.cut()
    await api.stop()
  }
)
