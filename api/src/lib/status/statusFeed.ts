import { hostname } from 'node:os'

import { createPubSub } from '@redwoodjs/realtime'

import { logger } from 'src/lib/logger'
import { release } from 'src/lib/server/release'

import { MinuteRates, readTotals } from './MinuteRates'
import { OtherInstances } from './OtherInstances'
import type { Services } from './Services'
import {
  type FiguresExchange,
  type InstanceFigures,
  type StatusSample,
  sumOf,
} from './StatusSample'

export interface Status {
  latest: StatusSample
  /** Sorted by name. */
  instances: InstanceFigures[]
  services: Services
  apiVersion: string
  startedAt: Date
}

const everyMs = 2000

const rates = new MinuteRates()
const others = new OtherInstances()
let current: Status | null = null

export interface StatusSources {
  exchange: FiguresExchange
  /** Host name and port of this instance. */
  instanceName: () => string
  services: () => Promise<Services>
}

let sources: StatusSources = {
  exchange: { tellFigures: () => {}, hearFigures: () => {} },
  instanceName: hostname,
  services: async () => ({
    redis: 'off',
    relay: 'off',
    relayProblem: null,
    certificateEndsAt: null,
  }),
}

const startedAt = new Date(Date.now() - process.uptime() * 1000)

export const statusEvents = createPubSub<{ status: [Status] }>()

/**
 * Reads the metrics, adds those of the other instances, and publishes the
 * status.
 */
export async function takeStatus(): Promise<Status> {
  const services = await sources.services()
  const nowMs = performance.now()
  const own: InstanceFigures = {
    name: sources.instanceName(),
    version: release,
    startedAt,
    ...rates.add(await readTotals(), nowMs),
  }
  sources.exchange.tellFigures(own)
  const instances = [own, ...others.figures(nowMs)].sort((one, other) =>
    one.name.localeCompare(other.name)
  )
  const latest = { at: new Date(), ...sumOf(instances) }
  current = { latest, instances, services, apiVersion: release, startedAt }
  statusEvents.publish('status', current)
  return current
}

/** The latest status; reads one if there is none yet. */
export const currentStatus = async (): Promise<Status> =>
  current ?? (await takeStatus())

/**
 * Takes a sample every 2 s, even if nobody watches, because the console of
 * another instance may need it.
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
