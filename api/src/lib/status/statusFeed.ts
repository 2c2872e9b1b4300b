import { hostname } from 'node:os'

import { createPubSub } from '@redwoodjs/realtime'

import { logger } from 'src/lib/logger'
import { metrics } from 'src/lib/metrics/metrics'
import { release } from 'src/lib/server/release'

import type { Finding } from './checks/Finding'
import type { FiguresExchange, InstanceFigures } from './InstanceFigures'
import { OtherInstances } from './OtherInstances'

export interface Status {
  at: Date
  /** Sorted by name. */
  instances: InstanceFigures[]
  /** What the checks of this instance have found. */
  checks: Finding[]
}

const everyMs = 2000

const others = new OtherInstances()
let current: Status | null = null

export interface StatusSources {
  exchange: FiguresExchange
  /** Host name and port of this instance. */
  instanceName: () => string
  checks: () => Promise<Finding[]>
}

let sources: StatusSources = {
  exchange: { tellFigures: () => {}, hearFigures: () => {} },
  instanceName: hostname,
  checks: async () => [],
}

const startedAt = new Date(Date.now() - process.uptime() * 1000)

export const statusEvents = createPubSub<{ status: [Status] }>()

/**
 * Publishes the status of this instance together with the latest figures of the
 * others.
 */
export async function takeStatus(): Promise<Status> {
  const checks = await sources.checks()
  const { values } = await metrics.peers.get()
  const nowMs = performance.now()
  const own: InstanceFigures = {
    name: sources.instanceName(),
    version: release,
    startedAt,
    peers: values[0]?.value ?? 0,
  }
  sources.exchange.tellFigures(own)
  const instances = [own, ...others.figures(nowMs)].sort((one, other) =>
    one.name.localeCompare(other.name)
  )
  current = { at: new Date(), instances, checks }
  statusEvents.publish('status', current)
  return current
}

/** The latest status; takes a new one if there is none yet. */
export const currentStatus = async (): Promise<Status> =>
  current ?? (await takeStatus())

/**
 * Takes a sample every 2 s, even if nobody here watches, because the operator
 * console at another instance may need the figures.
 * @returns a function that stops the feed
 */
export function startStatusFeed(from: StatusSources): () => void {
  sources = from
  sources.exchange.hearFigures((instance, figures) =>
    others.note(instance, figures, performance.now())
  )
  const timer = setInterval(() => {
    takeStatus().catch((error) => logger.error(error))
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
