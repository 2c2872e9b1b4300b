import { FakeStore } from 'src/browser/FakeStore'
import { outgoingRingKey } from 'src/features/kept-helpers/wantedRing'
import type { HelperName } from 'src/features/links/model/helperName'
import type { Pin } from 'src/features/links/model/pin'
import { bothOpen } from 'src/features/session/FakeShare'

import { FakeList } from './FakeList'
import { HelperRinger } from './HelperRinger'
import {
  type CallerAccess,
  withCaller,
  withCallerAccess,
  withCallerName,
} from './model/callers'
import type { CallerTag } from './model/callerTag'
import type { IncomingRing } from './model/incomingRings'
import type { PushOutcome } from './model/outgoingRing'
import type { PushDevice } from './model/pushDevice'
import { RingReceiver } from './RingReceiver'

export const annasPin = 'abcdefghijklmnopqrstuA' as Pin
export const annasDevice: PushDevice = {
  endpoint: 'https://push.example/1',
  p256dh: 'key',
  auth: 'secret',
}
const dad = 'd'.repeat(22) as CallerTag

/**
 * Fakes a sharer who calls a saved helper by push notification, while the
 * helper's page is open.
 */
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
