import type { UserId } from 'src/domain/invite/userId'
import type { CallEvent } from 'src/domain/peerSession/events'
import { fakeStream } from 'src/lib/media/FakeMediaStream'
import { FakeCall } from 'src/lib/peer/FakeCall'
import type { CallListener } from 'src/lib/peer/PeerPort'

import { CallSlot } from './CallSlot'

const remoteId = 'lamp-cloud-piano-tree' as UserId

function slotWithLog() {
  const events: CallEvent[] = []
  return { events, slot: new CallSlot((event) => events.push(event)) }
}

/** Puts a call into the slot and gives what the adapter would report to. */
function occupied() {
  const { events, slot } = slotWithLog()
  const call = new FakeCall('call-1', remoteId)
  let listener!: CallListener
  slot.reserve()((given) => {
    listener = given
    return call
  })
  return { events, slot, call, listener }
}

const everything = (listener: CallListener) => {
  listener.answered()
  listener.connected(fakeStream(), false)
  listener.message({ type: 'bye', reason: 'left' })
  listener.silent()
  listener.heard()
  listener.networkDisconnected()
  listener.networkConnected()
  listener.closed()
}

describe('CallSlot', () => {
  it('passes on what happens to the present call', () => {
    const { events, listener } = occupied()
    everything(listener)

    expect(events.map(({ type }) => type)).toEqual([
      'call-answered',
      'call-connected',
      'message-received',
      'call-silent',
      'call-heard',
      'network-disconnected',
      'network-connected',
      'call-closed',
    ])
  })

  it('PS11 says nothing of a call that was closed', () => {
    const { events, slot, call, listener } = occupied()
    slot.close()
    everything(listener)

    expect(events).toEqual([])
    expect(slot.remoteStream).toBeNull()
    expect(call.isClosed).toBe(true)
  })

  it('PS11 says nothing of a call in whose place another has come', () => {
    const { events, slot, call, listener } = occupied()
    const next = new FakeCall('call-2', remoteId)
    slot.reserve()(() => next)
    everything(listener)

    expect(events).toEqual([])
    expect(call.isClosed).toBe(true)
    expect(slot.call).toBe(next)
  })

  it('PS11 says nothing more of a call that was lost', () => {
    const { events, slot, listener } = occupied()
    listener.closed()
    everything(listener)

    expect(events).toEqual([{ type: 'call-closed' }])
    expect(slot.call).toBeNull()
  })

  it('closes the earlier call as soon as the place is reserved', () => {
    const { slot, call } = occupied()
    slot.reserve()

    expect(call.isClosed).toBe(true)
    expect(slot.call).toBeNull()
  })

  it.each([
    ['closed', (slot: CallSlot) => slot.close()],
    ['reserved again', (slot: CallSlot) => void slot.reserve()],
  ])('opens no call when the slot was %s meanwhile', (_, meanwhile) => {
    const { slot } = slotWithLog()
    const open = jest.fn()
    const occupy = slot.reserve()
    meanwhile(slot)
    occupy(open)

    expect(open).not.toHaveBeenCalled()
  })

  it('says the farewell in closing', () => {
    const { slot, call } = occupied()
    const close = jest.spyOn(call, 'close')
    slot.close({ type: 'bye', reason: 'left' })

    expect(close).toHaveBeenCalledWith({ type: 'bye', reason: 'left' })
  })

  it('PS15 PS33 has a remote stream only once it is admitted, and while the other side can be reached', () => {
    const { slot, call, listener } = occupied()
    const stream = fakeStream()
    listener.networkConnected()
    expect(slot.remoteStream).toBeNull()
    listener.connected(stream, false)
    expect(slot.remoteStream).toBeNull()
    slot.admit()
    expect(call.isAdmitted).toBe(true)
    expect(slot.remoteStream).toBe(stream)

    listener.silent()
    listener.heard()
    listener.networkDisconnected()
    expect(slot.remoteStream).toBeNull()
    listener.networkConnected()
    expect(slot.remoteStream).toBe(stream)

    listener.closed()
    expect(slot.remoteStream).toBeNull()
  })

  it('keeps a received call until it is taken, once', () => {
    const { events, slot } = slotWithLog()
    const call = new FakeCall('call-1', remoteId)
    slot.receive(call)

    expect(events).toEqual([
      { type: 'call-received', callId: 'call-1', remoteId },
    ])
    expect(slot.take('another')).toBeNull()
    expect(slot.take('call-1')).toBe(call)
    expect(slot.take('call-1')).toBeNull()
  })
})
