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
import {
  deliverPush,
  notificationsOf,
  pressNotification,
  workerOf,
} from './support/serviceWorker'
import { openMore } from './support/stage'

const [annas, bertas] = keptLinks

/** Runs in the page: stores a helper as after a share. */
const keepButton = (helper: object) =>
  localStorage.setItem('kinscreen.helpers', JSON.stringify([helper]))

const keptHelpers = () => localStorage.getItem('kinscreen.helpers')

test('a helper’s phone rings, and her answer arrives without an open page', async ({
  launch,
  launchSharer,
  allowConsole,
}) => {
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

  await test.step('she switches ringing on', async () => {
    await anna.goto('/privacy')
    const pin = await giveKeptLink(anna, annas)
    await anna.goto('/receive')
    const ringMe = anna.getByLabel('Ring me on this device')
    await ringMe.click()
    await expect(ringMe).toBeChecked()
    await expect(anna.getByText('To undo this, switch it off')).toBeVisible()
    await father.goto(`/${annas.id}#k=${pin}`)
  })

  await test.step('a share hands over the data for ringing, and he stores her as a helper', async () => {
    await pressShare(father)
    await expectTheSharedScreen(anna)
    await openMore(anna)
    await expect(button(anna, 'Let them ring me')).toBeVisible()
    await button(father, 'Stop sharing').click()
    await father.getByLabel('Name on the button').fill('Anna')
    await button(father, 'Keep the button on this computer').click()
    const kept = () => father.evaluate(keptHelpers)
    expect(await kept()).not.toContain(push.origin)
    await button(anna, 'Let them ring me').click()
    await expect(status(anna, 'They can ring you from now on.')).toBeVisible()
    expect(await kept()).toContain(push.origin)
    await anna.getByLabel('Who was it?').fill('Dad')
    // The page ignores an immediate press, because this button replaces
    // another.
    await lookFirst(anna)
    await button(anna, 'Save the name').click()
    await expect(button(anna, 'Save the name')).toBeDisabled()
  })

  await test.step('her phone is in her pocket when he presses the button', async () => {
    await anna.goto('/privacy')
    await father.goto('/')
    await father.getByRole('link', { name: 'Get help from Anna' }).click()
    await expect(status(father, 'We’ve rung Anna.')).toBeVisible()
    await expect(mainHeading(father)).toHaveText('Anna wants to help you')
    await father.reload()
    await expect(status(father, 'We’ve rung Anna.')).toBeVisible()
    expect(push.pushed).toHaveLength(1)
  })

  const worker = await workerOf(phone.context)
  const ring = push.pushed[0]!.text

  await test.step('the notification says who rings', async () => {
    await deliverPush(anna, ring)
    await expect
      .poll(() => notificationsOf(worker))
      .toEqual([
        {
          title: 'Dad needs help',
          body: 'They’re waiting for you. Open your page to see their screen.',
          lang: 'en',
          actions: ['I can’t now', expect.stringMatching(/^At \d/)],
        },
      ])
  })

  await test.step('one tap answers him, and another one opens her page', async () => {
    expect(await pressNotification(worker, 'free-at')).toBeNull()
    await expect(
      status(father, /Anna can help (tomorrow )?at \d/)
    ).toBeVisible()
    await deliverPush(anna, ring)
    await expect.poll(() => notificationsOf(worker)).toHaveLength(1)
    expect(await pressNotification(worker, '')).toBe('/receive')
    await anna.goto('/receive')
    await expect(
      anna.getByRole('heading', { name: 'Dad needs help' })
    ).toBeVisible()
    await pressShare(father)
    await expectTheSharedScreen(anna)
  })

  await test.step('an ended subscription is reported, and forgotten', async () => {
    await button(father, 'Stop sharing').click()
    // Leaves the helper's page, because an open page would ring without a push
    // subscription.
    await anna.goto('/privacy')
    push.status = 410
    await father.goto('/')
    await father.getByRole('link', { name: 'Get help from Anna' }).click()
    await expect(
      status(father, 'at least until your next share together')
    ).toBeVisible()
    expect(await father.evaluate(keptHelpers)).not.toContain(push.origin)
  })

  await test.step('a push message that is not a ring is shown without a name', async () => {
    await deliverPush(anna, '{"control":"ring"}')
    await expect
      .poll(async () => (await notificationsOf(worker))[0])
      .toMatchObject({ title: 'Someone you help needs help', actions: [] })
  })
  await Promise.all([anna, father].map((page) => page.goto('about:blank')))
  await push.stop()
  await web.cut()
  await api.stop()
})

test(
  'without push, an open page rings and answers',
  rehearsed(),
  async ({ sharer, viewer }) => {
    const { page: berta } = viewer
    const { page: father } = sharer
    await berta.goto('/privacy')
    const pin = await giveKeptLink(berta, bertas)
    await berta.goto('/receive')
    await expect(berta.getByText('This is your own link')).toBeVisible()
    await expect(berta.getByLabel('Ring me on this device')).toBeHidden()

    await father.goto('/')
    await father.evaluate(keepButton, { name: 'Berta', id: bertas.id, pin })
    await father.reload()
    await father.getByRole('link', { name: 'Get help from Berta' }).click()
    await expect(status(father, 'Their page is open')).toBeVisible()
    await expect(
      berta.getByRole('heading', { name: 'Someone you help needs help' })
    ).toBeVisible()
    await button(berta, 'I can’t now').focus()
    await berta.keyboard.press('Enter')
    await expect(status(berta, 'They can read your answer now')).toBeVisible()
    await expect(status(father, 'Berta can’t help right now.')).toBeVisible()
  }
)
