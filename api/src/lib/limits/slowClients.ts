interface SlowClientLimits {
  headersMs: number
  requestMs: number
  checkEveryMs: number
}

const usual: SlowClientLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  checkEveryMs: 1_000,
}

/**
 * Options of Fastify that end the connection of a client which takes its time
 * over a request or an upgrade; Node's own wait for a minute and longer.
 */
export const slowClients = ({
  headersMs,
  requestMs,
  checkEveryMs,
}: SlowClientLimits = usual) => ({
  requestTimeout: requestMs,
  http: {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkEveryMs,
  },
})
