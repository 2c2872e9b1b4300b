import { settle } from 'src/browser/FakeClock'
import { FakeCall } from 'src/features/call/FakeCall'
import type { CallEvent } from 'src/features/call/model/callEvents'
import type { ReportCallEvent } from 'src/features/call/PeerPort'
import { fakeStream } from 'src/features/capture/FakeMediaStream'

import type { CallManager } from './CallManager'
import { connected, remoteId } from './CallManager.fixtures'

async function placed() {
  const { calls, peer, events } = await connected()
  const call = new FakeCall('call-1', remoteId)
  const open = jest.spyOn(peer, 'call').mockReturnValue(call)
  calls.place(remoteId, fakeStream())
  await settle()
  const report: ReportCallEvent = open.mock.calls[0]![2]
  events.length = 0
  return { calls, peer, events, call, open, report }
}

async function called() {
  const { calls, peer, events } = await connected()
  const call = new FakeCall('call-1', remoteId)
  peer.receive(call)
  await settle()
  return { calls, peer, events, call }
}

const everything: CallEvent[] = [
  { type: 'call-answered' },
  { type: 'call-connected', isResumed: false, isVerified: false },
  { type: 'message-received', message: { type: 'bye', reason: 'left' } },
  { type: 'call-silent' },
  { type: 'call-heard' },
  { type: 'network-disconnected' },
  { type: 'network-reconnected' },
  { type: 'call-closed' },
]

describe('the calls of a CallManager', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('forwards the events of the current call', async () => {
    const { events, report } = await placed()
    everything.forEach(report)

    expect(events).toEqual(everything)
  })

  it('PS11 forwards no event of a closed call', async () => {
    const { calls, events, call, report } = await placed()
    calls.close()
    everything.forEach(report)

    expect(events).toEqual([])
    expect(calls.remoteStream).toBeNull()
    expect(call.isClosed).toBe(true)
  })

  it('PS11 forwards no event of a replaced call', async () => {
    const { calls, events, call, open, report } = await placed()
    const next = new FakeCall('call-2', remoteId)
    open.mockReturnValue(next)
    calls.place(remoteId, fakeStream())
    await settle()
    everything.forEach(report)

    expect(events).toEqual([])
    expect(call.isClosed).toBe(true)
    expect(calls.call).toBe(next)
  })

  it('PS11 forwards no further event of a lost call', async () => {
    const { calls, events, report } = await placed()
    report({ type: 'call-closed' })
    everything.forEach(report)

    expect(events).toEqual([{ type: 'call-closed' }])
    expect(calls.call).toBeNull()
  })

  it('PS11 does not make a call current that is lost while it opens', async () => {
    const { calls, events, open } = await placed()
    open.mockImplementation((_remoteId, _stream, report) => {
      report({ type: 'call-closed' })
      return new FakeCall('call-2', remoteId)
    })
    calls.place(remoteId, fakeStream())
    await settle()

    expect(events).toEqual([{ type: 'call-closed' }])
    expect(calls.call).toBeNull()
  })

  it.each([
    ['placed', (calls: CallManager) => calls.place(remoteId, fakeStream())],
    ['answered', (calls: CallManager) => calls.answer('next', fakeStream())],
  ])(
    'closes the previous call as soon as another is %s',
    async (_, replace) => {
      const { calls, peer, call } = await placed()
      peer.receive(new FakeCall('next', remoteId))
      await settle()
      replace(calls)

      expect(call.isClosed).toBe(true)
      expect(calls.call).toBeNull()
    }
  )

  it('answers a received call once, and makes it the current one', async () => {
    const { calls, call } = await called()
    const answer = jest.spyOn(call, 'answer')
    const stream = fakeStream()
    calls.answer(call.id, stream)
    calls.answer(call.id, stream)
    await settle()

    expect(answer.mock.calls).toEqual([[stream, expect.any(Function)]])
    expect(calls.call).toBe(call)
  })

  it('answers no call that is closed before the answer', async () => {
    const { calls, call } = await called()
    const answer = jest.spyOn(call, 'answer')
    calls.answer(call.id, fakeStream())
    calls.close()
    await settle()

    expect(answer).not.toHaveBeenCalled()
    expect(call.isClosed).toBe(true)
    expect(calls.call).toBeNull()
  })

  it('sends the farewell before it closes a call', async () => {
    const { calls, call } = await placed()
    const close = jest.spyOn(call, 'close')
    calls.close({ type: 'bye', reason: 'left' })

    expect(close).toHaveBeenCalledWith({ type: 'bye', reason: 'left' })
  })

  it('PS15 PS33 has a remote stream only once the call is admitted, and while the peer is reachable', async () => {
    const { calls, call, report } = await placed()
    const stream = fakeStream()
    call.remoteStream = stream
    report({ type: 'network-reconnected' })
    expect(calls.remoteStream).toBeNull()
    report({ type: 'call-connected', isResumed: false, isVerified: false })
    expect(calls.remoteStream).toBeNull()
    calls.admit()
    expect(call.isAdmitted).toBe(true)
    expect(calls.remoteStream).toBe(stream)

    report({ type: 'call-silent' })
    report({ type: 'call-heard' })
    report({ type: 'network-disconnected' })
    expect(calls.remoteStream).toBeNull()
    report({ type: 'network-reconnected' })
    expect(calls.remoteStream).toBe(stream)

    report({ type: 'call-closed' })
    expect(calls.remoteStream).toBeNull()
  })

  it('reports a received call, and neither answers nor closes it', async () => {
    const { calls, events, call } = await called()

    expect(events.at(-1)).toEqual({
      type: 'call-received',
      callId: 'call-1',
      remoteId,
      isFromLink: true,
    })
    expect(calls.call).toBeNull()
    expect(call.isClosed).toBe(false)
  })

  it("forwards a caller's messages in order, however long a check takes", async () => {
    const { calls, peer, events } = await connected()
    const { listener } = peer
    const before = events.length
    let finish = (_: boolean) => {}
    const check = new Promise<boolean>((resolve) => (finish = resolve))
    listener.called(new FakeCall('call-1', remoteId), check)
    listener.control(remoteId, 'cancelled')
    listener.control(remoteId, 'knock', Promise.resolve(true))
    await settle()
    expect(events).toHaveLength(before)
    finish(false)
    await settle()
    expect(events.slice(before)).toEqual([
      {
        ...{ type: 'call-received', callId: 'call-1', remoteId },
        isFromLink: false,
      },
      { type: 'control-received', remoteId, control: 'cancelled' },
      {
        ...{ type: 'control-received', remoteId, control: 'knock' },
        isFromLink: true,
      },
    ])

    listener.called(new FakeCall('call-2', remoteId), Promise.resolve(true))
    calls.destroy()
    await settle()
    expect(events).toHaveLength(before + 3)
  })

  it('tells a refused caller why, and closes that call', async () => {
    const { calls, peer, call } = await called()
    const sendControl = jest.spyOn(peer, 'sendControl')
    calls.refuse(call.id, 'busy')

    expect(sendControl).toHaveBeenCalledWith(remoteId, 'busy')
    expect(call.isClosed).toBe(true)
  })

  it("closes a stranger's call without a message", async () => {
    const { calls, peer, call } = await called()
    const sendControl = jest.spyOn(peer, 'sendControl')
    calls.refuse(call.id, null)

    expect(sendControl).not.toHaveBeenCalled()
    expect(call.isClosed).toBe(true)
  })

  it('does nothing for an unknown call', async () => {
    const { calls } = await connected()
    calls.answer('unknown', fakeStream())
    calls.refuse('unknown', 'busy')
    await settle()

    expect(calls.call).toBeNull()
  })
})
