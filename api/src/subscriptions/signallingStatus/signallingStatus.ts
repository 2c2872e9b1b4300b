import gql from 'graphql-tag'

import type { CurrentUser } from 'src/lib/auth'
import { type Status, statusEvents } from 'src/lib/status/statusFeed'

export const schema = gql`
  type Subscription {
    "Every two seconds, until the token expires."
    signallingNews: SignallingStatus!
      @requireAuth(roles: ["admin", "superuser"])
  }
`

interface SubscriptionContext {
  currentUser: CurrentUser
}

async function* newsUntil(expiresAt: number): AsyncGenerator<Status> {
  for await (const status of statusEvents.subscribe('status')) {
    if (Date.now() >= expiresAt * 1000) {
      return
    }
    yield status
  }
}

// Redwood checks the token only when the subscription begins, so the
// subscription ends itself when the token expires.
const signallingStatus = {
  signallingNews: {
    subscribe: (
      _root: unknown,
      _args: unknown,
      { currentUser }: SubscriptionContext
    ) => newsUntil(currentUser.expiresAt),
    resolve: (status: Status) => status,
  },
}

export default signallingStatus
