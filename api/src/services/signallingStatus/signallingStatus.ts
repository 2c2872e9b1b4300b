import type { QueryResolvers } from 'types/graphql'

import { currentStatus } from 'src/lib/status/statusFeed'

export const signallingStatus: QueryResolvers['signallingStatus'] = () =>
  currentStatus()
