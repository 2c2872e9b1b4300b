import type { IncomingMessage } from 'node:http'

import type { WebSocket } from 'ws'

import type { SignallingRules } from 'src/lib/signalling/lifecycle/mountSignalling'
import type { UpgradeBudget } from 'src/lib/signalling/upgrades/UpgradeBudget'
import { readUpgrade } from 'src/lib/signalling/upgrades/upgradeGate'

import { GuardedSocket, type GuardedSocketDependencies } from './GuardedSocket'

interface GuardSocketDependencies {
  guarding: GuardedSocketDependencies
  budget: Pick<UpgradeBudget, 'blame' | 'blockOf'>
  mayReceive: SignallingRules['mayReceive']
}

/** Puts the guard in front of the WebSocket that an upgrade has become. */
export const guardSocket = (
  webSocket: WebSocket,
  request: IncomingMessage,
  { guarding, budget, mayReceive }: GuardSocketDependencies
): GuardedSocket => {
  const query = readUpgrade(request.url ?? '')
  const client = {
    userId: query.get('id') ?? '',
    mayReceive: mayReceive(query.get('grant') ?? ''),
    block: budget.blockOf(request),
    onMisuse: budget.blame(request),
  }
  return new GuardedSocket(webSocket, client, guarding)
}
