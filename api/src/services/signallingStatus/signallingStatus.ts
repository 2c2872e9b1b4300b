import type { QueryResolvers } from 'types/graphql'

import { statusSamples, takeSample } from 'src/lib/status/statusFeed'
import { apiVersion } from 'src/lib/version'

const startedAt = new Date(Date.now() - process.uptime() * 1000)

export const signallingStatus: QueryResolvers['signallingStatus'] =
  async () => ({
    latest: statusSamples().at(-1) ?? (await takeSample()).sample,
    history: [...statusSamples()],
    apiVersion,
    startedAt,
  })
