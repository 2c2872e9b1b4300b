import { nextPaint } from 'src/browser/nextPaint'

import { PeerSession } from './PeerSession'

/** Has no effect and fetches nothing until `open`. */
export const createPeerSession = (): PeerSession => new PeerSession(fetchEngine)

async function fetchEngine() {
  await nextPaint()
  return (await import('./createEngine')).createEngine
}
