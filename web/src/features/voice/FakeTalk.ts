import { sharedBy } from 'src/features/messages/shared.fixtures'
import { until } from 'src/features/session/FakePeerSession'
import { bothOpen, isConnected, shows } from 'src/features/session/FakeShare'

import { FakeVoicePorts } from './FakeVoicePorts'
import { Voice } from './Voice'

export async function talking({
  withSound = false,
  surface = 'monitor' as 'monitor' | 'window',
} = {}) {
  const both = await bothOpen()
  both.sharer.session.share()
  await until(both.viewer.session, isConnected)
  both.sharer.capture.choose({ withSound, surface })
  await until(both.viewer.session, shows('shared'))
  const call = both.signalling.peers[1]!.placed[0]!
  const side = ({ session }: typeof both.viewer) => {
    const ports = new FakeVoicePorts()
    const shared = sharedBy(session)
    return { ports, shared, voice: new Voice(session, shared.router, ports) }
  }
  return { ...both, call, parent: side(both.sharer), helper: side(both.viewer) }
}
