import type { IncomingMessage } from 'node:http'

import type { WebSocket } from 'ws'

import {
  GuardedSocket,
  type GuardedSocketDependencies,
} from 'src/lib/signalling/sockets/GuardedSocket'

import type { UpgradeBudget } from './UpgradeBudget'
import { readUpgrade } from './upgradeGate'

export interface GuardSocketDependencies {
  guarding: GuardedSocketDependencies
  budget: Pick<UpgradeBudget, 'blame' | 'blockOf'>
  /** @param grant empty if the client sent none */
  mayReceive: (grant: string) => boolean
}

export function guardSocket(
  webSocket: WebSocket,
  request: IncomingMessage,
  { guarding, budget, mayReceive }: GuardSocketDependencies
): GuardedSocket {
  const query = readUpgrade(request.url ?? '')
  const client = {
    userId: query.get('id') ?? '',
    mayReceive: mayReceive(query.get('grant') ?? ''),
    block: budget.blockOf(request),
    onMisuse: budget.blame(request),
  }
  return new GuardedSocket(webSocket, client, guarding)
}
