import type { UserId } from 'src/features/links/model/userId'

import { CallResumption, type ResumptionStore } from './CallResumption'
import type { HelloMessage } from './model/callProtocol'

const sharerId = 'river-apple-tiger-moon' as UserId
const viewerId = 'lamp-cloud-piano-tree' as UserId

const certificate = (name: string) =>
  ({
    sdp: `v=0\r\na=fingerprint:sha-256 ${name}\r\n`,
  }) as RTCSessionDescription

class Memory implements ResumptionStore {
  readonly secrets = new Map<UserId, string>()

  async resumptionSecret(remoteId: UserId) {
    return this.secrets.get(remoteId) ?? null
  }

  keepResumptionSecret(remoteId: UserId, secret: string) {
    this.secrets.set(remoteId, secret)
  }
}

const connected = (
  localDescription: RTCSessionDescription,
  remoteDescription: RTCSessionDescription
) => Object.assign(new EventTarget(), { localDescription, remoteDescription })

function call(
  sharer: ResumptionStore,
  viewer: ResumptionStore,
  { id = 'mc_1', sharersEnd = 'AA', viewersEnd = 'BB' } = {}
) {
  const [near, far] = [certificate(sharersEnd), certificate(viewersEnd)]
  return {
    caller: new CallResumption(
      connected(near, far),
      { id, ownId: sharerId, remoteId: viewerId, isCaller: true },
      sharer
    ),
    callee: new CallResumption(
      connected(far, near),
      { id, ownId: viewerId, remoteId: sharerId, isCaller: false },
      viewer
    ),
  }
}

async function greet({ caller, callee }: ReturnType<typeof call>) {
  const [ofCaller, ofCallee] = [await caller.hello(), await callee.hello()]
  return Promise.all([
    caller.isResumedBy(ofCallee),
    callee.isResumedBy(ofCaller),
  ])
}

async function met() {
  const [sharer, viewer] = [new Memory(), new Memory()]
  const first = call(sharer, viewer)
  const isResumed = await greet(first)
  first.caller.keep()
  first.callee.keep()
  return { sharer, viewer, isResumed }
}

describe('CallResumption', () => {
  it('PS32 recognises nobody in the first call, and agrees on one secret', async () => {
    const { sharer, viewer, isResumed } = await met()

    expect(isResumed).toEqual([false, false])
    expect(sharer.secrets.get(viewerId)).toMatch(/^[0-9a-f]{64}$/)
    expect(viewer.secrets.get(sharerId)).toBe(sharer.secrets.get(viewerId))
  })

  it('PS32 waits for a description that arrives after the channel is open', async () => {
    const { sharer, viewer } = await met()
    const early = Object.assign(new EventTarget(), {
      localDescription: certificate('AA'),
      remoteDescription: null as RTCSessionDescription | null,
    })
    const caller = new CallResumption(
      early,
      { id: 'mc_2', ownId: sharerId, remoteId: viewerId, isCaller: true },
      sharer
    )
    const { callee } = call(sharer, viewer, { id: 'mc_2' })
    const isResumed = greet({ caller, callee })
    await new Promise((resolve) => setTimeout(resolve))
    early.remoteDescription = certificate('BB')
    early.dispatchEvent(new Event('signalingstatechange'))

    expect(await isResumed).toEqual([true, true])
  })

  it('PS32 recognises the peer in each further call', async () => {
    const { sharer, viewer } = await met()
    const secret = sharer.secrets.get(viewerId)
    for (const id of ['mc_2', 'mc_3']) {
      const next = call(sharer, viewer, { id })
      expect(await greet(next)).toEqual([true, true])
      next.caller.keep()
      next.callee.keep()
    }

    expect(sharer.secrets.get(viewerId)).toBe(secret)
  })

  it('PS32 does not recognise somebody else under the same id', async () => {
    const { sharer } = await met()
    expect(await greet(call(sharer, new Memory(), { id: 'mc_2' }))).toEqual([
      false,
      false,
    ])
  })

  it('PS32 still recognises the participant after a call of a stranger who was not admitted', async () => {
    const { sharer, viewer } = await met()
    const stranger = new Memory()
    const heard = call(sharer, stranger, { id: 'mc_2' })
    await greet(heard)
    heard.callee.keep()

    expect(await greet(call(sharer, stranger, { id: 'mc_3' }))).toEqual([
      false,
      false,
    ])
    expect(await greet(call(sharer, viewer, { id: 'mc_4' }))).toEqual([
      true,
      true,
    ])
  })

  it('PS32 recognises an admitted newcomer, and no longer the previous participant', async () => {
    const { sharer, viewer } = await met()
    const newcomer = new Memory()
    const admitted = call(sharer, newcomer, { id: 'mc_2' })
    await greet(admitted)
    admitted.caller.keep()
    admitted.callee.keep()

    expect(await greet(call(sharer, newcomer, { id: 'mc_3' }))).toEqual([
      true,
      true,
    ])
    expect(await greet(call(sharer, viewer, { id: 'mc_4' }))).toEqual([
      false,
      false,
    ])
  })

  it('PS32 rejects a proof that a man in the middle forwards', async () => {
    const { sharer, viewer } = await met()
    const near = call(sharer, new Memory(), { id: 'mc_2', viewersEnd: 'EE' })
    const far = call(new Memory(), viewer, { id: 'mc_2', sharersEnd: 'EE' })

    expect(await near.caller.isResumedBy(await far.callee.hello())).toBe(false)
    expect(await far.callee.isResumedBy(await near.caller.hello())).toBe(false)
  })

  it('PS32 rejects a proof of another call, or this side’s own proof', async () => {
    const { sharer, viewer } = await met()
    const second = call(sharer, viewer, { id: 'mc_2' })
    const third = call(sharer, viewer, { id: 'mc_3' })
    const old = await second.callee.hello()

    expect(await third.caller.isResumedBy(old)).toBe(false)
    expect(await third.caller.isResumedBy(await third.caller.hello())).toBe(
      false
    )
  })

  it.each<[string, HelloMessage | null]>([
    ['a hello without a proof', { type: 'hello', random: 'ab'.repeat(16) }],
    [
      'a random proof',
      { type: 'hello', random: 'ab'.repeat(16), proof: 'cd'.repeat(32) },
    ],
    ['a missing hello', null],
  ])('PS32 does not accept %s', async (_, hello) => {
    const { sharer, viewer } = await met()
    const { caller } = call(sharer, viewer, { id: 'mc_2' })

    expect(await caller.isResumedBy(hello)).toBe(false)
  })

  it('proves nothing if the fingerprints are unknown', async () => {
    const { sharer, viewer } = await met()
    const { caller } = call(sharer, viewer, { id: 'mc_2', viewersEnd: '' })

    expect(await caller.hello()).not.toHaveProperty('proof')
  })

  it('sends a hello where nothing can be stored', async () => {
    const { sharer } = await met()
    const denied: ResumptionStore = {
      resumptionSecret: () => Promise.reject(new Error('denied')),
      keepResumptionSecret: () => {},
    }

    expect(await greet(call(sharer, denied, { id: 'mc_2' }))).toEqual([
      false,
      false,
    ])
  })
})
