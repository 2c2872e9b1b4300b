import { FakeStore } from 'src/browser/FakeStore'

import type { PushDevice } from './model/pushDevice'
import { type PushPort, RingMe, ringMeKey } from './RingMe'

const device: PushDevice = { endpoint: 'https://push/', p256dh: '', auth: '' }

class FakePush implements PushPort {
  isPossible = true
  needsHomeScreen = false
  permission: NotificationPermission = 'default'
  answer: NotificationPermission = 'granted'
  isOffline = false
  subscribedWith: string | null = null
  count = 0

  async askPermission() {
    return (this.permission = this.answer)
  }

  async subscribe(key: string, isFresh = false) {
    if (this.isOffline) throw new Error('No push service')
    if (isFresh || !this.subscribedWith) this.count++
    this.subscribedWith = key
    return { ...device, endpoint: `https://push/${this.count}` }
  }

  async unsubscribe() {
    this.subscribedWith = null
  }
}

const fetchKey = jest.fn<Promise<string | null>, []>(async () => 'key')

async function aSwitch({ wasOn = false, push = new FakePush() } = {}) {
  const store = new FakeStore()
  if (wasOn) store.write(ringMeKey, 'on')
  const ringMe = new RingMe(push, fetchKey, store)
  await ringMe.look()
  return { push, ringMe, store, state: () => ringMe.getSnapshot() }
}

describe('“Ring me on this device”', () => {
  beforeEach(() => fetchKey.mockImplementation(async () => 'key'))

  it('is off until it is switched on', async () => {
    const { push, ringMe, state, store } = await aSwitch()
    expect(state()).toBe('off')
    expect(await ringMe.device()).toBeNull()
    const switching = ringMe.switchOn()
    expect(state()).toBe('asking')
    await switching

    expect(state()).toBe('on')
    expect(push.subscribedWith).toBe('key')
    expect(store.read(ringMeKey)).not.toBeNull()
    expect(await ringMe.device()).toMatchObject({ endpoint: 'https://push/1' })
  })

  it('ends the subscription when it is switched off', async () => {
    const { push, ringMe, state, store } = await aSwitch()
    await ringMe.switchOn()
    await ringMe.switchOff()
    expect(state()).toBe('off')
    expect(push.subscribedWith).toBeNull()
    expect(store.read(ringMeKey)).toBeNull()
    expect(await ringMe.device()).toBeNull()
  })

  it('renews the subscription, and stays on', async () => {
    const { push, ringMe, state } = await aSwitch()
    await ringMe.switchOn()
    expect(await ringMe.renew()).toBe(true)
    expect(push.count).toBe(2)
    expect(await ringMe.device()).toMatchObject({ endpoint: 'https://push/2' })
    expect(state()).toBe('on')
  })

  it('replaces the subscription once the network is back, and hands over no device until then', async () => {
    const { push, ringMe, store } = await aSwitch()
    await ringMe.switchOn()
    push.isOffline = true
    expect(await ringMe.renew()).toBe(false)
    expect(await ringMe.device()).toBeNull()
    push.isOffline = false
    const reloaded = new RingMe(push, fetchKey, store)
    await Promise.all([reloaded.look(), reloaded.device()])
    expect(push.count).toBe(2)
  })

  it('renews nothing while it is off', async () => {
    const { push, ringMe } = await aSwitch()
    expect(await ringMe.renew()).toBe(true)
    expect(push.count).toBe(0)
  })

  it.each([
    ['default', 'refused'],
    ['denied', 'blocked'],
  ] as const)('says why it is still off: %s', async (answer, state) => {
    const push = new FakePush()
    push.answer = answer
    const { ringMe, store } = await aSwitch({ push })
    await ringMe.switchOn()
    expect(ringMe.getSnapshot()).toBe(state)
    expect(push.subscribedWith).toBeNull()
    expect(store.read(ringMeKey)).toBeNull()
  })

  it('reports a failure, and can be tried again', async () => {
    const { push, ringMe, state } = await aSwitch()
    push.isOffline = true
    await ringMe.switchOn()
    expect(state()).toBe('failed')
    push.isOffline = false
    await ringMe.switchOn()
    expect(state()).toBe('on')
  })

  it('detects that a browser needs to be on the Home Screen for push', async () => {
    const push = new FakePush()
    push.isPossible = false
    expect((await aSwitch({ push })).state()).toBe('no-push')
    push.needsHomeScreen = true
    expect((await aSwitch({ push })).state()).toBe('home-screen')
  })

  it('is hidden where the installation sends no rings', async () => {
    const push = new FakePush()
    push.isPossible = false
    push.needsHomeScreen = true
    fetchKey.mockImplementation(async () => null)
    expect((await aSwitch()).state()).toBe('impossible')
    expect((await aSwitch({ push })).state()).toBe('impossible')
    fetchKey.mockImplementation(() => Promise.reject(new Error('No network')))
    expect((await aSwitch()).state()).toBe('impossible')
  })

  it('asks for no permission in a browser without notifications', async () => {
    const push = new FakePush()
    push.isPossible = false
    Object.defineProperty(push, 'permission', {
      get: () => {
        throw new ReferenceError('Notification is not defined')
      },
    })
    const { ringMe, state } = await aSwitch({ push, wasOn: true })
    expect(state()).toBe('no-push')
    expect(await ringMe.device()).toBeNull()
  })

  it('subscribes again if the subscription has ended', async () => {
    const push = new FakePush()
    push.permission = 'granted'
    const { state } = await aSwitch({ push, wasOn: true })
    expect(state()).toBe('on')
    expect(push.subscribedWith).toBe('key')
  })

  it('reports that the user has blocked notifications since', async () => {
    const push = new FakePush()
    push.permission = 'denied'
    const { ringMe, state } = await aSwitch({ push, wasOn: true })
    expect(state()).toBe('blocked')
    expect(await ringMe.device()).toBeNull()
  })
})
