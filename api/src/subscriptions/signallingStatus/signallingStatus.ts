import gql from 'graphql-tag'

import type { CurrentUser } from 'src/lib/auth'
import { statusEvents } from 'src/lib/status/statusFeed'
import type { StatusSample } from 'src/lib/status/StatusSample'

export const schema = gql`
  type Subscription {
    "Every two seconds, as long as the token lives."
    signallingSample: SignallingSample!
      @requireAuth(roles: ["admin", "superuser"])
  }
`

interface SubscriptionContext {
  currentUser: CurrentUser
}

async function* samplesUntil(expiresAt: number): AsyncGenerator<StatusSample> {
  for await (const sample of statusEvents.subscribe('sample')) {
    if (Date.now() >= expiresAt * 1000) {
      return
    }
    yield sample
  }
}

// The token is only read when the stream begins.
const signallingStatus = {
  signallingSample: {
    subscribe: (
      _root: unknown,
      _args: unknown,
      { currentUser }: SubscriptionContext
    ) => samplesUntil(currentUser.expiresAt),
    resolve: (sample: StatusSample) => sample,
  },
}

export default signallingStatus
