import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'

import type { GuardedSocket } from 'src/lib/signalling/sockets/GuardedSocket'
import { PendingClients } from 'src/lib/signalling/sockets/PendingClients'

import { admitSocket } from './admitSocket'

/** Fakes a cluster that answers a claim when the test says so. */
function stalled() {
  const answers: (() => void)[] = []
  const attached = new Set<string>()
  const leaveCluster = jest.fn(async () => true)
  const webSockets = new EventEmitter()
  webSockets.on('connection', () => attached.add('a'))
  const dependencies = {
    ...{ webSockets, leaveCluster },
    connectedClients: { has: (userId: string) => attached.has(userId) },
    pendingClients: new PendingClients(),
    cluster: {
      claim: () =>
        new Promise((resolve) => answers.push(() => resolve('granted'))),
      announce: () => {},
    },
    router: { deliverHere: () => {} },
    isProved: () => false,
  } as unknown as Parameters<typeof admitSocket>[2]
  const admit = ({ isOpen }: { isOpen: boolean }) =>
    admitSocket(
      { isOpen: () => isOpen, listen: () => {} } as unknown as GuardedSocket,
      { url: '/peerjs?key=peerjs&id=a&token=t' } as IncomingMessage,
      dependencies
    )
  const answer = () => answers.forEach((each) => each())
  return { admit, answer, attached, leaveCluster }
}

describe('admitSocket', () => {
  it('releases the id of a socket that has closed during the claim', async () => {
    const { admit, answer, leaveCluster } = stalled()
    const closed = admit({ isOpen: false })
    answer()
    await closed
    expect(leaveCluster).toHaveBeenCalledTimes(1)
  })

  it('does not release an id that another socket has claimed at the same time', async () => {
    const { admit, answer, attached, leaveCluster } = stalled()
    const both = [admit({ isOpen: false }), admit({ isOpen: true })]
    answer()
    await Promise.all(both)
    expect(attached.has('a')).toBe(true)
    expect(leaveCluster).not.toHaveBeenCalled()
  })
})
