import type { HelperName } from 'src/domain/invite/helperName'
import type { Pin } from 'src/domain/proof/pin'
import {
  type CallerAccess,
  withCaller,
  withCallerAccess,
  withCallerName,
} from 'src/domain/ring/callers'
import type { CallerTag } from 'src/domain/ring/callerTag'
import type { IncomingRing } from 'src/domain/ring/incomingRings'
import type { PushOutcome } from 'src/domain/ring/outgoingRing'
import type { PushDevice } from 'src/domain/ring/pushDevice'
import { FakeStore } from 'src/lib/browser/FakeStore'
import { bothOpen } from 'src/lib/session/FakeShare'

import { FakeList } from './FakeList'
import { HelperRinger } from './HelperRinger'
import { RingReceiver } from './RingReceiver'
import { outgoingRingKey } from './wantedRing'

export const annasPin = 'abcdefghijklmnopqrstuA' as Pin
export const annasDevice: PushDevice = {
  endpoint: 'https://push.example/1',
  p256dh: 'key',
  auth: 'secret',
}
const dad = 'd'.repeat(22) as CallerTag

/** For tests: a father who has pressed the button, and a helper whose page is open. */
export async function fakeRing({
  pushed = 'rung' as PushOutcome,
  hasDevice = true,
  fathersPin = annasPin,
  isWanted = true,
  isGone = false,
  dadIs = 'allowed' as CallerAccess,
} = {}) {
  const { sharer, viewer, signalling } = await bothOpen()
  const helperId = viewer.session.getSnapshot().ownId!
  const store = new FakeStore()
  if (isWanted) {
    store.write(outgoingRingKey, JSON.stringify({ helperId, isWanted }))
  }
  const clock = { now: 1_764_000_000_000 }
  const now = () => clock.now
  const post = jest.fn(async (_device: PushDevice, _text: string) => pushed)
  const forgetDevice = jest.fn()
  const dependencies = {
    session: sharer.session,
    store,
    access: () => ({
      ...{ device: hasDevice ? annasDevice : null, caller: dad, isGone },
    }),
    post,
    forgetDevice,
    now,
  }
  const helper = { id: helperId, pin: fathersPin }
  const ringer = new HelperRinger(helper, dependencies)
  const named = withCallerName(withCaller([], dad, 1), dad, 'Dad' as HelperName)
  const rings = new FakeList<IncomingRing>()
  const receiver = new RingReceiver({
    session: viewer.session,
    pin: async () => annasPin,
    callers: new FakeList(withCallerAccess(named, dad, dadIs)),
    rings,
    onPush: () => () => {},
    now,
  })
  receiver.open()
  ringer.open()
  const [annasPeer, fathersPeer] = signalling.peers
  const fatherId = sharer.session.getSnapshot().ownId!
  return {
    ...{ clock, dependencies, fatherId, forgetDevice, helper, post },
    ...{ receiver, ringer, rings, sharer, signalling, store, viewer },
    annasPeer: annasPeer!,
    fathersPeer: fathersPeer!,
  }
}
