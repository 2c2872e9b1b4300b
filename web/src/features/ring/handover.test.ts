import { FakeStore } from 'src/browser/FakeStore'
import { StoredPreference } from 'src/browser/StoredPreference'
import { FakeSignalling } from 'src/features/call/FakePeer'
import type { HelperName } from 'src/features/links/model/helperName'
import { parseKeptHelpers } from 'src/features/links/model/keptHelpers'
import type { UserId } from 'src/features/links/model/userId'
import { MessageRouter } from 'src/features/messages/MessageRouter'
import { sharing } from 'src/features/session/FakeShare'

import { DeviceAsker } from './DeviceAsker'
import { DeviceGiver } from './DeviceGiver'
import { FakeList } from './FakeList'
import { annasPin } from './FakeRing'
import { HandoverBox } from './HandoverBox'
import type { Caller } from './model/callers'
import type { CallerTag } from './model/callerTag'
import { encodeHandover, encodeHandoverSignal } from './model/handoverMessage'
import { parseRingAccess } from './model/outgoingRing'
import type { PushDevice } from './model/pushDevice'
import { watchedCrypto } from './watchedCrypto.fixtures'

const device: PushDevice = {
  endpoint: 'https://push.example/1',
  p256dh:
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const tag = `${'t'.repeat(21)}A` as CallerTag
const dad: Caller = {
  tag,
  name: 'Dad' as HelperName,
  helpedAt: 1,
  access: 'allowed',
}
const ofDad = { device: { ...device, endpoint: 'https://old/' }, caller: tag }

const { idle } = watchedCrypto(() => jest.advanceTimersByTimeAsync(0))
async function settle(ms = 0): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms)
  await idle()
}
const open: { close(): void }[] = []

/** Connects a helper with a sharer who has saved the helper (`isKept`). */
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
  giver.open(new MessageRouter(viewer.session))
  asker.open(new MessageRouter(sharer.session))
  await settle()
  const access = () =>
    parseRingAccess(parseKeptHelpers(helpers.getSnapshot())[0]?.ring)
  const offer = () => giver.getSnapshot()?.state ?? null
  return {
    ...{ access, asker, callers, giver, helpers, keep, offer },
    ...{ sharer, sharersPeer, signalling, viewersPeer },
  }
}

async function ended(options?: Parameters<typeof share>[0]) {
  const all = await share(options)
  all.sharer.session.stop()
  await settle()
  return all
}

describe("the handover of a helper's device", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    open.splice(0).forEach((each) => each.close())
    jest.useRealTimers()
  })

  it('happens once she has allowed that person, and the device is stored with the helper', async () => {
    const { access, callers, giver, offer } = await share()
    const [caller] = callers.items
    expect(offer()).toBe('asked')
    expect(access()).toEqual({ device: null, caller: caller?.tag })
    expect(caller).toMatchObject({
      ...{ name: null, helpedAt: 7, access: 'undecided' },
    })

    await giver.allow()
    await settle()
    expect(offer()).toBe('given')
    expect(access()).toEqual({ device, caller: caller?.tag })
    expect(callers.items).toMatchObject([{ access: 'allowed' }])
  })

  it('is stored once the helper is stored, and not before', async () => {
    const { access, giver, helpers, keep } = await share({ isKept: false })
    await giver.allow()
    await settle()
    expect(helpers.getSnapshot()).toBeNull()
    keep()
    expect(access()).toMatchObject({ device })
  })

  it('is sent again at once to allowed people, with their tag', async () => {
    const other = { ...dad, tag: 'o'.repeat(22) as CallerTag }
    const { access, callers, giver } = await share({
      ring: ofDad,
      known: [other, dad],
    })
    expect(access()).toEqual({ device, caller: tag })
    expect(callers.items).toEqual([{ ...dad, helpedAt: 7 }, other])
    expect(giver.getSnapshot()).toEqual({ tag, state: 'given' })
  })

  it('does not happen if her browser has forgotten the person', async () => {
    const { access, callers, offer } = await share({ ring: ofDad })
    expect(access()).toEqual({ device: null, caller: callers.items[0]?.tag })
    expect(access().caller).not.toBe(tag)
    expect(offer()).toBe('asked')
  })

  it.each(['withdrawn', 'undecided'] as const)(
    'is revoked for a person who is %s, until she allows them again',
    async (before) => {
      const { access, callers, giver } = await share({
        ring: ofDad,
        known: [{ ...dad, access: before }],
      })
      expect(access()).toEqual({ device: null, caller: tag })
      expect(callers.items).toMatchObject([{ name: 'Dad', access: before }])
      await giver.allow()
      await settle()
      expect(access()).toEqual({ device, caller: tag })
    }
  )

  it("can happen after the share, sealed for that person's page", async () => {
    const { access, giver, offer, signalling, viewersPeer } = await ended()
    expect(access().device).toBeNull()
    const sent = jest.spyOn(viewersPeer, 'sendSignal')
    const allowing = giver.allow()
    await settle()
    await allowing

    expect(offer()).toBe('given')
    expect(access()).toMatchObject({ device })
    expect(signalling.livingPeers).toHaveLength(2)
    const said = JSON.stringify(sent.mock.calls)
    expect(said).toContain('ring-handover')
    expect(said).not.toContain('push.example')
    expect(said).not.toContain(device.auth)
  })

  it('is stored after the share once the helper is stored', async () => {
    const { access, giver, keep } = await ended({ isKept: false })
    const allowing = giver.allow()
    await settle()
    await allowing
    keep()
    expect(access()).toMatchObject({ device })
  })

  it('is not requested again in the next share of that page, whether the helper is stored or not', async () => {
    const { access, callers, giver, keep, offer, sharer } = await share({
      isKept: false,
    })
    await giver.allow()
    sharer.session.stop()
    await settle()
    sharer.session.share()
    await settle()
    sharer.capture.choose()
    await settle()
    expect(offer()).toBe('given')
    expect(callers.items).toHaveLength(1)
    keep()
    expect(access()).toMatchObject({ device })
  })

  it('happens in the next share if the page of that person is gone', async () => {
    const { access, asker, callers, giver, offer } = await ended()
    asker.close()
    const allowing = giver.allow()
    await settle()
    await settle(10_000)
    await allowing
    expect(offer()).toBe('later')
    expect(access().device).toBeNull()
    expect(callers.items).toMatchObject([{ access: 'allowed' }])
  })

  it('is not accepted from anybody who was not in the share, nor without encryption', async () => {
    const { access, viewersPeer, sharersPeer } = await ended()
    const { caller } = access()
    const message = { type: 'ring-device', caller, device } as const
    const strangers = new HandoverBox(tag, viewersPeer.id!)
    const boxes = [
      await strangers.seal(message, sharersPeer.id!),
      await new HandoverBox(caller!, viewersPeer.id!).seal(
        message,
        'other' as UserId
      ),
      { nonce: 'A'.repeat(22), box: 'AAAA' },
      { nonce: 'A'.repeat(21), box: '' },
    ]
    for (const box of boxes) {
      viewersPeer.sendSignal(sharersPeer.id!, encodeHandoverSignal(box))
    }
    await settle()
    expect(access()).toEqual({ device: null, caller })
  })

  it('does not happen with somebody who has not proved that they have her link', async () => {
    const { access, callers, giver, offer } = await share({
      isVerified: false,
    })
    await settle(10_000)
    await giver.allow()
    expect(offer()).toBeNull()
    expect(access()).toEqual({ device: null, caller: null })
    expect(callers.items).toEqual([])
  })

  it('is refused by a page with another link than the permanent one', async () => {
    const { access, offer } = await share({ hasKeptLink: false })
    expect(access()).toEqual({ device: null, caller: null })
    expect(offer()).toBeNull()
  })

  it('is revoked once she has switched rings off, but the people stay known', async () => {
    const caller = 't'.repeat(22)
    const { access, offer } = await share({
      given: null,
      ring: { device, caller },
    })
    expect(offer()).toBeNull()
    expect(access()).toEqual({ device: null, caller })
  })

  it.each([
    { ...device, endpoint: 'push' },
    { ...device, endpoint: `https://push/${'x'.repeat(3_000)}` },
    { ...device, p256dh: device.auth },
    { ...device, auth: device.p256dh },
    {},
  ])('ignores an invalid device: %j', async (value) => {
    const { access, viewersPeer } = await share({ given: null })
    const message = { type: 'ring-device', caller: null, device: value }
    const [call] = viewersPeer.received
    call?.appMessages.send(encodeHandover(message as never))
    await settle()
    expect(access().device).toBeNull()
  })

  it('is requested three times if the other page does not answer', async () => {
    const { sharersPeer } = await share({ hasKeptLink: false })
    const say = jest.spyOn(sharersPeer.placed[0]!.appMessages, 'send')
    await settle(60_000)
    expect(say.mock.calls.length).toBeLessThan(3)
  })
})
