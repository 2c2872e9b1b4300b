import type { QueryResolvers } from 'types/graphql'

import { apiVersion } from 'src/lib/server/version'
import { statusSamples, takeSample } from 'src/lib/status/statusFeed'

const startedAt = new Date(Date.now() - process.uptime() * 1000)

export const signallingStatus: QueryResolvers['signallingStatus'] =
  async () => ({
    latest: statusSamples().at(-1) ?? (await takeSample()).sample,
    history: [...statusSamples()],
    apiVersion,
    startedAt,
  })
