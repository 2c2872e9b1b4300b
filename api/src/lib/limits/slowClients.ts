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
 * Fastify options that disconnect clients whose request or upgrade is too slow.
 * Node's own timeouts are a minute and longer.
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
