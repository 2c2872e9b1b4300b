import { Signals } from 'src/features/call/Signals'
import type { Pin } from 'src/features/links/model/pin'
import type { UserId } from 'src/features/links/model/userId'

import { FakeList } from './FakeList'
import { annasDevice, annasPin, fakeRing } from './FakeRing'
import { HelperRinger } from './HelperRinger'
import type { Caller } from './model/callers'
import type { IncomingRing } from './model/incomingRings'
import { encodeRingSignal, type RingSignal } from './model/ringSignal'
import { RingPin } from './RingPin'
import { RingReceiver } from './RingReceiver'
import { watchedCrypto } from './watchedCrypto.fixtures'

/** Shorter than any interval between repeated signals. */
const stepMs = 1_000

const strangersPin = 'abcdefghijklmnopqrstuQ' as Pin

const { idle } = watchedCrypto(() => jest.advanceTimersByTimeAsync(0))

/**
 * Advances fake timers in steps, so that signing, sending and verification can
 * finish after each step.
 */
async function settle(ms = 0) {
  await idle()
  for (let passed = 0; passed < ms; passed += stepMs) {
    await jest.advanceTimersByTimeAsync(stepMs)
    await idle()
  }
}

const open: { close(): void }[] = []

async function ringing(options?: Parameters<typeof fakeRing>[0]) {
  const all = await fakeRing(options)
  open.push(all.ringer, all.receiver)
  await settle()
  return all
}

const signed = async (signal: RingSignal, helperId: UserId, pin = annasPin) =>
  encodeRingSignal(await new RingPin(pin, helperId).sign(signal))

describe('ringing a helper', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    open.splice(0).forEach((each) => each.close())
    jest.useRealTimers()
  })

  it('reaches her device and her page, which knows the caller', async () => {
    const { fatherId, post, receiver, ringer } = await ringing()

    expect(post).toHaveBeenCalledTimes(1)
    const [device, text] = post.mock.calls[0]!
    expect(device).toBe(annasDevice)
    expect(JSON.parse(text)).toMatchObject({ control: 'ring', from: fatherId })
    expect(receiver.getSnapshot()).toMatchObject({
      from: fatherId,
      name: 'Dad',
      answer: null,
    })
    expect(ringer.getSnapshot()).toMatchObject({ push: 'rung', isHeard: true })
  })

  it.each(['caller', 'helper'])(
    'listens to one connection to the server at a time: %s',
    async (who) => {
      const { dependencies, helper, sharer, viewer } = await ringing()
      const { session } = who === 'caller' ? sharer : viewer
      let listeners = 0
      let change = () => {}
      const reconnected = () => {
        const connection = new Signals(() => {})
        const listen = connection.listen.bind(connection)
        connection.listen = (listener) => {
          const undo = listen(listener)
          listeners++
          return () => {
            undo()
            listeners--
          }
        }
        return connection
      }
      let signals = reconnected()
      const changing = {
        subscribe: (listener: () => void) => {
          change = listener
          return () => {}
        },
        getSnapshot: () => ({ ...session.getSnapshot(), signals }),
      }
      const listener =
        who === 'caller'
          ? new HelperRinger(helper, { ...dependencies, session: changing })
          : new RingReceiver({
              session: changing,
              pin: async () => annasPin,
              callers: new FakeList<Caller>(),
              rings: new FakeList<IncomingRing>(),
              onPush: () => () => {},
              now: dependencies.now,
            })
      listener.open()
      for (let times = 0; times < 3; times++) {
        signals = reconnected()
        change()
      }
      expect(listeners).toBe(1)
      listener.close()
      expect(listeners).toBe(0)
    }
  )

  it("sends neither her name, her link nor the caller's name", async () => {
    const { helper, post } = await ringing()
    const [, text] = post.mock.calls[0]!
    expect(text).not.toContain(helper.id)
    expect(text).not.toContain(helper.pin)
    expect(text).not.toContain('d'.repeat(22))
  })

  it('happens once, however often the page is reloaded', async () => {
    const { dependencies, helper, post, ringer, receiver } = await ringing()
    ringer.close()
    const reloaded = new HelperRinger(helper, dependencies)
    open.push(reloaded)
    reloaded.open()
    await settle()

    expect(post).toHaveBeenCalledTimes(1)
    expect(reloaded.getSnapshot()).toMatchObject({ push: 'rung' })
    await receiver.answer(null)
    await settle()
    expect(reloaded.getSnapshot()?.answer).toMatchObject({ freeAt: null })
  })

  it('does not happen for a person who has merely opened the link', async () => {
    const { post, receiver, ringer } = await ringing({ isWanted: false })
    expect(post).not.toHaveBeenCalled()
    expect(ringer.getSnapshot()).toBeNull()
    expect(receiver.getSnapshot()).toBeNull()

    ringer.ring()
    await settle()
    expect(post).toHaveBeenCalledTimes(1)
  })

  it.each(['gone', 'too-many', 'failed'] as const)(
    'reports its result: %s',
    async (pushed) => {
      const { forgetDevice, ringer } = await ringing({ pushed })
      expect(ringer.getSnapshot()).toMatchObject({ push: pushed })
      expect(forgetDevice).toHaveBeenCalledTimes(pushed === 'gone' ? 1 : 0)
    }
  )

  it('reaches only her page if she has no device, and is repeated until the page has received it', async () => {
    const { annasPeer, post, receiver, ringer } = await ringing({
      hasDevice: false,
      isWanted: false,
    })
    annasPeer.loseServer()
    ringer.ring()
    await settle()
    expect(receiver.getSnapshot()).toBeNull()
    await settle(20_000)

    expect(receiver.getSnapshot()).toMatchObject({ name: 'Dad' })
    expect(ringer.getSnapshot()).toMatchObject({ push: 'none', isHeard: true })
    expect(post).not.toHaveBeenCalled()
  })

  it('ends once she sees the screen', async () => {
    const { receiver, ringer, sharer } = await ringing()
    sharer.session.share()
    await settle()
    sharer.capture.choose()
    await settle()

    expect(ringer.getSnapshot()).toBeNull()
    expect(receiver.getSnapshot()).toBeNull()
  })

  it.each(['withdrawn', 'undecided'] as const)(
    'does not happen for somebody who is %s, even if her page is open',
    async (dadIs) => {
      const { receiver, ringer } = await ringing({ dadIs })
      await settle(20_000)
      expect(receiver.getSnapshot()).toBeNull()
      expect(ringer.getSnapshot()).toMatchObject({ isHeard: false })
    }
  )

  it('reports that her device no longer rings to somebody who could ring it earlier', async () => {
    const { post, receiver, ringer } = await ringing({
      hasDevice: false,
      isGone: true,
    })
    expect(post).not.toHaveBeenCalled()
    expect(ringer.getSnapshot()).toMatchObject({ push: 'gone' })
    // The helper's page is open, and recognises the sharer.
    expect(receiver.getSnapshot()).toMatchObject({ name: 'Dad' })
  })

  it('is impossible without her link', async () => {
    const { receiver, ringer } = await ringing({ fathersPin: strangersPin })
    expect(receiver.getSnapshot()).toBeNull()
    expect(ringer.getSnapshot()).toMatchObject({ isHeard: false })
  })

  it("is impossible by forwarding another's ring", async () => {
    const { annasPeer, helper, receiver, viewer } = await ringing({
      isWanted: false,
    })
    const ring = await signed(
      { control: 'ring', nonce: 'n'.repeat(22), from: 'sea' as UserId },
      helper.id
    )
    viewer.session.getSnapshot().signals?.receive('fog' as UserId, ring)
    await settle()
    expect(receiver.getSnapshot()).toBeNull()
    expect(annasPeer.isOpen).toBe(true)
  })
})

describe('the answer of a helper who cannot come', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    open.splice(0).forEach((each) => each.close())
    jest.useRealTimers()
  })

  it('arrives with the time when she can; the latest one counts', async () => {
    const { clock, receiver, ringer } = await ringing()
    await receiver.answer(null)
    await settle()
    expect(ringer.getSnapshot()?.answer).toMatchObject({ freeAt: null })
    expect(receiver.getSnapshot()).toMatchObject({ isDelivered: true })

    clock.now++
    await receiver.answer(18)
    await settle()
    expect(ringer.getSnapshot()?.answer).toMatchObject({ freeAt: 18 })
    expect(receiver.getSnapshot()).toMatchObject({ isDelivered: true })
  })

  it('is repeated if the other page is offline for a moment', async () => {
    const { fathersPeer, receiver, ringer } = await ringing()
    fathersPeer.loseServer()
    await settle()
    fathersPeer.isOpen = false
    await receiver.answer(18)
    expect(receiver.getSnapshot()).toMatchObject({ isDelivered: false })
    await settle(15_000)

    expect(ringer.getSnapshot()?.answer).toMatchObject({ freeAt: 18 })
    expect(receiver.getSnapshot()).toMatchObject({ isDelivered: true })
  })

  it('is reported to her if it does not arrive', async () => {
    const { receiver, ringer, sharer } = await ringing()
    ringer.close()
    sharer.session.close('left')
    await receiver.answer(18)
    await settle(60_000)
    expect(receiver.getSnapshot()).toMatchObject({
      isDelivered: false,
      isLost: true,
    })
  })

  it('cannot be forged by a stranger who knows what was sent', async () => {
    const { fathersPeer, helper, ringer, sharer } = await ringing()
    const { nonce } = ringer.getSnapshot()!
    const { signals } = sharer.session.getSnapshot()
    const answer = {
      control: 'ring-answer',
      nonce,
      freeAt: null,
      sentAt: 9,
    } as const
    const heard = { control: 'ring-heard', nonce, sentAt: 9 } as const
    const { mac } = await signed(heard, helper.id)
    const forged = [
      await signed(answer, helper.id, strangersPin),
      await signed(answer, 'fog' as UserId),
      await signed({ ...answer, nonce: 'n'.repeat(22) }, helper.id),
      { ...(await signed(answer, helper.id)), freeAt: 18 },
      { ...encodeRingSignal({ ...answer, mac }) },
      { ...(await signed(answer, helper.id)), mac: 'A'.repeat(43) },
    ]
    for (const payload of forged) signals?.receive('fog' as UserId, payload)
    await settle()
    expect(ringer.getSnapshot()?.answer).toBeNull()
    expect(fathersPeer.isOpen).toBe(true)
  })

  it('is ignored if it answers an earlier ring, or is older than the shown answer', async () => {
    const { clock, helper, receiver, ringer, sharer } = await ringing()
    const { nonce } = ringer.getSnapshot()!
    const { signals } = sharer.session.getSnapshot()
    const earlier = await signed(
      { control: 'ring-answer', nonce, freeAt: null, sentAt: clock.now - 1 },
      helper.id
    )
    await receiver.answer(18)
    await settle()
    signals?.receive(helper.id, earlier)
    await settle()
    expect(ringer.getSnapshot()?.answer).toMatchObject({ freeAt: 18 })

    ringer.ring()
    await settle()
    signals?.receive(helper.id, earlier)
    await settle()
    expect(ringer.getSnapshot()).toMatchObject({ answer: null })
  })
})
