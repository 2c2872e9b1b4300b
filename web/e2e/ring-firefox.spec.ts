import { encryptPush } from 'src/features/ring/encryptPush'

import { autopush } from './support/autopush'
import { test } from './support/firefoxTest'
import { vapidKey } from './support/givenLink'
import { ownApi } from './support/ownApi'
import { expect } from './support/participants'
import { rehearsed } from './support/rehearsed'

test(
  'Firefox decrypts what the page has encrypted and the api has passed on',
  rehearsed(),
  async ({ baseURL, startFirefox }) => {
    const push = await autopush()
    const api = await ownApi({
      VAPID_PRIVATE_KEY: vapidKey,
      PUSH_SERVICES: push.origin,
    })
    await api.start()
    const { page } = await startFirefox(push.preferences)
    await page.goto(`${baseURL}/privacy`)
    const { publicKey } = await (await fetch(`${api.url}/ring`)).json()

    const device = await page.evaluate(async (key) => {
      const bytes = Uint8Array.from(
        atob(key.replace(/-/g, '+').replace(/_/g, '/')),
        (letter) => letter.charCodeAt(0)
      )
      await navigator.serviceWorker.register('/serviceWorker.js')
      const { pushManager } = await navigator.serviceWorker.ready
      const subscription = await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: bytes,
      })
      const { endpoint = '', keys } = subscription.toJSON()
      return { endpoint, ...(keys as { p256dh: string; auth: string }) }
    }, publicKey)
    expect(device.endpoint).toContain(push.origin)

    const payload = await encryptPush('a ring of nobody', device)
    const answer = await fetch(`${api.url}/ring`, {
      method: 'POST',
      headers: { origin: baseURL ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint: device.endpoint, payload }),
    })
    expect(await answer.json()).toEqual({ outcome: 'rung' })
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready
          const shown = await registration.getNotifications()
          return shown.map(({ title }) => title)
        })
      )
      .toEqual(['Someone you help needs help'])
    await push.stop()
    await api.stop()
  }
)
