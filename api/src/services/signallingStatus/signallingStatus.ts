import type { QueryResolvers } from 'types/graphql'

import { apiVersion } from 'src/lib/server/version'
import {
  currentStatus,
  processStartedAt,
  statusSamples,
} from 'src/lib/status/statusFeed'

export const signallingStatus: QueryResolvers['signallingStatus'] =
  async () => {
    const { latest, instances, services } = await currentStatus()
    return {
      latest,
      services,
      instances: [...instances],
      history: [...statusSamples()],
      apiVersion,
      startedAt: processStartedAt,
    }
  }
