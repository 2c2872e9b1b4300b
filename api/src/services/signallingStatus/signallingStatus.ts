import type { QueryResolvers } from 'types/graphql'

import { release } from 'src/lib/server/release'
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
      apiVersion: release,
      startedAt: processStartedAt,
    }
  }
