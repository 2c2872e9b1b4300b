import { sendUntilHeard } from 'src/features/call/sendUntilHeard'
import type { Pin } from 'src/features/links/model/pin'
import type { UserId } from 'src/features/links/model/userId'
import { FakeList } from 'src/features/ring/FakeList'
import type { IncomingRing } from 'src/features/ring/model/incomingRings'
import {
  encodeRingSignal,
  parseRingSignal,
  type RingSignal,
} from 'src/features/ring/model/ringSignal'
import { storedRings } from 'src/features/ring/ringLists'
import { RingPin } from 'src/features/ring/RingPin'

import { ownRingPin } from './ownRingPin'
import { sendAnswer } from './sendAnswer'

jest.mock('src/features/ring/ringLists')
jest.mock('src/features/call/sendUntilHeard')
jest.mock('./ownRingPin')

const nonce = 'n'.repeat(22)
const freeAt = 1_764_003_600_000
const helperId = 'lamp-cloud-piano-tree' as UserId
const pin = new RingPin('abcdefghijklmnopqrstuA' as Pin, helperId)
const strangers = new RingPin('abcdefghijklmnopqrstuQ' as Pin, helperId)

const dads: IncomingRing = {
  nonce,
  from: 'sea-sun' as UserId,
  name: null,
  heardAt: Date.now(),
  answer: null,
  isDelivered: false,
}
const moms: IncomingRing = { ...dads, nonce: 'm'.repeat(22) }

let rings: FakeList<IncomingRing>

/** A fake of `sendUntilHeard`, called with an array of its arguments. */
type Answering = (
  send: Parameters<typeof sendUntilHeard>
) => ReturnType<typeof sendUntilHeard>

const withPage = (answer: Answering) =>
  jest.mocked(sendUntilHeard).mockImplementation((...send) => answer(send))

const signed = async (signal: RingSignal, by = pin) =>
  encodeRingSignal(await by.sign(signal))

describe('the answer to a ring, sent without a page', () => {
  beforeEach(() => {
    rings = new FakeList([moms, dads])
    const { change } = jest.mocked(storedRings)
    change.mockImplementation((make) => rings.change(make))
    jest.mocked(ownRingPin).mockResolvedValue(pin)
    jest.mocked(sendUntilHeard).mockReset()
  })

  it('is stored first, and then sent, signed, to the waiting page', async () => {
    const before = Date.now()
    withPage(async ([, remoteId, payload]) => {
      const signal = parseRingSignal(payload)!
      expect(remoteId).toBe('sea-sun')
      expect(signal).toMatchObject({ control: 'ring-answer', nonce, freeAt })
      expect(await pin.hasSigned(signal)).toBe(true)
      const { sentAt } = Object(signal)
      expect(sentAt).toBeGreaterThanOrEqual(before)
      const answer = { freeAt, sentAt }
      expect(rings.items).toEqual([moms, { ...dads, answer }])
      return true
    })
    expect(await sendAnswer(nonce, freeAt)).toBe(true)
    expect(sendUntilHeard).toHaveBeenCalledTimes(1)
    const [other, answered] = rings.items
    expect(other).toEqual(moms)
    expect(answered).toMatchObject({ answer: { freeAt }, isDelivered: true })
  })

  it('counts as received only when that page confirms it', async () => {
    const heard: boolean[] = []
    withPage(async ([, , payload, isHeard]) => {
      const { sentAt } = Object(payload)
      const said = { control: 'ring-heard', nonce, sentAt } as const
      const answers = [
        null,
        payload,
        { ...said, type: 'kinscreen', v: 1 },
        await signed(said, strangers),
        await signed({ ...said, nonce: moms.nonce }),
        await signed({ ...said, sentAt: sentAt - 1 }),
        await signed({ ...said, sentAt: null }),
        await signed(said),
      ]
      for (const answer of answers) heard.push(await isHeard(answer))
      return true
    })
    await sendAnswer(nonce, null)
    expect(heard).toEqual([...Array(7).fill(false), true])
  })

  it("is left for the helper's page to send if nobody confirms it", async () => {
    withPage(async () => false)
    expect(await sendAnswer(nonce, null)).toBe(false)
    expect(rings.items[1]).toMatchObject({
      answer: { freeAt: null },
      isDelivered: false,
    })
  })

  it('is not sent after the ring or the link was deleted', async () => {
    expect(await sendAnswer('x'.repeat(22), null)).toBe(false)
    jest.mocked(ownRingPin).mockResolvedValue(null)
    expect(await sendAnswer(nonce, null)).toBe(false)
    expect(sendUntilHeard).not.toHaveBeenCalled()
  })
})
