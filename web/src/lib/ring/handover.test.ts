import type { HelperName } from 'src/domain/invite/helperName'
import { parseKeptHelpers } from 'src/domain/keptHelpers/keptHelpers'
import type { Caller } from 'src/domain/ring/callers'
import type { CallerTag } from 'src/domain/ring/callerTag'
import { encodeHandover } from 'src/domain/ring/handoverMessage'
import type { PushDevice } from 'src/domain/ring/pushDevice'
import { parseRingAccess } from 'src/domain/ring/ringAccess'
import { FakeStore } from 'src/lib/browser/FakeStore'
import { StoredPreference } from 'src/lib/browser/StoredPreference'
import { FakeSignalling } from 'src/lib/peer/FakePeer'
import { sharing } from 'src/lib/session/FakeShare'

import { DeviceAsker } from './DeviceAsker'
import { DeviceGiver } from './DeviceGiver'
import { FakeList } from './FakeList'
import { annasPin } from './FakeRing'

const device: PushDevice = {
  endpoint: 'https://push.example/1',
  p256dh:
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms)
const open: { close(): void }[] = []

/** A share in which the father has her button, or not yet. */
async function share({
  isVerified = true,
  isKept = true,
  hasKeptLink = true,
  given = device as PushDevice | null,
  ring = undefined as unknown,
  known = [] as Caller[],
} = {}) {
  const signalling = new FakeSignalling()
  signalling.isVerified = isVerified
  const { viewer, sharer, sharersPeer, viewersPeer } = await sharing(signalling)
  const id = viewer.session.getSnapshot().ownId!
  const helper = { name: 'Anna' as HelperName, id, pin: annasPin, ring }
  const helpers = new StoredPreference('helpers', new FakeStore())
  const keep = () => helpers.keep(JSON.stringify([helper]))
  if (isKept) keep()
  const callers = new FakeList(known)
  const giver = new DeviceGiver({
    session: viewer.session,
    device: async () => given,
    hasKeptLink: async () => hasKeptLink,
    callers,
    now: () => 7,
  })
  const asker = new DeviceAsker(sharer.session, helpers)
  open.push(giver, asker)
  giver.open()
  asker.open()
  await settle()
  const access = () =>
    parseRingAccess(parseKeptHelpers(helpers.getSnapshot())[0]?.ring)
  return { access, callers, giver, helpers, keep, sharersPeer, viewersPeer }
}

describe('how a helper can be rung', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    open.splice(0).forEach((each) => each.close())
    jest.useRealTimers()
  })

  it('is handed over in a verified call, and kept with her button', async () => {
    const { access, callers, giver } = await share()
    const [caller] = callers.items
    expect(access()).toEqual({ device, caller: caller?.tag })
    expect(caller).toMatchObject({ name: null, helpedAt: 7 })
    expect(giver.last.getSnapshot()).toBe(caller?.tag)
  })

  it('is kept once there is a button, and nowhere before', async () => {
    const { access, helpers, keep } = await share({ isKept: false })
    expect(helpers.getSnapshot()).toBeNull()
    keep()
    expect(access()).toMatchObject({ device })
  })

  it('is renewed under the tag by which she knows who rings', async () => {
    const tag = 't'.repeat(22) as CallerTag
    const old = { device: { ...device, endpoint: 'https://old/' }, caller: tag }
    const dad = { tag, name: 'Dad' as HelperName, helpedAt: 1 }
    const other = { ...dad, tag: 'o'.repeat(22) as CallerTag }
    const { access, callers, giver } = await share({
      ring: old,
      known: [other, dad],
    })
    expect(access()).toEqual({ device, caller: tag })
    expect(callers.items).toEqual([{ ...dad, helpedAt: 7 }, other])
    expect(giver.last.getSnapshot()).toBe(tag)
  })

  it('is renewed under another tag where her browser has forgotten the old one', async () => {
    const tag = 't'.repeat(22)
    const old = { device: { ...device, endpoint: 'https://old/' }, caller: tag }
    const { access, callers } = await share({ ring: old })
    expect(access().device).toEqual(device)
    expect(access().caller).not.toBe(tag)
    expect(callers.items).toMatchObject([{ tag: access().caller, name: null }])
  })

  it('is not said to who has not proved to have her link', async () => {
    const { access, callers } = await share({ isVerified: false })
    await settle(10_000)
    expect(access()).toEqual({ device: null, caller: null })
    expect(callers.items).toEqual([])
  })

  it('is not said by a page with another link than the kept one', async () => {
    const { access } = await share({ hasKeptLink: false })
    expect(access()).toEqual({ device: null, caller: null })
  })

  it('is forgotten once she has switched it off, but not who rang', async () => {
    const caller = 't'.repeat(22)
    const { access } = await share({ given: null, ring: { device, caller } })
    expect(access()).toEqual({ device: null, caller })
  })

  it.each([
    { ...device, endpoint: 'push' },
    { ...device, endpoint: `https://push/${'x'.repeat(3_000)}` },
    { ...device, p256dh: device.auth },
    { ...device, auth: device.p256dh },
    {},
  ])('is nothing that is none: %j', async (value) => {
    const { access, viewersPeer } = await share({ given: null })
    const message = { type: 'ring-device', caller: null, device: value }
    const [call] = viewersPeer.received
    call?.beside.send(encodeHandover(message as never))
    await settle()
    expect(access().device).toBeNull()
  })

  it('is not asked for where the other page is older, but three times', async () => {
    const { sharersPeer } = await share({ hasKeptLink: false })
    const say = jest.spyOn(sharersPeer.placed[0]!.beside, 'send')
    await settle(60_000)
    expect(say.mock.calls.length).toBeLessThan(3)
  })
})
