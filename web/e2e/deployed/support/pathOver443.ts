import { watchConnections } from '../../support/connections'
import { chosenPath } from '../../support/path'

import type { Installation } from './installation'
import { type Meet, shareUntilItMoves } from './meeting'
import { only443 } from './only443'

/** @returns the network path of the picture if only port 443 is open */
export async function pathOver443(
  meet: Meet,
  installation: Pick<Installation, 'args' | 'ports'>
): ReturnType<typeof chosenPath> {
  const network = await only443(installation.ports.tls)
  const people = await meet(installation, ...network.args)
  await watchConnections(people.sharer.context)
  await shareUntilItMoves(people)
  const path = await chosenPath(people.sharer.page)
  network.stop()
  return path
}
