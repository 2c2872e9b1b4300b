import 'src/lib/server/checkNode'
import { hostname } from 'node:os'

import { collectDefaultMetrics } from 'prom-client'

import { createServer } from '@redwoodjs/api-server'

import { handler as peerServer } from 'src/functions/peerServer/peerServer'
import { trustOf } from 'src/lib/addresses/trustProxy'
import { openCluster } from 'src/lib/cluster/openCluster'
import { env } from 'src/lib/env/env'
import { addressLimits, limitRequests } from 'src/lib/limits/addressLimits'
import { AddressRate } from 'src/lib/limits/AddressRate'
import { limitConnections } from 'src/lib/limits/limitConnections'
import { slowClients } from 'src/lib/limits/slowClients'
import { logger, loggerOptions } from 'src/lib/logger'
import { registry } from 'src/lib/metrics/metrics'
import { mayReceive } from 'src/lib/operator/operator'
import { isPermanentId } from 'src/lib/permanentIds/isPermanentId'
import { permanentIds } from 'src/lib/permanentIds/permanentIdsOfInstallation'
import { closeOnSignal } from 'src/lib/server/closeOnSignal'
import {
  exceptHealth,
  measureHttp,
  nameOnlyFunctions,
  sendSecurityHeaders,
} from 'src/lib/server/httpHooks'
import { startProblem } from 'src/lib/server/startProblem'
import { addSignallingRoutes } from 'src/lib/signalling/lifecycle/addSignallingRoutes'
import { mountSignalling } from 'src/lib/signalling/lifecycle/mountSignalling'
import { serviceChecks } from 'src/lib/status/checks/checksOfInstallation'
import { logFigures } from 'src/lib/status/logFigures'
import { checkRedis } from 'src/lib/status/Services'
import { startStatusFeed } from 'src/lib/status/statusFeed'

async function start() {
  const trust = trustOf(env.trustProxy)
  const limits = addressLimits(env.addressLimitFactor)
  const limitFunctions = limitRequests(
    new AddressRate(limits.requestsPerMinute),
    env.allowedOrigins
  )
  const server = await createServer({
    logger: loggerOptions,
    fastifyServerOptions: {
      bodyLimit: 100_000,
      disableRequestLogging: true,
      trustProxy: trust,
      ...slowClients(),
    },
    configureApiServer: (api) => {
      api.addHook('onRequest', exceptHealth(limitFunctions))
    },
  })
  nameOnlyFunctions()
  limitConnections(server.server, trust, limits)
  collectDefaultMetrics({ register: registry })
  measureHttp(server.server)
  if (env.production) {
    sendSecurityHeaders(server.server)
  }
  const signallingRules = {
    allowedOrigins: env.allowedOrigins,
    requireOrigin: env.production,
    allowDiscovery: env.allowDiscovery,
    relaysData: env.relaysData,
    mayReceive,
    mayAttach: (userId: string, token: string) =>
      permanentIds === null || permanentIds.mayAttach(userId, token),
    isProved: (userId: string) =>
      permanentIds !== null && isPermanentId(userId),
    trust,
    limits,
  }
  // `npm start` starts a TURN relay itself, or prints why it cannot.
  if (!env.production && env.turnUrls.length === 0) {
    server.log.warn(
      'There is no relay for networks that allow no direct connection: use npm start with coturn installed, or set TURN_URLS and TURN_SECRET.'
    )
  }
  const cluster = await openCluster(env.redisUrl, server.log)
  mountSignalling(server, signallingRules, cluster)
  addSignallingRoutes(server, peerServer, signallingRules)
  serviceChecks.start()
  startStatusFeed({
    exchange: cluster,
    // The port is included, because several instances may run on one host.
    instanceName: () =>
      [hostname(), ...server.addresses().map(({ port }) => port)]
        .slice(0, 2)
        .join(':'),
    checks: async () => [
      ...serviceChecks.findings,
      await checkRedis(env.redisUrl !== '', () => cluster.answers()),
    ],
  })
  logFigures(server)
  closeOnSignal(server)
  await server.start()
}

start().catch((error: Error) => {
  const problem = startProblem(error)
  if (problem) {
    process.stderr.write(`The api cannot start: ${problem}.\n`)
  } else {
    logger.fatal(error)
  }
  process.exit(1)
})
