import { base64urlnopad } from '@scure/base'

import { isOwnRegistration } from 'src/browser/basePath'
import { thisDevice } from 'src/browser/device'
import { endPushSubscription } from 'src/browser/endPushSubscription'
import { deviceStore } from 'src/browser/storage'
import { registerServiceWorker, serviceWorkers } from 'src/features/sheets'

import { parsePushDevice, type PushDevice } from './model/pushDevice'
import { type PushPort, RingMe } from './RingMe'

class BrowserPush implements PushPort {
  get isPossible(): boolean {
    return (
      serviceWorkers() !== null &&
      'PushManager' in window &&
      'Notification' in window
    )
  }

  get needsHomeScreen(): boolean {
    return (
      !this.isPossible &&
      thisDevice().system === 'ios' &&
      !window.matchMedia('(display-mode: standalone)').matches
    )
  }

  get permission(): NotificationPermission {
    return Notification.permission
  }

  askPermission(): Promise<NotificationPermission> {
    return Notification.requestPermission()
  }

  async subscribe(key: string, isFresh = false): Promise<PushDevice> {
    await registerServiceWorker()
    const registration = await navigator.serviceWorker.ready
    // If ours could not be registered, an installation at the root has one.
    if (!isOwnRegistration(registration)) throw new Error('No service worker')
    const { pushManager } = registration
    const old = await pushManager.getSubscription()
    const isOther = old !== null && (isFresh || keyOf(old) !== key)
    if (isOther) await old.unsubscribe()
    const subscription =
      (isOther ? null : old) ??
      (await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: Uint8Array.from(base64urlnopad.decode(key)),
      }))
    const device = parsePushDevice(subscription.toJSON())
    if (!device) throw new Error('A subscription without keys')
    if (isFresh && device.endpoint === old?.endpoint) {
      throw new Error('The same subscription')
    }
    return device
  }

  unsubscribe(): Promise<void> {
    return endPushSubscription()
  }
}

function keyOf({ options }: PushSubscription): string | null {
  const { applicationServerKey: key } = options
  return key && base64urlnopad.encode(new Uint8Array(key))
}

/**
 * Fetches the public key by which push services identify this installation (RFC
 * 8292), in base64url.
 *
 * @returns null if this installation sends no push notifications
 * @throws when the server is unreachable
 */
async function fetchVapidKey(): Promise<string | null> {
  const response = await fetch(`${window.RWJS_API_URL}/ring`)
  const { publicKey } = Object(await response.json()) as { publicKey?: unknown }
  return typeof publicKey === 'string' ? publicKey : null
}

export const ringMe = new RingMe(new BrowserPush(), fetchVapidKey, deviceStore)
