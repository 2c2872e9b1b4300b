import type { BrowserContext, Page, Worker } from '@playwright/test'

/** Paths of the scripts of all service workers. */
export const registrations = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    return all.map(({ active }) => active && new URL(active.scriptURL).pathname)
  })

/** Paths of the files that the service worker has stored. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(
      names.map(async (name) => (await caches.open(name)).keys())
    )
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })

/** Resolves once a page has registered the worker. */
export async function workerOf(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers()
  return worker ?? context.waitForEvent('serviceworker')
}

/**
 * Delivers a decrypted push message to the service worker.
 *
 * @param page any page of the site
 */
export async function deliverPush(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    session.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => {
        const [registration] = registrations
        if (registration) resolve(registration.registrationId)
      }
    )
  )
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: text,
  })
  await session.detach()
}

interface WorkerScope extends EventTarget {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'> & {
    getNotifications(): Promise<ShownNotification[]>
  }
  titlesForTest: string[]
  clients: { openWindow(url: string): Promise<null> }
  NotificationEvent: new (type: string, init: object) => Event
}

type ShownNotification = Notification & { actions: { title: string }[] }

interface Shown {
  title: string
  body: string
  lang: string
  actions: string[]
}

export const notificationsOf = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as WorkerScope
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, lang, actions }) => ({
      ...{ title, body, lang },
      actions: actions.map((action) => action.title),
    }))
  })

/**
 * Sends the worker the event of a click on the notification, or on one of its
 * buttons, because no automation protocol can click a notification.
 *
 * @returns the address of the window that the worker opens
 */
export const pressNotification = (
  worker: Worker,
  action: string
): Promise<string | null> =>
  worker.evaluate(async (action) => {
    const scope = self as unknown as WorkerScope
    const [notification] = await scope.registration.getNotifications()
    let done: Promise<unknown> = Promise.resolve()
    let opened: string | null = null
    // Replaces `openWindow`, which browsers allow only after a click by the
    // user.
    scope.clients.openWindow = async (url) => {
      opened = url
      return null
    }
    const event = new scope.NotificationEvent('notificationclick', {
      notification,
      action,
    })
    Object.assign(event, {
      waitUntil: (promise: Promise<unknown>) => (done = promise),
    })
    scope.dispatchEvent(event)
    await done
    return opened
  }, action)

/**
 * @returns a function that reads the titles shown since this call, including
 *   those that other titles have replaced
 */
export async function titlesShownBy(
  worker: Worker
): Promise<() => Promise<string[]>> {
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope
    const { registration } = scope
    const show = registration.showNotification.bind(registration)
    scope.titlesForTest = []
    registration.showNotification = (title, options) => {
      scope.titlesForTest.push(title)
      return show(title, options)
    }
  })
  return () =>
    worker.evaluate(() => (self as unknown as WorkerScope).titlesForTest)
}
